/** Which place an arrow key moves to. */
import { capital } from '../../language.ts';
import { ARROWS, type SceneField, type Spot } from '../../referee/table/scene.ts';
import { middleOf } from './frame.ts';

type Arrow = (typeof ARROWS)[number];

const DIRECTIONS: Readonly<Record<Arrow, readonly [east: number, south: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** Sideways distance counts this many times as much as distance ahead. */
const ASIDE = 2;
/** A place is not in the direction if it is farther aside than this many times its distance ahead. */
const WIDEST = 2;

/**
 * Where an arrow key moves to: the neighbour the scene names, else the nearest that way; the place itself if there is
 * none.
 */
export function next<Place extends Spot & Pick<SceneField, 'beside'>>(
  places: readonly Place[],
  from: Place,
  arrow: Arrow,
): Place {
  const named = from.beside?.[arrow];
  return places.find(({ id }) => id === named) ?? nearest(places, from, DIRECTIONS[arrow]);
}

function nearest<Place extends Spot>(
  places: readonly Place[],
  from: Place,
  [east, south]: readonly [number, number],
): Place {
  const here = middleOf(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const there = middleOf(place);
    const ahead = (there.x - here.x) * east + (there.y - here.y) * south;
    const aside = Math.abs((there.x - here.x) * south) + Math.abs((there.y - here.y) * east);
    if (ahead <= 1 || aside > WIDEST * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

export const arrowOf = (key: string): Arrow | null =>
  ARROWS.find((arrow) => key === `Arrow${capital(arrow)}`) ?? null;
