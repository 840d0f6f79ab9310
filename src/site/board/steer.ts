/** Arrow keys: which place lies next in a direction. */
import type { Spot } from '../../referee/scene.ts';
import { middleOf } from './frame.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Places to the side count as this much farther than places straight ahead. */
const ASIDE = 2;

/** The nearest place from one in the direction of an arrow key; itself where there is none. */
export function next(places: readonly Spot[], from: Spot, key: string): Spot {
  const [east, south] = DIRECTIONS[key] ?? [0, 0];
  const here = middleOf(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const there = middleOf(place);
    const ahead = (there.x - here.x) * east + (there.y - here.y) * south;
    const aside = Math.abs((there.x - here.x) * south) + Math.abs((there.y - here.y) * east);
    // Half a card to the side at most for each card ahead, so that a straight row is walked along.
    if (ahead <= 1 || aside > 2 * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** Whether a key is an arrow. */
export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);
