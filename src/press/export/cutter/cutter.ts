/** An export for cutting machines: pages with registration marks, and their lines as SVG and DXF. */
import type { LanguageId } from '../../../language.ts';
import { sheetWords } from '../../words/press-words.ts';
import { exportWords } from '../../words/export-words.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { HashOf } from '../../../kit/print-record.ts';
import { ok, type Result } from '../../../result.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import type { PrintedScale } from '../../calibrate/printed-scale.ts';
import type { PressFault } from '../../impose/plan/sheet-faults.ts';
import { planSheets, type SheetPlan } from '../../impose/plan/sheet-plan.ts';
import { REGISTRATION, REGISTRATION_MARGINS } from '../../impose/registration.ts';
import { PAPERS, type PaperName } from '../../papers.ts';
import type { SheetDocument } from '../../sheet.ts';
import { cutDxf, cutSvg, LAYER_NAMES } from './cut-files.ts';
import { CUT_LAYERS, cutSheet, type CutSheet } from './cut-lines.ts';
import type { ParcelFile } from '../zip.ts';

export interface CutterOrder {
  /** The game's title. */
  readonly title: string;
  /** The language of its texts; English where left out. */
  readonly language?: LanguageId;
  readonly drawn: DrawnKit;
  readonly fonts: Fonts;
  readonly hashOf: HashOf;
  readonly paper: PaperName;
  /** How long the printer prints, to be corrected; left out, as long as it should. */
  readonly scale?: PrintedScale;
}

export interface CutterParcel {
  /** The pages to print: a file name and a document. */
  readonly sheets: readonly [name: string, document: SheetDocument];
  readonly files: readonly ParcelFile[];
}

/** Cards stand apart: each is cut out with round corners, and its bleed tolerates an imprecise blade. */
function plan({
  title,
  language,
  drawn,
  fonts,
  hashOf,
  paper,
  scale,
}: CutterOrder): Result<SheetPlan, PressFault> {
  return planSheets({
    title,
    drawn,
    fonts,
    paper,
    hashOf,
    ...(language && { language }),
    ...(scale && { scale }),
    sides: 'duplex',
    layout: '6',
    marks: 'registration',
    margins: REGISTRATION_MARGINS,
  });
}

/** Only fronts have lines; a back lies under its front. */
function cutSheets({ sheets, document }: SheetPlan, { drawn: { cards }, language }: CutterOrder): CutSheet[] {
  const { back } = sheetWords(language).margin.sides;
  const radii = new Map(cards.map(({ card, front }) => [front.id, card.size.radius]));
  return sheets
    .filter(({ label }) => !label.endsWith(back))
    .map((page) => cutSheet(page, document.faces, (face) => radii.get(face) ?? 0));
}

/** Zero-padded, "07", so that file names sort. */
const numbered = (label: string, of: number): string =>
  (/^\d+/.exec(label)?.[0] ?? label).padStart(String(of).length, '0');

const sheetName = ({ label }: CutSheet, of: number): string => `sheet-${numbered(label, of)}`;

const howTo = (
  { title, language, paper }: CutterOrder,
  sheets: readonly CutSheet[],
  titles: ReadonlyMap<string, string>,
): string => {
  const { heading, steps } = exportWords(language).cutter;
  return [
    heading(title, PAPERS[paper].name, sheets.length),
    '',
    ...steps(
      REGISTRATION,
      CUT_LAYERS.map((layer) => LAYER_NAMES[layer]),
    ),
    '',
    ...sheets.map((sheet) => `  ${sheetName(sheet, sheets.length)}: ${titles.get(sheet.label) ?? ''}`),
    '',
  ].join('\n');
};

/** The files for a cutting machine. */
export function cutterParcel(order: CutterOrder): Result<CutterParcel, PressFault> {
  const planned = plan(order);
  if (!planned.ok) return planned;
  const sheets = cutSheets(planned.value, order);
  const titles = new Map(
    planned.value.sheets.map(({ label, title }) => [label, title.replace(/^[^:]*: /, '')] as const),
  );
  const lines = sheets.flatMap((sheet): ParcelFile[] => {
    const name = `cut/${sheetName(sheet, sheets.length)}`;
    return [
      [`${name}.svg`, cutSvg(sheet)],
      [`${name}.dxf`, cutDxf(sheet)],
    ];
  });
  return ok({
    sheets: ['sheets.pdf', { ...planned.value.document, pages: planned.value.sheets }],
    files: [['HOW-TO.txt', howTo(order, sheets, titles)], ...lines],
  });
}
