/** The back matter of a booklet: pages for notes, and the imprint. */
import { art, box, type SetNode } from '../../kit/face.ts';
import { plain } from '../../book/blocks.ts';
import { round2 } from '../../kit/units.ts';
import type { Booklet, BookletCode } from './content.ts';
import {
  CLOSE,
  inColumn,
  lineAt,
  linesOf,
  paragraphAt,
  reading,
  runsOf,
  type Compositor,
} from './compositor.ts';
import { COLUMNS, COLUMN_GAP, EDGE, HALF, LINE, onGrid, SMALL_LINE } from './type.ts';
import { briefSlugs } from './booklet-blocks.ts';
import { levelColumns, type FilledPage } from './fill.ts';
import { columnHeight, furnish, leftEdge, type BookletPage } from './booklet-page.ts';

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
  return {
    number,
    title: words.notes,
    placements: [],
    nodes: [...furnish(press, number, words.notes, title), ...lines],
  };
}

/** The quiet zone about the QR code, in modules; only the visible code aligns with the text. */
const QUIET = 4;
/** The side of the QR code, mm: large enough for any phone camera. */
const CODE_SIDE = 28;

/** The QR code with its right edge at the text's. */
const codeNode = ({ side, path, address, alt }: BookletCode, right: number, y: number): SetNode => {
  const scale = CODE_SIDE / side;
  return art({
    x: round2(right - CODE_SIDE + QUIET * scale),
    y: round2(y - QUIET * scale),
    scale,
    shapes: [{ d: path, fill: '#000000' }],
    sign: { means: `${alt} ${address}`, ink: '#000000', ground: '#ffffff' },
  });
};

/** The imprint with the QR code beside it, at the foot of the page from `top` down. */
function imprintNodes(press: Compositor, { imprint, code }: Booklet, x: number) {
  const { page, type, width } = press;
  const words = [...imprint, ...(code ? [[plain(code.address)]] : [])];
  const measure = width - (code ? CODE_SIDE : 0);
  const texts = words.map((each) => linesOf(press, 'imprint', runsOf(each), type.small, measure));
  const height = texts.reduce((sum, lines) => sum + lines.length * SMALL_LINE + HALF / 2, 0);
  const top = page.height - EDGE.foot - Math.max(height, code ? CODE_SIDE - HALF : 0);
  let y = top;
  const nodes: SetNode[] = [
    box({ x, y: round2(top - 2 * HALF), width, height: 1.1, fill: type.inks.accent }),
    ...(code ? [codeNode(code, x + width, top)] : []),
  ];
  for (const lines of texts) {
    nodes.push(...paragraphAt(lines, x, y, CLOSE));
    y += lines.length * SMALL_LINE + HALF / 2;
  }
  return { nodes, top: top - 2 * HALF };
}

/** The summary of the rules between two heights, in two columns; parts are not split if there is room. */
function briefNodes(
  press: Compositor,
  brief: Booklet['brief'],
  { x, top, foot }: { readonly x: number; readonly top: number; readonly foot: number },
): readonly SetNode[] {
  const column = inColumn(press);
  const height = foot - top;
  const filled = (isWhole: boolean) =>
    levelColumns(
      brief.flatMap((part) => briefSlugs(column, part, isWhole)),
      { height, step: HALF, across: COLUMNS },
    );
  const fits = (columns: readonly FilledPage[]) =>
    columns.length <= COLUMNS && columns.every(({ overflow }) => overflow === 0);
  const whole = filled(true);
  const columns = fits(whole) ? whole : filled(false);
  if (!fits(columns)) {
    const overflow = columns.slice(COLUMNS).reduce((sum, each) => sum + each.filled, 0);
    press.faults.push({ kind: 'overflow', face: 'booklet', field: 'brief', axis: 'height', overflow });
  }
  const pitch = column.width + COLUMN_GAP;
  return columns.flatMap(({ painted }, index) => painted(round2(x + index * pitch), top).nodes);
}

/** The back cover. */
export function imprintPage(press: Compositor, booklet: Booklet, number: number): BookletPage {
  const { title, about, brief } = booklet;
  const x = leftEdge(number);
  const { type, width } = press;
  const labels = linesOf(press, 'title', [{ text: title.toUpperCase() }], { ...type.label, size: 10 }, width);
  const isBare = brief.length === 0;
  const leading = (isBare ? 4 : 3) * HALF;
  const blurb = { ...type.chapter, size: isBare ? 19 : 13 };
  const abouts = linesOf(press, 'about', [{ text: about }], blurb, width);
  const foot = imprintNodes(press, booklet, x);
  const top = EDGE.top + onGrid(5 * HALF + abouts.length * leading) + HALF;
  const nodes: SetNode[] = [
    box({ x, y: EDGE.top + HALF, width, height: 1.1, fill: type.inks.accent }),
    reading(
      'heading',
      labels.map((line) => lineAt(line, x, EDGE.top + 4 * HALF)),
    ),
    ...paragraphAt(abouts, x, EDGE.top + 5 * HALF, { leading, baseline: 0.8 * leading }),
    ...briefNodes(press, brief, { x, top, foot: foot.top }),
    ...foot.nodes,
  ];
  return { number, title, nodes, placements: [] };
}
