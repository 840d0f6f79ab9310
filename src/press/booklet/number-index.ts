/** A page that says where each numbered sentence of a booklet stands: examples and cards name them by number. */
import { round2 } from '../../kit/units.ts';
import { chapterSlug } from './booklet-blocks.ts';
import { columnHeight, furnish, leftEdge, type BookletPage } from './booklet-page.ts';
import { lineAt, linesOf, NOTHING, reading, together, type Compositor } from './compositor.ts';
import type { Booklet } from './content.ts';
import type { FilledPage } from './fill.ts';
import { EDGE, HALF, SMALL_BASELINE, SMALL_LINE } from './type.ts';

/** A number, and the page on which its sentence begins. */
export interface NumberPlace {
  readonly number: string;
  readonly page: number;
}

/** The room of the heading, and between columns, mm. */
const HEAD = 7 * HALF;
const GAP = 5;
/** Columns to try: as few as hold all numbers. */
const ACROSS = [2, 3, 4, 5, 6, 7, 8] as const;

/** The numbers of pages in the order in which one looks for them: F-9 before F-10, F-10 before F-A1. */
export function numbersOn(
  pages: readonly { readonly columns: readonly FilledPage[] }[],
  first: number,
): readonly NumberPlace[] {
  const places = pages.flatMap(({ columns }, index) =>
    columns.flatMap(({ numbers }) => numbers.map((number) => ({ number, page: first + index }))),
  );
  return places.toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));
}

/** The page with the list, in columns that are read downward. */
export function indexPage(
  press: Compositor,
  { title, words }: Booklet,
  number: number,
  places: readonly NumberPlace[],
): BookletPage {
  const rows = Math.floor((columnHeight(press) - HEAD) / SMALL_LINE);
  const across = ACROSS.find((columns) => columns * rows >= places.length) ?? Math.max(...ACROSS);
  if (across * rows < places.length)
    press.faults.push({
      kind: 'overflow',
      face: 'booklet',
      field: words.index,
      axis: 'height',
      overflow: Math.ceil(places.length / across - rows) * SMALL_LINE,
    });
  const long = Math.ceil(places.length / across);
  const width = (press.width - GAP * (across - 1)) / across;
  const { small, id } = press.type;
  const left = leftEdge(number);
  const nodes = places.flatMap((place, index) => {
    const x = round2(left + Math.floor(index / long) * (width + GAP));
    const y = EDGE.top + HEAD + (index % long) * SMALL_LINE + SMALL_BASELINE;
    const [name] = linesOf(press, words.index, [{ text: place.number }], id, width);
    const [page] = linesOf(press, words.index, [{ text: String(place.page) }], small, width);
    return name && page
      ? [reading('paragraph', [lineAt(name, x, y), lineAt(page, x, y, 'right', width)])]
      : [];
  });
  const heading = chapterSlug(press, words.index).paint(left, EDGE.top);
  const list = { ...NOTHING, nodes: [...furnish(press, number, words.index, title), ...nodes] };
  return { number, title: words.index, ...together([heading, list]) };
}
