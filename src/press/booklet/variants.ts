/** What can be played otherwise, small: how this booklet has it, and the variant beside a box to tick. */
import { plain } from '../../book/blocks.ts';
import { box } from '../../kit/face.ts';
import { chapterSlug, paragraphSlugs } from './booklet-blocks.ts';
import type { Booklet, Variant } from './content.ts';
import { CLOSE, linesOf, NOTHING, paragraphAt, reading, type Compositor, type Slug } from './compositor.ts';
import { HALF, onGrid, SMALL_BASELINE, SMALL_LINE } from './type.ts';

/** A box to tick, and the room for it, mm. */
const TICK = 2.2;
const TICK_ROOM = 4.2;

/** A question, how it is played here, and the variant; never split. */
function variantSlug(press: Compositor, { id, question, ours, other }: Variant, label: string): Slug {
  const { small, mark, inks, id: number } = press.type;
  const field = `variant ${id}`;
  const strong = { ...small, font: 'bold' };
  const code = { ...number, size: mark.size, ink: inks.quiet, hyphenate: undefined };
  const asked = linesOf(
    press,
    field,
    [
      { text: `${question}\u00a0`, style: strong },
      { text: id, style: code },
    ],
    small,
    press.width,
  );
  const room = press.width - TICK_ROOM;
  const played = linesOf(
    press,
    field,
    [{ text: `${label.replaceAll(' ', '\u00a0')} `, style: mark }, { text: ours }],
    small,
    room,
  );
  const variant = linesOf(press, field, [{ text: other }], small, room);
  const count = asked.length + played.length + variant.length;
  return {
    height: onGrid(count * SMALL_LINE),
    before: HALF,
    keep: false,
    paint: (x, y) => {
      const left = x + TICK_ROOM;
      const below = y + asked.length * SMALL_LINE;
      const last = below + played.length * SMALL_LINE;
      const square = { x: x + 0.2, y: last + SMALL_BASELINE - TICK + 0.3, width: TICK, height: TICK };
      const tick = box({ ...square, stroke: { colour: inks.key, width: 0.2 } });
      const items = [
        reading('item', paragraphAt(played, left, below, CLOSE)),
        reading('item', [tick, ...paragraphAt(variant, left, last, CLOSE)]),
      ];
      return { ...NOTHING, nodes: [...paragraphAt(asked, x, y, CLOSE), reading('list', items)] };
    },
  };
}

/** The variants under their heading; nothing where there are none. */
export function variantSlugs(press: Compositor, { variants }: Booklet): readonly Slug[] {
  const { title, lead, label, list } = variants;
  if (list.length === 0) return [];
  return [
    chapterSlug(press, title),
    ...paragraphSlugs(press, [plain(lead)], title),
    ...list.map((each) => variantSlug(press, each, label)),
  ];
}
