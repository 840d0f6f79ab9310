/** Assembles the pages of a booklet: cover, contents, the rules, variants, notes, imprint. */
import { round2 } from '../../kit/units.ts';
import { imprintPage, notesPage } from './back.ts';
import { textSlugs } from './booklet-blocks.ts';
import type { Booklet } from './content.ts';
import { inColumn, NOTHING, together, type Compositor, type Slug } from './compositor.ts';
import { COLUMNS, COLUMN_GAP, EDGE, HALF } from './type.ts';
import { fillPages, flowColumns, type FilledPage } from './fill.ts';
import { contentsPage, coverPage, FRONT_PAGES, roomBelow, type Entry } from './front.ts';
import { columnHeight, furnish, leftEdge, type BookletPage } from './booklet-page.ts';
import { SHEET_PAGES } from './saddle.ts';
import { footHeight, indexAtFoot, indexPage, numbersOn } from './number-index.ts';
import { openingOf, startOf, type Start } from './starting-pages.ts';
import { variantSlugs } from './variants.ts';

/** The contents of a page: its columns from left to right. */
interface Filled {
  readonly columns: readonly FilledPage[];
}

const inPages = (columns: readonly FilledPage[], across: number): readonly Filled[] =>
  Array.from({ length: Math.ceil(columns.length / across) }, (_, index) => ({
    columns: columns.slice(index * across, (index + 1) * across),
  }));

