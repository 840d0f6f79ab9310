/** Sets words on the booklet's grid: lines of text as slugs that pages are filled with. */
import type { PrintedEdition } from '../../kit/edition.ts';
import {
  group,
  type Line,
  type Reads,
  type Run,
  type SetFace,
  type SetNode,
  type TextStyle,
} from '../../kit/face.ts';
import { breakLines, type BrokenLine } from '../../kit/type/break.ts';
import type { TypeFault } from '../../kit/type/faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { fontFaults } from '../../kit/type/typeset.ts';
import { round2, SLACK } from '../../kit/units.ts';
import type { Placement } from '../sheet.ts';
import type { Words } from '../../book/blocks.ts';
import {
  BASELINE,
  COLUMN_GAP,
  EDGE,
  ID_COLUMN,
  LINE,
  SMALL_BASELINE,
  SMALL_LINE,
  typeOf,
  type BookletType,
  type PageSize,
} from './type.ts';

/** What is on a page, in mm of the page. */
export interface Painted {
  readonly nodes: readonly SetNode[];
  readonly placements: readonly Placement[];
}

export const NOTHING: Painted = { nodes: [], placements: [] };

export const together = (parts: readonly Painted[]): Painted => ({
  nodes: parts.flatMap(({ nodes }) => nodes),
  placements: parts.flatMap(({ placements }) => placements),
});

/** A strip of a column that no page parts. */
export interface Slug {
  /** mm, on the grid. */
  readonly height: number;
  /** Space above, mm, unless it begins a page. */
  readonly before: number;
  /** Stands on the same page as the slug after it. */
  readonly keep: boolean;
  /** May stand over to the next page while the text goes on. */
  readonly floats?: boolean;
  /** Slugs of one part of the text, to be read out as one: the very same object in each. */
  readonly part?: { readonly reads: Reads };
  /** What begins here, for the contents and the heads of the pages. */
  readonly begins?: { readonly level: 1 | 2; readonly text: string };
  readonly paint: (x: number, y: number) => Painted;
}

/** What every part of a booklet is set with. */
export interface Compositor {
  readonly fonts: Fonts;
  readonly type: BookletType;
  /** By id; a figure names them. */
  readonly faces: ReadonlyMap<string, SetFace>;
  /** What a face is called, by its id. */
  readonly alts: Readonly<Record<string, string>>;
  readonly page: PageSize;
  /** Of the column, numbers included, mm. */
  readonly width: number;
  /** Of the column of text, mm. */
  readonly measure: number;
  /** As high as the picture of an example may be, mm. */
  readonly pictures: number;
  /** What could not be set. */
  readonly faults: TypeFault[];
}

/** As high as pictures of examples are, mm, where nothing is spared by lower ones. */
const PICTURES = 46;

export function compositorOf(
  page: PageSize,
  edition: PrintedEdition,
  { fonts, faces, alts }: Pick<Compositor, 'fonts' | 'faces' | 'alts'>,
): Compositor {
  const width = round2(page.width - EDGE.inner - EDGE.outer);
  return {
    fonts,
    faces,
    alts,
    page,
    width,
    pictures: PICTURES,
    faults: [],
    type: typeOf(edition),
    measure: width - ID_COLUMN,
  };
}

/** Columns side by side on a page of rules. */
export const COLUMNS = 2;

/** The same press for one of the columns. */
export function inColumn(press: Compositor): Compositor {
  const width = round2((press.width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS);
  return { ...press, width, measure: width - ID_COLUMN };
}

/** The face that a figure names; a name that stands for none is a mistake of whoever composed it. */
export function faceOf({ faces }: Compositor, id: string): SetFace {
  const face = faces.get(id);
  if (!face) throw new Error(`a booklet shows the face ${id}, which it does not have`);
  return face;
}

/** Words as the line breaker takes them: what is stressed is set bold. */
export const runsOf = (words: Words): readonly Run[] =>
  words.map(({ kind, text }) => (kind === 'plain' ? { text } : { text, style: { font: 'bold' } }));

/** Words are measured one by one, and a line of them is kerned across their gaps: so much it may be wider, mm. */
const HAIR = 0.05;

/** Lines of `runs`, none wider than `width`; what cannot be set is a fault that names `field`, and sets nothing. */
export function linesOf(
  { fonts, faults }: Compositor,
  field: string,
  runs: readonly Run[],
  style: TextStyle,
  width: number,
): readonly BrokenLine[] {
  const face = 'booklet';
  const missing = fontFaults(face, { field, text: runs, style }, fonts);
  faults.push(...missing);
  if (missing.length > 0) return [];
  const lines = breakLines(runs, style, width - HAIR, fonts);
  const overflow = Math.max(0, ...lines.map((line) => line.width)) - width;
  if (overflow > SLACK) faults.push({ kind: 'overflow', face, field, axis: 'width', overflow });
  return lines;
}

/** The leading of the text, and of small type. */
export const FULL = { leading: LINE, baseline: BASELINE } as const;
export const CLOSE = { leading: SMALL_LINE, baseline: SMALL_BASELINE } as const;

export type Align = 'left' | 'center' | 'right';

const SHARE = { left: 0, center: 0.5, right: 1 } as const;

/** A broken line at its place; `room` is what it is aligned in, mm. */
export const lineAt = (
  { runs, width }: BrokenLine,
  x: number,
  baseline: number,
  align: Align = 'left',
  room = width,
): Line => ({
  kind: 'line',
  baseline: round2(baseline),
  runs: runs.map((run) => ({ ...run, x: round2(x + run.x + (room - width) * SHARE[align]) })),
});

/** One line of words that must fit `width`, set at once. */
export function wordsAt(
  press: Compositor,
  words: { readonly field: string; readonly text: string; readonly style: TextStyle },
  place: { readonly x: number; readonly baseline: number; readonly width: number; readonly align?: Align },
): readonly SetNode[] {
  const { field, text, style } = words;
  const lines = linesOf(press, field, [{ text }], style, place.width);
  return lines.map((line, index) =>
    lineAt(line, place.x, place.baseline + index * LINE, place.align, place.width),
  );
}

/** A slug for each line, the first and the last two of a paragraph together. */
export function lineSlugs(lines: readonly BrokenLine[], indent: number, before: number): Slug[] {
  const count = lines.length;
  const part = { reads: 'paragraph' } as const;
  return lines.map((line, index) => ({
    height: LINE,
    part,
    before: index === 0 ? before : 0,
    // Nobody wants to turn the page for three lines, or find one alone at its head.
    keep: index < count - 1 && (count < 4 || index === 0 || index === count - 2),
    paint: (x, y) => ({ ...NOTHING, nodes: [lineAt(line, x + indent, y + BASELINE)] }),
  }));
}

/** Nodes as a part of the page that is read out. */
export const reading = (reads: Reads, nodes: readonly SetNode[]): SetNode =>
  group({ x: 0, y: 0, reads, nodes });

/** Lines under one another from the top `y` down, read out as a paragraph. */
export const paragraphAt = (
  lines: readonly BrokenLine[],
  x: number,
  y: number,
  { leading, baseline }: Leading = FULL,
): readonly SetNode[] =>
  lines.length === 0
    ? []
    : [
        reading(
          'paragraph',
          lines.map((line, index) => lineAt(line, x, y + baseline + index * leading)),
        ),
      ];

/** From line to line, and from the top of the first to its baseline, mm. */
export interface Leading {
  readonly leading: number;
  readonly baseline: number;
}
