/** Where the cards of a field lie: one in its middle, several in a row or a column of which a strip of each is seen. */
import type { Box } from '../referee/table/scene.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The strip that is seen of a card under another, as a share of it; of many cards less. */
const STRIP = 0.2;
/** Between cards that lie side by side, mm. */
const GAP = 2;

/** A card of `length` along a field of `room`, and `across` it: how large the cards are, and how far from one to the next. */
function along(
  length: number,
  room: number,
  { across, width }: { readonly across: number; readonly width: number },
  count: number,
) {
  const strips = count > 1 ? (count - 1) * Math.min(STRIP, 1 / (count - 1)) : 0;
  const scale = Math.min(1, width / across, room / (length * (1 + strips)));
  const left = room - length * scale;
  return { scale, step: count > 1 ? Math.min(length * scale + GAP, left / (count - 1)) : 0 };
}

/** The places of so many cards of one size in a field, the lowest first. */
export function fanned(field: Box, { width, height }: Size, count: number): readonly Box[] {
  const across = along(width, field.width, { across: height, width: field.height }, count);
  const down = along(height, field.height, { across: width, width: field.width }, count);
  // Down, if both are as good: names stand at the top of cards.
  const isDown = down.scale > across.scale || (down.scale === across.scale && down.step >= across.step);
  const { scale, step } = isDown ? down : across;
  const [w, h] = [width * scale, height * scale];
  const fan = step * (count - 1);
  const [x, y] = [
    field.x + (field.width - w - (isDown ? 0 : fan)) / 2,
    field.y + (field.height - h - (isDown ? fan : 0)) / 2,
  ];
  return Array.from({ length: count }, (_, index) => ({
    x: x + (isDown ? 0 : step * index),
    y: y + (isDown ? step * index : 0),
    width: w,
    height: h,
  }));
}
