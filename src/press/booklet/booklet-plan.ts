/**
 * Plans a booklet's file: single pages for a screen, or two pages on a side of a sheet, to print, fold and staple.
 *
 * ```ts
 * const planned = planBooklet({ booklet, edition: 'colour', paper: 'a4', form: 'saddle', sides: 'duplex', fonts });
 * if (planned.ok) console.log(planned.value.sheets); // 7
 * ```
 */
import type { PrintedEdition } from '../../kit/edition.ts';
import { group, type SetNode, type Size } from '../../kit/face.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { scaledPages, type PrintedScale } from '../calibrate/printed-scale.ts';
import { round2 } from '../../kit/units.ts';
import { PAPERS, type PaperName } from '../papers.ts';
import type { PressFault } from '../impose/plan/sheet-faults.ts';
import { bookletWords, type BookletWording } from '../words/press-words.ts';
import type { SheetDocument, SheetPage } from '../sheet.ts';
import type { Booklet } from './content.ts';
import { compositorOf, together, type Painted } from './compositor.ts';
import type { BookletPage } from './booklet-page.ts';
import { bookletPages } from './booklet-pages.ts';
import { howToPages } from './how-to.ts';
import { creepOf, saddleSheets, SHEET_PAGES, type SheetSide } from './saddle.ts';
import { pageSizeOf } from './type.ts';

/** `saddle`: two pages on a side, to fold and staple; `plain`: single pages. */
export const BOOKLET_FORMS = ['saddle', 'plain'] as const;
export type BookletForm = (typeof BOOKLET_FORMS)[number];

/** How sheets are printed on both sides: by the printer, or by hand, with all fronts before all backs. */
export const BOOKLET_SIDES = ['duplex', 'single'] as const;
export type BookletSides = (typeof BOOKLET_SIDES)[number];

export interface BookletJob {
  readonly booklet: Booklet;
  readonly edition: PrintedEdition;
  readonly paper: PaperName;
  readonly form: BookletForm;
  /** Ignored for plain pages. */
  readonly sides: BookletSides;
  readonly fonts: Fonts;
  /** How long the printer prints, to be corrected on sheets to fold; left out, as long as it should. */
  readonly scale?: PrintedScale;
}

export interface BookletPlan {
  readonly document: SheetDocument;
  /** Pages of the booklet. */
  readonly pages: number;
  /** Sheets of paper without the instructions; 0 for single pages. */
  readonly sheets: number;
}

/** A page moved right by `x` mm. */
const movedRight = ({ nodes, placements }: Painted, x: number): Painted => ({
  nodes: [group<SetNode>({ x: round2(x), y: 0, nodes })],
  placements: placements.map((placement) => ({ ...placement, x: round2(placement.x + x) })),
});

const plainPage = (
  { number, title, nodes, placements }: BookletPage,
  { width, height }: Size,
): SheetPage => ({ label: String(number), title, width, height, placements, furniture: nodes });

/** One side of a sheet; both pages are moved toward the fold by `creep` mm. */
function sidePage(
  label: string,
  { left, right }: SheetSide,
  pages: readonly BookletPage[],
  size: Size,
  creep: number,
  said: BookletWording,
): SheetPage {
  const [first, second] = [pages[left - 1], pages[right - 1]];
  if (!first || !second)
    throw new Error(`a sheet shows pages ${left} and ${right}, which the booklet has not`);
  const { nodes, placements } = together([movedRight(first, creep), movedRight(second, size.width - creep)]);
  return {
    label,
    title: said.side(label, left, right),
    placements,
    furniture: nodes,
    width: 2 * size.width,
    height: size.height,
  };
}

/** Sides in file order: front and back alternating, or all fronts before all backs. */
function saddlePages(
  pages: readonly BookletPage[],
  size: Size,
  sides: BookletSides,
  said: BookletWording,
): readonly SheetPage[] {
  const sheets = saddleSheets(pages.length).map(({ front, back }, index) => ({
    front: sidePage(`${index + 1} front`, front, pages, size, creepOf(index), said),
    back: sidePage(`${index + 1} back`, back, pages, size, creepOf(index), said),
  }));
  if (sides === 'duplex') return sheets.flatMap(({ front, back }) => [front, back]);
  return [...sheets.map(({ front }) => front), ...sheets.map(({ back }) => back)];
}

export function planBooklet(job: BookletJob): Result<BookletPlan, PressFault> {
  const { booklet, edition, paper, form, sides, fonts } = job;
  const said = bookletWords(booklet.language);
  const size = pageSizeOf(paper);
  const { faces, alts, language } = booklet;
  const press = compositorOf(size, edition, { fonts, faces, alts, language });
  const pages = bookletPages(press, booklet);
  const sheets = form === 'saddle' ? pages.length / SHEET_PAGES : 0;
  const how =
    form === 'saddle' ? howToPages(press, { paper, sides, sheets, title: booklet.title, said }) : [];
  if (press.faults.length > 0)
    return failed(...press.faults.map((fault): PressFault => ({ kind: 'type', fault })));
  const made =
    form === 'plain' ? pages.map((page) => plainPage(page, size)) : saddlePages(pages, size, sides, said);
  const duplex = form === 'saddle' && sides === 'duplex' ? 'short' : 'off';
  return ok({
    pages: pages.length,
    sheets,
    document: {
      title: `${booklet.title}: ${booklet.name.toLowerCase()}, ${form === 'saddle' ? said.saddle(PAPERS[paper].name) : said.plain}`,
      subject: booklet.about,
      ...(booklet.language && { language: booklet.language }),
      duplex,
      pages: scaledPages([...how, ...made], form === 'saddle' ? job.scale : undefined),
      faces: booklet.faces,
    },
  });
}
