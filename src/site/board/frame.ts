/** Frames: the visible part of the table, as rectangles in mm. `camera-math.ts` moves them. */
import type { Box, Scene, Touch } from '../../referee/table/scene.ts';

export type Frame = Box;

/** Paper margin round the cards, mm. */
const MARGIN = 10;
/** Smallest width of a frame, mm: the closest zoom. */
export const CLOSEST = 90;

/** Room for row and column names, mm, on the left and above. */
export const GUTTER = 13;

/**
 * The smallest frame with every card and every place for a new one, `margin` mm of paper round them, and room for
 * rulers if the board has any.
 */
export function frameOf(
  scene: Pick<Scene, 'cards' | 'fields' | 'rulers'>,
  touches: readonly Touch[] = [],
  margin: number = MARGIN,
): Frame {
  const spots = [...scene.cards, ...scene.fields, ...touches.flatMap(({ spot }) => spot ?? [])];
  if (spots.length === 0) return { x: 0, y: 0, width: CLOSEST, height: CLOSEST };
  const { rows = [], columns = [] } = scene.rulers ?? {};
  const left = margin + (rows.length > 0 ? GUTTER : 0);
  const top = margin + (columns.length > 0 ? GUTTER : 0);
  const x = Math.min(...spots.map((spot) => spot.x)) - left;
  const y = Math.min(...spots.map((spot) => spot.y)) - top;
  const right = Math.max(...spots.map((spot) => spot.x + spot.width)) + margin;
  const bottom = Math.max(...spots.map((spot) => spot.y + spot.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

export const viewBox = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((length) => Math.round(length * 100) / 100).join(' ');

export const middleOf = ({ x, y, width, height }: Frame): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const meet = (one: Frame, other: Frame): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
