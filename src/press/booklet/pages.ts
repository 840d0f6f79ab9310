/** The pages of a booklet in their order: cover, contents, the rules, what to agree on, notes, imprint. */
import { art, box, group, type SetNode } from '../../kit/face.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { round2 } from '../../kit/units.ts';
import { slugsOf, paragraphSlugs } from './blocks.ts';
import type { Booklet, BookletCode } from './content.ts';
import {
  lineAt,
  linesOf,
  CLOSE,
  NOTHING,
  paragraphAt,
  reading,
  runsOf,
  together,
  wordsAt,
  type Compositor,
  type Painted,
  type Slug,
} from './compositor.ts';
import { fillPages, type FilledPage } from './fill.ts';
import { SHEET_PAGES } from './saddle.ts';
import { BASELINE, EDGE, HALF, ID_COLUMN, LINE, SMALL_LINE } from './type.ts';

/** A page as it is read. */
export interface BookletPage extends Painted {
  /** From 1, the cover. */
  readonly number: number;
  /** What begins here or goes on, for its bookmark. */
  readonly title: string;
}

/** Pages before the first of the rules: the cover and the contents. */
const FRONT_PAGES = 2;

/** Page 1 is a right one: its fold is on its left. */
const isRight = (number: number): boolean => number % 2 === 1;

const leftEdge = (number: number): number => (isRight(number) ? EDGE.inner : EDGE.outer);

/** Height of a column, mm. */
const columnHeight = ({ page }: Compositor): number =>
  Math.floor((page.height - EDGE.top - EDGE.foot) / HALF) * HALF;

/** The head and the number of a page: the game on the left, the chapter on the right, both outside. */
function furnish(press: Compositor, number: number, words: string): readonly SetNode[] {
  const { page, type, width } = press;
  const x = leftEdge(number);
  const align = isRight(number) ? 'right' : 'left';
  const nodes = [
    ...wordsAt(
      press,
      { field: 'head', text: words.toUpperCase(), style: type.head },
      { x, baseline: EDGE.head, width, align },
    ),
    box({ x, y: EDGE.head + 1.5, width, height: 0.2, fill: type.inks.key }),
    ...wordsAt(
      press,
      { field: 'page', text: String(number), style: type.folio },
      { x, baseline: page.height - EDGE.folio, width, align },
    ),
  ];
  return [reading('decoration', nodes)];
}

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

/** The game's own cover, within what printers reach. */
function coverPage(press: Compositor, { title, cover }: Booklet): BookletPage {
  const inset = EDGE.outer;
  const size = { width: press.page.width - 2 * inset, height: press.page.height - 2 * inset };
  const set = typeset({ id: 'booklet cover', ...size, bleed: 0, safe: 0, nodes: cover(size) }, press.fonts);
  if (!set.ok) press.faults.push(...set.faults);
  const clip = { x: 0, y: 0, ...size };
  const nodes = set.ok ? [group<SetNode>({ x: inset, y: inset, clip, nodes: set.value.nodes })] : [];
  return { number: 1, title, nodes: [reading('title', nodes)], placements: [] };
}

/** A heading of the contents and where it is. */
interface Entry {
  readonly level: 1 | 2;
  readonly text: string;
  readonly page: number;
}

function contentsPage(
  press: Compositor,
  { words, key, title }: Booklet,
  entries: readonly Entry[],
): BookletPage {
  const { type, width, page } = press;
  const [x, number] = [leftEdge(FRONT_PAGES), FRONT_PAGES];
  const nodes: SetNode[] = [];
  let y = EDGE.top;
  const heading = linesOf(press, 'contents', [{ text: words.contents }], type.chapter, width);
  nodes.push(
    box({ x, y: y + HALF, width, height: 1.1, fill: type.inks.accent }),
    reading(
      'heading',
      heading.map((line) => lineAt(line, x, y + HALF + 8.4)),
    ),
  );
  y += 8 * HALF;
  const items: SetNode[] = [];
  for (const { level, text, page: at } of entries) {
    const style = level === 1 ? { ...type.body, font: 'bold' } : type.body;
    const indent = level === 1 ? 0 : ID_COLUMN / 2;
    if (level === 1) y += HALF / 2;
    const line = [
      ...wordsAt(
        press,
        { field: 'contents', text, style },
        { x: x + indent, baseline: y + BASELINE, width: width - 20 },
      ),
      ...wordsAt(
        press,
        { field: 'contents', text: String(at), style },
        { x, baseline: y + BASELINE, width, align: 'right' },
      ),
    ];
    items.push(reading('item', [reading('paragraph', line)]));
    y += LINE;
  }
  nodes.push(reading('list', items));
  const texts = key.map((each) => linesOf(press, 'key', runsOf(each), type.small, width));
  let at =
    page.height - EDGE.foot - texts.reduce((sum, lines) => sum + lines.length * SMALL_LINE + HALF / 2, 0);
  nodes.push(box({ x, y: round2(at - HALF), width, height: 0.2, fill: type.inks.key }));
  for (const lines of texts) {
    nodes.push(...paragraphAt(lines, x, at, CLOSE));
    at += lines.length * SMALL_LINE + HALF / 2;
  }
  return {
    ...{ number, title: words.contents, placements: [] },
    nodes: [...furnish(press, number, title), ...nodes],
  };
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
    ...slugsOf(press, { kind: 'chapter', text: title }, ''),
    ...paragraphSlugs(press, [{ text: lead }], 'agreement'),
    namesSlug(press, names),
    ...blocks.flatMap((block) => slugsOf(press, block, words.inForce)),
    ...paragraphSlugs(press, [{ text: note }], 'agreement', 2 * HALF),
  ];
}

