/** The papers that sheets are made for. */
/** A paper in portrait, mm. */
export interface Paper {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export type PaperSize = Pick<Paper, 'width' | 'height'>;

export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
  a3: { name: 'A3', width: 297, height: 420 },
  a2: { name: 'A2', width: 420, height: 594 },
  tabloid: { name: 'Tabloid', width: 279.4, height: 431.8 },
} as const satisfies Readonly<Record<string, Paper>>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

/** Papers of home printers; the others are for posters and print shops. */
export const HOME_PAPERS = ['a4', 'letter'] as const satisfies readonly PaperName[];
export type HomePaper = (typeof HOME_PAPERS)[number];
