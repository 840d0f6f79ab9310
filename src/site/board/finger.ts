/**
 * What a finger means, which is wider than what lies under it: a place that is small and alone has the room of a thumb
 * round it; where several are as near, the board has to come nearer first. Pure.
 */
import type { Spot } from '../../referee/table/scene.ts';
import type { Point } from './board-paths.ts';
import { middleOf, type Frame } from './frame.ts';
import type { Size } from './camera-math.ts';

/** Least size of what a finger hits, px. */
export const FINGER = 44;

/** A place's size for a finger: its shorter edge, mm. */
const across = ({ width, height }: Spot): number => Math.min(width, height);

/** Distance from a point to a place, which counts as a disc, mm. */
function distance(place: Spot, { x, y }: Point): number {
  const middle = middleOf(place);
  return Math.max(0, Math.hypot(middle.x - x, middle.y - y) - across(place) / 2);
}

export type Aim =
  | { readonly touch: string }
  /** To come as near as this, px per mm, before anything is touched. */
  | { readonly nearer: number }
  | null;

/**
 * What a tap at a point means.
 *
 * @param open the places that can be touched
 * @param under the id of the place under the finger; null if there is none
 * @param scale px per mm
 */
export function aimOf(open: readonly Spot[], under: string | null, at: Point, scale: number): Aim {
  const isSmall = (place: Spot) => across(place) * scale < FINGER;
  const hit = open.find(({ id }) => id === under);
  if (hit !== undefined && !isSmall(hit)) return { touch: hit.id };
  const near = open.filter((place) => place === hit || distance(place, at) * scale < FINGER / 2);
  const [first] = near;
  if (first === undefined) return null;
  if (near.length === 1) return hit === undefined && !isSmall(first) ? null : { touch: first.id };
  return { nearer: FINGER / Math.min(...near.map(across)) };
}

/** Share of the picture that stays free round what is shown. */
const ROUND = 1.12;
/** A change of scale by less than this is not worth the unrest. */
const WORTH = 1.15;

/**
 * The part of the table to turn to while one chooses among places: all of them, as near as a finger needs, and `least`;
 * null if the picture is near enough, or can hardly come nearer.
 */
export function frameToChoose(
  open: readonly Spot[],
  also: readonly Spot[],
  size: Size,
  scale: number,
  least = 0,
): Frame | null {
  if (open.length === 0) return null;
  const wanted = Math.max(least, FINGER / Math.min(...open.map(across)));
  const all = [...open, ...also];
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const right = Math.max(...all.map(({ x, width }) => x + width));
  const bottom = Math.max(...all.map(({ y, height }) => y + height));
  const fits = Math.min(size.width / (right - left), size.height / (bottom - top)) / ROUND;
  const next = Math.min(wanted, fits);
  if (next < scale * WORTH) return null;
  return frameAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, size, next);
}

/** The part of the table about a point that a picture shows at a scale, px per mm. */
export function frameAt({ x, y }: Point, size: Size, scale: number): Frame {
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
