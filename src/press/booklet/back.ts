/** What a booklet ends with: pages for notes, and the imprint. */
import { art, box, type SetNode } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import type { Booklet, BookletCode } from './content.ts';
import { CLOSE, lineAt, linesOf, paragraphAt, reading, runsOf, type Compositor } from './compositor.ts';
import { columnHeight, furnish, isRight, leftEdge, type BookletPage } from './page.ts';
import { EDGE, HALF, LINE, SMALL_LINE } from './type.ts';

/** A page to write on. */
export function notesPage(press: Compositor, { title, words }: Booklet, number: number): BookletPage {
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

export function imprintPage(
  press: Compositor,
  { title, about, imprint, code }: Booklet,
  number: number,
): BookletPage {
  const x = leftEdge(number);
  const { page, type, width } = press;
  const texts = imprint.map((each) => linesOf(press, 'imprint', runsOf(each), type.small, width));
  const height = texts.reduce((sum, lines) => sum + lines.length * SMALL_LINE + HALF / 2, 0);
  let y = page.height - EDGE.foot - height;
  const labels = linesOf(press, 'title', [{ text: title.toUpperCase() }], { ...type.label, size: 10 }, width);
  const blurb = { ...type.chapter, size: 19 };
  const abouts = linesOf(press, 'about', [{ text: about }], blurb, width);
  const nodes: SetNode[] = [
    box({ x, y: EDGE.top + HALF, width, height: 1.1, fill: type.inks.accent }),
    reading(
      'heading',
      labels.map((line) => lineAt(line, x, EDGE.top + 4 * HALF)),
    ),
    ...paragraphAt(abouts, x, EDGE.top + 5 * HALF, { leading: 4 * HALF, baseline: 3.2 * HALF }),
    box({ x, y: round2(y - 2 * HALF), width, height: 1.1, fill: type.inks.accent }),
  ];
  if (code) nodes.push(...codeNodes(press, code, x, round2(y - 2 * HALF - CODE_SIDE - 14)));
  for (const lines of texts) {
    nodes.push(...paragraphAt(lines, x, y, CLOSE));
    y += lines.length * SMALL_LINE + HALF / 2;
  }
  return { number, title, nodes, placements: [] };
}
