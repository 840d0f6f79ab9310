/** The front matter of a booklet: cover and contents. */
import { box, group, type SetNode } from '../../kit/face.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { round2 } from '../../kit/units.ts';
import { chapterSlug } from './booklet-blocks.ts';
import type { Booklet } from './content.ts';
import {
  CLOSE,
  linesOf,
  NOTHING,
  paragraphAt,
  reading,
  runsOf,
  together,
  wordsAt,
  type Compositor,
  type Painted,
} from './compositor.ts';
import { columnHeight, furnish, leftEdge, type BookletPage } from './booklet-page.ts';
import { BASELINE, EDGE, HALF, LINE, SMALL_LINE } from './type.ts';

export const FRONT_PAGES = 2;

/** The game's own cover, within what printers print. */
export function coverPage(press: Compositor, { title, cover, pictures }: Booklet): BookletPage {
  const inset = EDGE.outer;
  const size = { width: press.page.width - 2 * inset, height: press.page.height - 2 * inset };
  const face = { id: 'booklet cover', ...size, bleed: 0, safe: 0, nodes: cover(size) };
  const set = typeset(face, press.fonts, { pictures });
  if (!set.ok) press.faults.push(...set.faults);
  const clip = { x: 0, y: 0, ...size };
  const nodes = set.ok ? [group<SetNode>({ x: inset, y: inset, clip, nodes: set.value.nodes })] : [];
  return { number: 1, title, nodes: [reading('title', nodes)], placements: [] };
}

/** An entry of the contents. */
export interface Entry {
  readonly level: 1 | 2;
  readonly text: string;
  readonly page: number;
}

/** Spacing of entries in a short table of contents, and in one with something below it; the room for heading and key, mm. */
const ROOMY = 2.2 * LINE;
const CLOSER = 1.1 * LINE;
const KEY_ROOM = 62;
const HEADING = 8 * HALF;
/** Of a section below its chapter, mm. */
const INDENT = 4;

const keyTexts = (press: Compositor, { key }: Booklet) =>
  key.map((each) => linesOf(press, 'key', runsOf(each), press.type.small, press.width));

const keyHeight = (texts: ReturnType<typeof keyTexts>): number =>
  texts.reduce((sum, lines) => sum + lines.length * SMALL_LINE + HALF / 2, 0);

/** The room between close entries and the key, mm; `entries` are the numbers of chapters and of sections. */
export function roomBelow(press: Compositor, booklet: Booklet, chapters: number, sections: number): number {
  const listed = (chapters + sections) * CLOSER + (chapters * HALF) / 2;
  return columnHeight(press) - HEADING - listed - keyHeight(keyTexts(press, booklet)) - 4 * HALF;
}

/** The contents with the key, and between them what `below` paints. */
export function contentsPage(
  press: Compositor,
  booklet: Booklet,
  entries: readonly Entry[],
  below?: (x: number, y: number) => Painted,
): BookletPage {
  const { words, title } = booklet;
  const { type, width, page } = press;
  const [x, number] = [leftEdge(FRONT_PAGES), FRONT_PAGES];
  const nodes: SetNode[] = [];
  let y = EDGE.top;
  nodes.push(...chapterSlug(press, words.contents).paint(x, y).nodes);
  y += HEADING;
  const items: SetNode[] = [];
  const pitch = below ? CLOSER : Math.min(ROOMY, (columnHeight(press) - KEY_ROOM) / (entries.length + 1));
  for (const { level, text, page: at } of entries) {
    const style = level === 1 ? { ...type.body, font: 'bold' } : type.body;
    const indent = level === 1 ? 0 : INDENT;
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
    y += pitch;
  }
  nodes.push(reading('list', items));
  const under = below?.(x, y + HALF) ?? NOTHING;
  const texts = keyTexts(press, booklet);
  let at = page.height - EDGE.foot - keyHeight(texts);
  nodes.push(box({ x, y: round2(at - HALF), width, height: 0.2, fill: type.inks.key }));
  for (const lines of texts) {
    nodes.push(...paragraphAt(lines, x, at, CLOSE));
    at += lines.length * SMALL_LINE + HALF / 2;
  }
  return {
    number,
    title: words.contents,
    ...together([
      { placements: [], nodes: [...furnish(press, number, words.contents, title), ...nodes] },
      under,
    ]),
  };
}
