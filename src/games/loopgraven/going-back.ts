/** Where the lost haversack sends a unit (W-A41). */
import { besideOf, spaceAt, type SpaceNumber } from './field.ts';
import { isFree, sideOf, unitOf, type Trenches } from './position.ts';

/** The free spaces beside one that lie a row nearer home. */
function stepBack(position: Pick<Trenches, 'units'>, from: SpaceNumber, side: 0 | 1): readonly SpaceNumber[] {
  const row = spaceAt(from).row + (side === 0 ? -1 : 1);
  return besideOf(from).filter((space) => spaceAt(space).row === row && isFree(position, space));
}

/** Where a unit can end that goes back: after two steps, else after one, else nowhere; ascending. */
export function endsBack(position: Pick<Trenches, 'units'>, number: number): readonly SpaceNumber[] {
  const { owner, at } = unitOf(position, number);
  if (at === null) return [];
  const side = sideOf(owner);
  const one = stepBack(position, at, side);
  const two = [...new Set(one.flatMap((space) => stepBack(position, space, side)))];
  return (two.length > 0 ? two : one).toSorted((a, b) => a - b);
}
