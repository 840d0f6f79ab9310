/** A page that says where each numbered sentence of a booklet stands: examples and cards name them by number. */
import { round2 } from '../../kit/units.ts';
import { chapterSlug } from './booklet-blocks.ts';
import { columnHeight, furnish, leftEdge, type BookletPage } from './booklet-page.ts';
import { box, type SetNode } from '../../kit/face.ts';
import { lineAt, linesOf, NOTHING, reading, together, type Compositor, type Painted } from './compositor.ts';
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

/** Where the list stands: in how many columns of how many lines, mm. */
interface ListPlace {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly rows: number;
}

/** The list, in columns that are read downward. */
function listNodes(
  press: Compositor,
  { words }: Booklet,
  places: readonly NumberPlace[],
  { left, top, across, rows }: ListPlace,
): readonly SetNode[] {
  const width = (press.width - GAP * (across - 1)) / across;
  const { small, id } = press.type;
  return places.flatMap((place, index) => {
    const x = round2(left + Math.floor(index / rows) * (width + GAP));
    const y = top + (index % rows) * SMALL_LINE + SMALL_BASELINE;
    const [name] = linesOf(press, words.index, [{ text: place.number }], id, width);
    const [page] = linesOf(press, words.index, [{ text: String(place.page) }], small, width);
    return name && page
      ? [reading('paragraph', [lineAt(name, x, y), lineAt(page, x, y, 'right', width)])]
      : [];
  });
}

/** The page with the list. */
export function indexPage(
  press: Compositor,
  booklet: Booklet,
  number: number,
  places: readonly NumberPlace[],
): BookletPage {
  const { title, words } = booklet;
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
  const left = leftEdge(number);
  const place = { left, top: EDGE.top + HEAD, across, rows: Math.ceil(places.length / across) };
  const heading = chapterSlug(press, words.index).paint(left, EDGE.top);
  const nodes = [...furnish(press, number, words.index, title), ...listNodes(press, booklet, places, place)];
  return { number, title: words.index, ...together([heading, { ...NOTHING, nodes }]) };
}

/** Columns of the list at the foot of a page, and the room of its heading, mm. */
const FOOT_ACROSS = 8;
const FOOT_HEAD = 4 * HALF;

/** The height of the list at the foot of a page, with the space above it, mm. */
export const footHeight = (count: number): number =>
  Math.ceil(count / FOOT_ACROSS) * SMALL_LINE + FOOT_HEAD + 2 * HALF;

/** The list at the foot of page `number`, if it fits below `filled`, mm of its columns; undefined where it does not. */
export function indexAtFoot(
  press: Compositor,
  booklet: Booklet,
  { number, filled }: { readonly number: number; readonly filled: number },
  places: readonly NumberPlace[],
): Painted | undefined {
  if (columnHeight(press) - footHeight(places.length) < filled) return undefined;
  const rows = Math.ceil(places.length / FOOT_ACROSS);
  const top = columnHeight(press) - rows * SMALL_LINE;
  const left = leftEdge(number);
  const { words } = booklet;
  const y = EDGE.top + top - FOOT_HEAD;
  const head = linesOf(press, words.index, [{ text: words.index }], press.type.section, press.width);
  const nodes = [
    box({ x: left, y, width: press.width, height: 0.25, fill: press.type.inks.accent }),
    reading(
      'heading',
      head.map((line) => lineAt(line, left, y + 5)),
    ),
    ...listNodes(press, booklet, places, { left, top: EDGE.top + top, across: FOOT_ACROSS, rows }),
  ];
  return { ...NOTHING, nodes };
}