/** The chapter with the largest part of a page. */
function chapterOf({ columns }: Filled): string | undefined {
  const heights = new Map<string, number>();
  for (const { name, height } of columns.flatMap(({ chapters }) => chapters))
    heights.set(name, (heights.get(name) ?? 0) + height);
  return [...heights].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Pages numbered from `first`, each with its chapter in the header; `pitch` is the distance of columns, mm. */
const filledPages = (
  press: Compositor,
  filled: readonly Filled[],
  first: number,
  { game, title, pitch }: { readonly game: string; readonly title: string; readonly pitch: number },
): readonly BookletPage[] =>
  filled.map((page, index) => {
    const number = first + index;
    const chapter = chapterOf(page) ?? title;
    const left = leftEdge(number);
    const columns = page.columns.map(({ painted }, column) =>
      painted(round2(left + column * pitch), EDGE.top),
    );
    const nodes = furnish(press, number, chapter, game);
    return { number, title: chapter, ...together([{ ...NOTHING, nodes }, ...columns]) };
  });

/** The headings with their page numbers. */
const entriesOf = (filled: readonly Filled[], first: number): readonly Entry[] =>
  filled.flatMap(({ columns }, index) =>
    columns.flatMap(({ begins }) => begins.map((each) => ({ ...each, page: first + index }))),
  );

const startEntries = ({ below, pages }: Start, first: number): readonly Entry[] => [
  ...(below?.title === undefined ? [] : [{ level: 1, text: below.title, page: FRONT_PAGES } as const]),
  ...pages.flatMap(({ titles }, index) =>
    titles.map((text): Entry => ({ level: 1, text, page: first + index })),
  ),
];

/** The filled pages of a booklet. */
interface Columns {
  /** The pages before the rules. */
  readonly start: Start;
  /** The rules, and what can be played otherwise. */
  readonly text: readonly Filled[];
}

/** The number of pages for notes that fill up the last sheet. */
function sparePages({ start, text }: Columns): number {
  const read = FRONT_PAGES + start.pages.length + text.length + 1;
  return (SHEET_PAGES - (read % SHEET_PAGES)) % SHEET_PAGES;
}

/** Entries of the contents for box, set-up and numbers. */
const STARTING = 3;

/** The share of a page that text fills at least. */
export const FULL_PAGE = 0.6;
/** No page needs more than that. */
const WELL_FILLED = 0.75;
/** Where less of a page is full, what comes next follows on it. */
const FOLLOWS_ON = 0.9;

/** How much larger or smaller than usual the pictures of examples may be, mm; the first that does best is taken. */
const PICTURES = [0, -3, 3, -6, 6, -9, 9, -12, 12, -15, -18, -20, -22, -24] as const;

/** A text that is set: its rules, and what can be played otherwise. */
type SetParts = readonly (readonly Slug[])[];

const withPictures = (parts: SetParts, high: number): SetParts =>
  parts.map((part) => part.map((slug) => slug.resized?.(high) ?? slug));

/** How well pages do: fewest sheets first, then by the emptiest page but the last, which is evened out. */
function rankOf(press: Compositor, parts: SetParts, before: number): number {
  const height = columnHeight(press);
  const pages = inPages(fillPages(parts.flat(), height), COLUMNS);
  const read = before + pages.length + 1;
  const shares = pages
    .slice(0, -1)
    .map(({ columns }) => columns.reduce((sum, { filled }) => sum + filled, 0) / (COLUMNS * height));
  return Math.min(WELL_FILLED, ...shares) - Math.ceil(read / SHEET_PAGES) * SHEET_PAGES;
}

/** The parts with their pictures at the height that does best. */
function fitted(press: Compositor, parts: SetParts, before: number): SetParts {
  let best = parts;
  let rank = -Infinity;
  for (const more of PICTURES) {
    const tried = more === 0 ? parts : withPictures(parts, press.pictures + more);
    const itsRank = rankOf(press, tried, before);
    if (itsRank > rank) [best, rank] = [tried, itsRank];
  }
  return best;
}

const pagesOf = (runs: readonly (readonly FilledPage[])[]): readonly Filled[] =>
  runs.flatMap((columns) => inPages(columns, COLUMNS));

function columnsOf(press: Compositor, booklet: Booklet): Columns {
  const column = inColumn(press);
  const opening = openingOf(booklet);
  const rules = textSlugs(column, booklet.rules.slice(opening.length));
  const variants = variantSlugs(column, booklet);
  const begun = [...rules, ...variants].flatMap(({ begins }) => begins ?? []);
  const chapters = begun.filter(({ level }) => level === 1).length + STARTING;
  const spare = roomBelow(press, booklet, chapters, begun.length + STARTING - chapters);
  const start = startOf(press, booklet, spare);
  const parts = [[...(start.opens ? [] : textSlugs(column, opening)), ...rules], variants];
  const of = { height: columnHeight(press), step: HALF, across: COLUMNS, full: FOLLOWS_ON };
  const set = fitted(press, parts, FRONT_PAGES + start.pages.length);
  const flown = { start, text: pagesOf(flowColumns(set, of)) };
  // Without a page for it, the list of numbers goes to the foot of the last one.
  const count = set.flat().flatMap(({ numbers = [] }) => numbers).length;
  const reserve = sparePages(flown) === 0 ? footHeight(count) : 0;
  const closer = reserve === 0 ? flown : { start, text: pagesOf(flowColumns(set, { ...of, reserve })) };
  const columns = closer.text.length === flown.text.length ? closer : flown;
  for (const { overflow } of columns.text.flatMap((page) => page.columns))
    if (overflow > 0)
      press.faults.push({ kind: 'overflow', face: 'booklet', field: 'page', axis: 'height', overflow });
  return columns;
}

/** All pages; their number is a multiple of four, filled up with note pages. */
export const bookletPages = (press: Compositor, booklet: Booklet): readonly BookletPage[] =>
  assembled(press, booklet, columnsOf(press, booklet));

/** The pages in order, with note pages for the rest of the sheets. */
function assembled(press: Compositor, booklet: Booklet, columns: Columns): readonly BookletPage[] {
  const { start, text } = columns;
  const begins = FRONT_PAGES + 1;
  const first = begins + start.pages.length;
  const then = first + text.length;
  const spare = sparePages(columns);
  const last = then + spare;
  const numbers = numbersOn(text, first);
  // The first spare page says where each number stands, or else the foot of the last page.
  const hasIndex = spare > 0 && numbers.length > 0;
  const lastPage = {
    number: then - 1,
    filled: Math.max(0, ...(text.at(-1)?.columns ?? []).map((each) => each.filled)),
  };
  // On a single page anybody finds them.
  const isWanted = !hasIndex && numbers.length > 0 && text.length > 1;
  const atFoot = isWanted ? indexAtFoot(press, booklet, lastPage, numbers) : undefined;
  const notes = Array.from({ length: spare }, (_, index) =>
    hasIndex && index === 0
      ? indexPage(press, booklet, then, numbers)
      : notesPage(press, booklet, then + index),
  );
  const indexEntry: Entry = { level: 1, text: booklet.words.index, page: atFoot ? then - 1 : then };
  const entries = [
    ...startEntries(start, begins),
    ...entriesOf(text, first),
    ...(hasIndex || atFoot ? [indexEntry] : []),
  ];
  const pitch = inColumn(press).width + COLUMN_GAP;
  return [
    coverPage(press, booklet),
    contentsPage(press, booklet, entries, start.below?.paint),
    ...start.pages.map(({ page }, index) => page(begins + index)),
    ...filledPages(press, text, first, { game: booklet.title, title: booklet.name, pitch }).map((page) =>
      atFoot && page.number === lastPage.number ? { ...page, ...together([page, atFoot]) } : page,
    ),
    ...notes,
    imprintPage(press, booklet, last),
  ];
}
