/** Assembles the pages of a booklet: cover, contents, the rules, choices to agree on, notes, imprint. */
import { plain } from '../../book/blocks.ts';
import { box } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import { imprintPage, notesPage } from './back.ts';
import { chapterSlug, paragraphSlugs, slugsOf } from './booklet-blocks.ts';
import type { Booklet } from './content.ts';
import { inColumn, NOTHING, together, wordsAt, type Compositor, type Slug } from './compositor.ts';
import { COLUMNS, COLUMN_GAP, EDGE, HALF, ID_COLUMN } from './type.ts';
import { levelColumns, type FilledPage } from './fill.ts';
import { contentsPage, coverPage, FRONT_PAGES, roomBelow, type Entry } from './front.ts';
import { columnHeight, furnish, isRight, leftEdge, type BookletPage } from './booklet-page.ts';
import { SHEET_PAGES } from './saddle.ts';
import { indexPage, numbersOn } from './number-index.ts';
import { startOf, type Start } from './starting-pages.ts';

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

/** Lines for the names of players and the date. */
function namesSlug(press: Compositor, names: readonly string[]): Slug {
  const { small, inks } = press.type;
  const gap = 5;
  const width = (press.measure - gap * (names.length - 1)) / names.length;
  return {
    height: 4 * HALF,
    before: 2 * HALF,
    keep: true,
    paint: (x, y) => ({
      ...NOTHING,
      nodes: names.flatMap((name, index) => {
        const left = x + ID_COLUMN + index * (width + gap);
        return [
          box({ x: round2(left), y: y + 2.4 * HALF, width: round2(width), height: 0.2, fill: inks.key }),
          ...wordsAt(
            press,
            { field: 'names', text: name, style: small },
            { x: left, baseline: y + 2.4 * HALF + 3, width },
          ),
        ];
      }),
    }),
  };
}

function agreementSlugs(press: Compositor, { agreement, words }: Booklet): readonly Slug[] {
  const { title, lead, blocks, names, note } = agreement;
  if (blocks.length === 0) return [];
  return [
    chapterSlug(press, title),
    ...paragraphSlugs(press, [plain(lead)], 'agreement'),
    namesSlug(press, names),
    ...blocks.flatMap((block) => slugsOf(press, block, words.inForce)),
    ...paragraphSlugs(press, [plain(note)], 'agreement', 2 * HALF),
  ];
}

/** The headings with their page numbers. */
const entriesOf = (filled: readonly Filled[], first: number): readonly Entry[] =>
  filled.flatMap(({ columns }, index) =>
    columns.flatMap(({ begins }) => begins.map((each) => ({ ...each, page: first + index }))),
  );

const startEntries = ({ below, pages }: Start, first: number): readonly Entry[] => [
  ...(below ? [{ level: 1, text: below.title, page: FRONT_PAGES } as const] : []),
  ...pages.flatMap(({ titles }, index) =>
    titles.map((text): Entry => ({ level: 1, text, page: first + index })),
  ),
];

/** The filled columns of the rules, and of the choices to agree on. */
interface Columns {
  /** The pages before the rules. */
  readonly start: Start;
  readonly rules: readonly Filled[];
  readonly agreement: readonly Filled[];
}

/** The number of pages for notes that fill up the last sheet. */
function sparePages({ start, rules, agreement }: Columns): number {
  const read = FRONT_PAGES + start.pages.length + rules.length + agreement.length + 1;
  return (SHEET_PAGES - (read % SHEET_PAGES)) % SHEET_PAGES;
}

/** The number of note pages before and after the choices to agree on. */
function notesAbout(columns: Columns): { readonly before: number; readonly after: number } {
  const { start, rules, agreement } = columns;
  const spare = sparePages(columns);
  // Puts the two pages to fill in side by side, if there is a spare page for that.
  const before =
    agreement.length > 1 && spare > 0 && isRight(FRONT_PAGES + start.pages.length + rules.length + 1) ? 1 : 0;
  return { before, after: spare - before };
}

