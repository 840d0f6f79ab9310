/** How countries enter the war and fall (F-160 to F-171). */
import { otherOf } from '../../../referee/seats.ts';
import { areaOf, BALKANS, BERLIN, FALLING, RUHR, SOVIETS, type AreaNumber, type Side } from './areas.ts';
import { join, passTo, type Draft } from './draft.ts';
import type { DISCARD } from './position.ts';
import { ALLIES, AXIS, cardsOf, controllerOf, DECK, type War } from './position.ts';

export const isNeutral = (position: Pick<War, 'control'>, at: AreaNumber): boolean =>
  controllerOf(position, at) === null;
/** Whether the area is a minor neutral that has not joined a side. */
export const isMinor = (position: Pick<War, 'control'>, at: AreaNumber): boolean =>
  isNeutral(position, at) && areaOf(at).starts === 'minor';
/** Whether the area is Soviet and the USSR is not in the war. */
export const isSovietNeutral = (position: Pick<War, 'control'>, at: AreaNumber): boolean =>
  isNeutral(position, at) && areaOf(at).starts === 'ussr';

/** The USSR enters: its areas become Allied, and its cards go into a pile of the Allies (F-164). */
export function enterUssr(draft: Draft, into: typeof DECK | typeof DISCARD): void {
  if (draft.ussr) return;
  draft.ussr = true;
  for (const at of SOVIETS) if (isNeutral(draft, at)) passTo(draft, at, ALLIES);
  join(draft, ALLIES, into, cardsOf(ALLIES, 'ussr'));
}

/** Whether a neutral that is attacked joins the other side at once (F-A05, F-163). */
const joins = ({ options }: Pick<War, 'options'>, at: AreaNumber): boolean =>
  !options['neutral-stays'] || at === BALKANS;

/** Effects of an attack before it is fought: a neutral joins the other side, or the USSR enters (F-A53). */
export function attacked(draft: Draft, at: AreaNumber, by: Side): void {
  if (isSovietNeutral(draft, at)) enterUssr(draft, DECK);
  else if (isMinor(draft, at) && joins(draft, at)) passTo(draft, at, otherOf(by));
}

/** Effects of a conquest: areas that fall with it, and perhaps the end of the game. */
export function conquered(draft: Draft, at: AreaNumber, by: Side): void {
  const falling = FALLING.get(at);
  if (falling !== undefined && by === AXIS && !draft.fallen.includes(at)) {
    draft.fallen = [...draft.fallen, at].toSorted((one, other) => one - other);
    for (const area of falling) if (controllerOf(draft, area) === ALLIES) passTo(draft, area, AXIS);
  }
  if (isGermanyTaken(draft)) {
    draft.stage = 'over';
    draft.waits = [];
  }
}

/** Whether the Allies control Berlin and Ruhr (F-171). */
export const isGermanyTaken = (position: Pick<War, 'control'>): boolean =>
  controllerOf(position, BERLIN) === ALLIES && controllerOf(position, RUHR) === ALLIES;

/** The Balkans join the Axis, unless they have joined a side already (F-163). */
export function joinBalkans(draft: Draft): void {
  if (isNeutral(draft, BALKANS)) passTo(draft, BALKANS, AXIS);
}
