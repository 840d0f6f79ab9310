/** What whoever's turn it is may do with an area: the same for the list of moves and for the referee. */
import { ALL_AREAS, type AreaNumber, type Side } from './areas.ts';
import { isEmpty } from './pile.ts';
import { isNeutral, isSovietNeutral } from './politics.ts';
import {
  ALLIES,
  AXIS,
  controllerOf,
  garrisonOf,
  HAND,
  otherOf,
  pileIn,
  planFor,
  quagmireAt,
  SPACES,
  type War,
} from './position.ts';
import { isSupplied } from './supply.ts';

/** Where a side may still set up a card: areas of its own without one (F-007). */
export const setUpPlaces = (position: War): readonly AreaNumber[] =>
  ALL_AREAS.filter(
    (at) =>
      controllerOf(position, at) === position.active && isEmpty(garrisonOf(position, position.active, at)),
  );

/** Why a card may not be placed in an area; null where it may. */
export type PlaceFault = 'not-yours' | 'ussr' | 'fresh' | 'supply';

export function placeFault(position: War, at: AreaNumber): PlaceFault | null {
  const { active, options } = position;
  const quagmire = quagmireAt(position, at);
  if (quagmire?.attacker === active) return quagmire.due ? null : 'fresh';
  if (controllerOf(position, at) === otherOf(active)) return 'not-yours';
  if (options['axis-out-of-ussr'] && active === AXIS && isSovietNeutral(position, at)) return 'ussr';
  const isOwn = controllerOf(position, at) === active;
  return options['supply-and-defence'] && isOwn && !isSupplied(position, active, at) ? 'supply' : null;
}

export const mayPlace = (position: War, at: AreaNumber): boolean => placeFault(position, at) === null;

/** Whether a side's province card for an area is in its province deck (F-042). */
export const hasProvince = (position: War, side: Side, at: AreaNumber): boolean =>
  controllerOf(position, at) !== side &&
  planFor(position, side, at) === undefined &&
  quagmireAt(position, at)?.attacker !== side;

/** Whether a new operation may aim at an area (F-040 to F-042, F-A60). */
export const mayPlan = (position: War, at: AreaNumber): boolean => {
  const { active, planned, wheels } = position;
  const { turned, plans } = wheels[active];
  return !planned && plans[turned] === null && hasProvince(position, active, at);
};

/** Why an operation may not be launched at an area; null where supply alone decides. */
export type LaunchFault = 'ussr' | 'quagmire';

export function launchFault(position: War, at: AreaNumber): LaunchFault | null {
  if (position.active === ALLIES && isSovietNeutral(position, at)) return 'ussr';
  return isNeutral(position, at) && quagmireAt(position, at) !== undefined ? 'quagmire' : null;
}
export const mayLaunch = (position: War, at: AreaNumber): boolean => launchFault(position, at) === null;

/** Whether a card has to be played before the actions end: none was, and one could be (F-024). */
export const mustPlay = (position: War): boolean =>
  !position.played && !isEmpty(pileIn(position, position.active, HAND)) && canPlay(position);

const canPlay = (position: War): boolean =>
  SPACES.some((space) => position.wheels[position.active].plans[space] !== null) ||
  ALL_AREAS.some((at) => mayPlace(position, at) || mayPlan(position, at));