/** Entries of the contents for box, set-up and numbers. */
const STARTING = 3;

function columnsOf(press: Compositor, booklet: Booklet): Columns {
  const height = columnHeight(press);
  const { inForce } = booklet.words;
  const column = inColumn(press);
  const rules = levelColumns(
    booklet.rules.flatMap((block) => slugsOf(column, block, inForce)),
    { height, step: HALF, across: COLUMNS },
  );
  const agreement = levelColumns(agreementSlugs(press, booklet), { height, step: HALF, across: 1 });
  for (const { overflow } of [...rules, ...agreement])
    if (overflow > 0)
      press.faults.push({ kind: 'overflow', face: 'booklet', field: 'page', axis: 'height', overflow });
  const begun = [...rules, ...agreement].flatMap(({ begins }) => begins);
  const chapters = begun.filter(({ level }) => level === 1).length + STARTING;
  const spare = roomBelow(press, booklet, chapters, begun.length + STARTING - chapters);
  return {
    start: startOf(press, booklet, spare),
    rules: inPages(rules, COLUMNS),
    agreement: inPages(agreement, 1),
  };
}

const pagesIn = ({ rules, agreement }: Columns): number => rules.length + agreement.length;

/** Reductions of the height of pictures to try, mm, when that saves a sheet that would mostly be notes. */
const LOWER = [3, 6, 9, 12, 15, 18] as const;

/** The columns that need the fewest sheets, and the compositor for them. */
function closest(press: Compositor, booklet: Booklet): readonly [Compositor, Columns] {
  const usual = columnsOf(press, booklet);
  const over = SHEET_PAGES - sparePages(usual);
  if (over > SHEET_PAGES / 2) return [press, usual];
  for (const lower of LOWER) {
    const closer = { ...press, pictures: press.pictures - lower, faults: [] };
    const columns = columnsOf(closer, booklet);
    if (pagesIn(columns) <= pagesIn(usual) - over) return [closer, columns];
  }
  return [press, usual];
}

/** All pages; their number is a multiple of four, filled up with note pages. */
export function bookletPages(press: Compositor, booklet: Booklet): readonly BookletPage[] {
  const [chosen, columns] = closest({ ...press, faults: [] }, booklet);
  const pages = assembled(chosen, booklet, columns);
  press.faults.push(...chosen.faults);
  return pages;
}

/** The pages in order, with note pages for the rest of the sheets. */
function assembled(press: Compositor, booklet: Booklet, columns: Columns): readonly BookletPage[] {
  const { start, rules, agreement } = columns;
  const { before, after } = notesAbout(columns);
  const begins = FRONT_PAGES + 1;
  const first = begins + start.pages.length;
  const then = first + rules.length + before;
  const last = then + agreement.length + after;
  const numbers = numbersOn(rules, first);
  // The first spare page says where each number stands.
  const spare = before > 0 ? then - before : last - after;
  const hasIndex = before + after > 0 && numbers.length > 0;
  const notes = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      hasIndex && from + index === spare
        ? indexPage(press, booklet, spare, numbers)
        : notesPage(press, booklet, from + index),
    );
  const indexEntry: Entry = { level: 1, text: booklet.words.index, page: spare };
  const game = booklet.title;
  const entries = [
    ...startEntries(start, begins),
    ...entriesOf(rules, first),
    ...entriesOf(agreement, then),
    ...(hasIndex ? [indexEntry] : []),
  ].toSorted((one, other) => one.page - other.page);
  const pitch = inColumn(press).width + COLUMN_GAP;
  return [
    coverPage(press, booklet),
    contentsPage(press, booklet, entries, start.below?.paint),
    ...start.pages.map(({ page }, index) => page(begins + index)),
    ...filledPages(press, rules, first, { game, title: booklet.name, pitch }),
    ...notes(then - before, before),
    ...filledPages(press, agreement, then, { game, title: booklet.agreement.title, pitch }),
    ...notes(last - after, after),
    imprintPage(press, booklet, last),
  ];
}