/** A page to write on. */
function notesPage(press: Compositor, { title, words }: Booklet, number: number): BookletPage {
  const x = leftEdge(number);
  const count = Math.floor(columnHeight(press) / (2 * LINE));
  const lines = Array.from({ length: count }, (_, index) =>
    box({
      x,
      y: round2(EDGE.top + (index + 1) * 2 * LINE),
      width: press.width,
      height: 0.1,
      fill: press.type.inks.quiet,
    }),
  );
  const head = isRight(number) ? words.notes : title;
  return { number, title: words.notes, placements: [], nodes: [...furnish(press, number, head), ...lines] };
}

/** Bare modules about a code, which need not keep its edge from standing under that of the text. */
const QUIET = 4;
/** Side of the code, mm: its modules are read from paper by any telephone. */
const CODE_SIDE = 32;

function codeNodes(
  press: Compositor,
  { side, path, address, alt }: BookletCode,
  x: number,
  y: number,
): SetNode[] {
  const lines = linesOf(press, 'address', [{ text: address }], press.type.small, press.width);
  return [
    art({
      x: round2(x - (QUIET * CODE_SIDE) / side),
      y,
      scale: CODE_SIDE / side,
      shapes: [{ d: path, fill: '#000000' }],
      sign: { means: `${alt} ${address}`, ink: '#000000', ground: '#ffffff' },
    }),
    ...paragraphAt(lines, x, y + CODE_SIDE + 0.6, CLOSE),
  ];
}

function imprintPage(
  press: Compositor,
  { title, about, imprint, code }: Booklet,
  number: number,
): BookletPage {
  const x = leftEdge(number);
  const { page, type, width } = press;
  const texts = imprint.map((each) => linesOf(press, 'imprint', runsOf(each), type.small, width));
  const height = texts.reduce((sum, lines) => sum + lines.length * SMALL_LINE + HALF / 2, 0);
  let y = page.height - EDGE.foot - height;
  const heads = linesOf(press, 'title', [{ text: title }], type.chapter, width);
  const abouts = linesOf(press, 'about', [{ text: about }], type.body, width);
  const below = EDGE.top + HALF + 8.4 + (heads.length - 1) * 3 * HALF;
  const nodes: SetNode[] = [
    box({ x, y: EDGE.top + HALF, width, height: 1.1, fill: type.inks.accent }),
    reading(
      'heading',
      heads.map((line, index) => lineAt(line, x, EDGE.top + HALF + 8.4 + index * 3 * HALF)),
    ),
    ...paragraphAt(abouts, x, below + 2 * HALF),
    box({ x, y: round2(y - 2 * HALF), width, height: 1.1, fill: type.inks.accent }),
  ];
  if (code) nodes.push(...codeNodes(press, code, x, round2(y - 2 * HALF - CODE_SIDE - 14)));
  for (const lines of texts) {
    nodes.push(...paragraphAt(lines, x, y, CLOSE));
    y += lines.length * SMALL_LINE + HALF / 2;
  }
  return { number, title, nodes, placements: [] };
}

/** Where each heading came to stand. */
const entriesOf = (filled: readonly FilledPage[], first: number): readonly Entry[] =>
  filled.flatMap(({ begins }, index) => begins.map((each) => ({ ...each, page: first + index })));

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
  const [first, then] = [FRONT_PAGES + 1, FRONT_PAGES + 1 + rules.length];
  const entries = [...entriesOf(rules, first), ...entriesOf(agreement, then)];
  const left = booklet.title;
  const read = [
    coverPage(press, booklet),
    contentsPage(press, booklet, entries),
    ...columnPages(press, rules, first, { left, right: booklet.name }),
    ...columnPages(press, agreement, then, { left, right: booklet.agreement.title }),
  ];
  const missing = (SHEET_PAGES - ((read.length + 1) % SHEET_PAGES)) % SHEET_PAGES;
  const notes = Array.from({ length: missing }, (_, index) =>
    notesPage(press, booklet, read.length + 1 + index),
  );
  return [...read, ...notes, imprintPage(press, booklet, read.length + missing + 1)];
}
