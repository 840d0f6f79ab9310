/** The pages of a booklet in their order: cover, contents, the rules, what to agree on, notes, imprint. */
import { plain } from '../../book/blocks.ts';
import { box } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import { imprintPage, notesPage } from './back.ts';
import { chapterSlug, paragraphSlugs, slugsOf } from './blocks.ts';
import type { Booklet } from './content.ts';
import { NOTHING, together, wordsAt, type Compositor, type Slug } from './compositor.ts';
import { fillPages, type FilledPage } from './fill.ts';
import { contentsPage, coverPage, FRONT_PAGES, type Entry } from './front.ts';
import { columnHeight, furnish, isRight, leftEdge, type BookletPage } from './page.ts';
import { SHEET_PAGES } from './saddle.ts';
import { EDGE, HALF, ID_COLUMN } from './type.ts';

/** Pages of a filled column, from number `first` on. */
function columnPages(
  press: Compositor,
  filled: readonly FilledPage[],
  first: number,
  { left, right }: { readonly left: string; readonly right: string },
): readonly BookletPage[] {
  let chapter = right;
  return filled.map(({ painted, begins }, index) => {
    const number = first + index;
    const [begun] = begins.filter(({ level }) => level === 1);
    // A page is headed by the chapter that it begins with, or that begins on it.
    const title = begun && (index === 0 || chapter === right) ? begun.text : chapter;
    chapter = begins.findLast(({ level }) => level === 1)?.text ?? chapter;
    const head = isRight(number) ? title : left;
    const column = painted(leftEdge(number), EDGE.top);
    return { number, title, ...together([{ ...NOTHING, nodes: furnish(press, number, head) }, column]) };
  });
}

/** Lines to write on: who plays, and when. */
function namesSlug(press: Compositor, names: readonly string[]): Slug {
  const { small, inks } = press.type;
  const gap = 5;
  const width = (press.measure - gap * (names.length - 1)) / names.length;
  return {
    ...{ height: 4 * HALF, before: 2 * HALF, keep: true },
    paint: (x, y) => ({
      ...NOTHING,
      nodes: names.flatMap((name, index) => {
        const left = x + ID_COLUMN + index * (width + gap);
        return [
          box({ x: round2(left), y: y + 2.4 * HALF, width: round2(width), height: 0.2, fill: inks.key }),
          ...wordsAt(
            press,
            { field: 'names', text: name, style: small },
            {
              ...{ x: left, baseline: y + 2.4 * HALF + 3, width },
            },
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

/** Where each heading came to stand. */
const entriesOf = (filled: readonly FilledPage[], first: number): readonly Entry[] =>
  filled.flatMap(({ begins }, index) => begins.map((each) => ({ ...each, page: first + index })));

/** How many pages for notes stand before what is agreed on, and how many after it. */
function notesAbout(rules: number, agreement: number): { readonly before: number; readonly after: number } {
  const read = FRONT_PAGES + rules + agreement + 1;
  const spare = (SHEET_PAGES - (read % SHEET_PAGES)) % SHEET_PAGES;
  // Two pages to be filled in lie open side by side, where a page can be spared for it.
  const before = agreement > 1 && spare > 0 && isRight(FRONT_PAGES + rules + 1) ? 1 : 0;
  return { before, after: spare - before };
}

/** Every page; their number is a multiple of four, filled up with pages for notes. */
export function bookletPages(press: Compositor, booklet: Booklet): readonly BookletPage[] {
  const height = columnHeight(press);
  const { inForce } = booklet.words;
  const rules = fillPages(
    booklet.rules.flatMap((block) => slugsOf(press, block, inForce)),
    height,
  );
  const agreement = fillPages(agreementSlugs(press, booklet), height);
  for (const { overflow } of [...rules, ...agreement])
    if (overflow > 0)
      press.faults.push({ kind: 'overflow', face: 'booklet', field: 'page', axis: 'height', overflow });
  const { before, after } = notesAbout(rules.length, agreement.length);
  const first = FRONT_PAGES + 1;
  const then = first + rules.length + before;
  const last = then + agreement.length + after;
  const notes = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => notesPage(press, booklet, from + index));
  const left = booklet.title;
  return [
    coverPage(press, booklet),
    contentsPage(press, booklet, [...entriesOf(rules, first), ...entriesOf(agreement, then)]),
    ...columnPages(press, rules, first, { left, right: booklet.name }),
    ...notes(then - before, before),
    ...columnPages(press, agreement, then, { left, right: booklet.agreement.title }),
    ...notes(last - after, after),
    imprintPage(press, booklet, last),
  ];
}
