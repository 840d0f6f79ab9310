/** What units and players may do in a turn. */
import { FIGURES, TIER_COSTS, type Track, type UnitType } from '../../../../cards/loopgraven/data/tables.ts';
import { reach } from '../../../geometry/reach.ts';
import { type SpaceNumber, aheadOf, besideOf, distanceOf, trenchOf } from './board-spaces.ts';
import {
  type Player,
  type Trenches,
  isFree,
  purseOf,
  sectionOf,
  sideOf,
  unitAt,
  unitOf,
  unitsWhere,
} from './position.ts';
import { heldStillBy, stepsOf } from './lasting-effects.ts';

/** Whether a unit of the active player may move or attack, regardless of actions left. */
export const canAct = (position: Trenches, number: number): boolean =>
  !hasActed(position, number) && heldStillBy(position, number) === null;

export const hasActed = ({ options, acted }: Trenches, number: number): boolean =>
  options['one-action-per-unit'] && acted.includes(number);

/** The free spaces a unit can reach in so many steps, around all other units (W-040, W-041). */
export function reachedWithin(
  position: Pick<Trenches, 'units'>,
  from: SpaceNumber,
  steps: number,
): readonly SpaceNumber[] {
  const search = {
    from: [from],
    next: (space: SpaceNumber) => besideOf(space).filter((other) => isFree(position, other)),
    budget: steps,
  };
  return [...reach(search).keys()].filter((space) => space !== from);
}

export function reachOf(position: Trenches, number: number): readonly SpaceNumber[] {
  const { at } = unitOf(position, number);
  const { total } = stepsOf(position, number);
  return at === null || total < 1 ? [] : reachedWithin(position, at, total);
}

/** Where a player may deploy, whether occupied or not (W-A07, W-A34). */
export function deployedTo(
  position: Pick<Trenches, 'options' | 'players'>,
  player: Player,
): readonly SpaceNumber[] {
  const trench = trenchOf(sideOf(player), sectionOf(position, player));
  return position.options['deploy-to-field'] ? aheadOf(trench) : trench;
}

/** Actions for the next unit or upgrade of a turn: the first and the fourth cost one (W-032, W-A47). */
export const itemCost = ({ items }: Pick<Trenches, 'items'>): 0 | 1 => (items === 0 || items === 3 ? 1 : 0);

export const has = (position: Pick<Trenches, 'options' | 'purses'>, player: Player): number =>
  position.purses[purseOf(position, player)];

/** The cost of the next tier of a track; null if there is none (W-060). */
export const nextTier = ({ tiers }: Pick<Trenches, 'tiers'>, player: Player, track: Track): number | null =>
  TIER_COSTS[track][tiers[player][track] + 1] ?? null;

export const canDeploy = (position: Trenches, type: UnitType): boolean => {
  const { active, pools, actions } = position;
  return (
    pools[active][type] > 0 && FIGURES[type].cost <= has(position, active) && itemCost(position) <= actions
  );
};

/** Whether a space is free where the active player may deploy. */
export const hasRoom = (position: Trenches): boolean =>
  deployedTo(position, position.active).some((at) => isFree(position, at));

/** Whether units two spaces away may join an attack: the side has Kabiem, or used it this turn. */
export const hasKabiem = ({ kabiem, held, active }: Pick<Trenches, 'kabiem' | 'held' | 'active'>): boolean =>
  kabiem || held[sideOf(active)].includes('P2');

/** Own units that can attack a space, ascending: adjacent ones, and with Kabiem those two spaces away (W-050, W-A48). */
export const attackersOf = (position: Trenches, at: SpaceNumber): readonly number[] => {
  const { active } = position;
  const most = hasKabiem(position) ? 2 : 1;
  return unitsWhere(position, (unit) => unit.owner === active && distanceOf(unit.at, at) <= most).filter(
    (number) => canAct(position, number),
  );
};

export const enemiesOf = (position: Trenches): readonly number[] =>
  unitsWhere(position, ({ owner }) => sideOf(owner) !== sideOf(position.active));

export function isEnemyOn(position: Trenches, at: SpaceNumber): boolean {
  const number = unitAt(position, at);
  return number >= 0 && sideOf(unitOf(position, number).owner) !== sideOf(position.active);
}
