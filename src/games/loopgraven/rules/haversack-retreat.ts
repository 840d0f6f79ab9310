/** The card Lost haversack: which units go back, and where (W-A17, W-A41). */
import { type SpaceNumber, besideOf, spaceAt } from './board-spaces.ts';
import { type Side, type Trenches, isFree, sideOf, unitOf } from './position.ts';
import { type Draft, ask } from './draft.ts';

/** Free adjacent spaces one row nearer home. */
function stepBack(position: Pick<Trenches, 'units'>, from: SpaceNumber, side: 0 | 1): readonly SpaceNumber[] {
  const row = spaceAt(from).row + (side === 0 ? -1 : 1);
  return besideOf(from).filter((space) => spaceAt(space).row === row && isFree(position, space));
}

/** Where a retreating unit may end: after two steps, else one, else nowhere; ascending. */
export function endsBack(position: Pick<Trenches, 'units'>, number: number): readonly SpaceNumber[] {
  const { owner, at } = unitOf(position, number);
  if (at === null) return [];
  const side = sideOf(owner);
  const one = stepBack(position, at, side);
  const two = [...new Set(one.flatMap((space) => stepBack(position, space, side)))];
  return (two.length > 0 ? two : one).toSorted((a, b) => a - b);
}

/**
 * Sends back the unit that the side moved last, or with the option haversack-turn all it moved in its last turn,
 * the last one first (W-A17).
 */
export function sendBack(draft: Draft, side: Side): void {
  const moved = draft.moved[side].toReversed();
  const meant = draft.options['haversack-turn'] ? moved : moved.slice(0, 1);
  const units = meant.filter((number) => unitOf(draft, number).at !== null);
  const [first] = units;
  if (first !== undefined) ask(draft, { kind: 'back', seat: unitOf(draft, first).owner, units });
}
