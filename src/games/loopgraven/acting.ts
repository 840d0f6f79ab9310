/** What a unit and a player can do in a turn. */
import {
  AMMUNITION_TABLE,
  FIGURES,
  TIER_COSTS,
  type Ammunition,
  type Track,
  type UnitType,
} from '../../../cards/loopgraven/box/tables.ts';
import { reach } from '../../referee/geometry/reach.ts';
import { aheadOf, besideOf, distanceOf, trenchOf, type SpaceNumber } from './field.ts';
import {
  isFree,
  purseOf,
  sectionOf,
  sideOf,
  unitOf,
  unitsWhere,
  type Player,
  type Trenches,
} from './position.ts';
import { heldStillBy, stepsOf } from './timed.ts';

/** Whether a unit of whoever’s turn it is can move or attack, actions apart. */
export const canAct = (position: Trenches, number: number): boolean =>
  !hasActed(position, number) && heldStillBy(position, number) === null;

export const hasActed = ({ options, acted }: Trenches, number: number): boolean =>
  options['one-action-per-unit'] && acted.includes(number);

/** The free spaces that a unit comes to within so many steps, round all others (W-040, W-041). */
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

/** Where a player may deploy, units there apart (W-A07, W-A34). */
export function deployedTo(
  position: Pick<Trenches, 'options' | 'players'>,
  player: Player,
): readonly SpaceNumber[] {
  const trench = trenchOf(sideOf(player), sectionOf(position, player));
  return position.options['deploy-to-field'] ? aheadOf(trench) : trench;
}

/** Actions that the next unit or upgrade of a turn costs: the first and the fourth one each (W-032, W-A47). */
export const itemCost = ({ items }: Pick<Trenches, 'items'>): 0 | 1 => (items === 0 || items === 3 ? 1 : 0);

export const has = (position: Pick<Trenches, 'options' | 'purses'>, player: Player): number =>
  position.purses[purseOf(position, player)];

/** What the next tier of a track costs; null where there is none (W-060). */
export const nextTier = ({ tiers }: Pick<Trenches, 'tiers'>, player: Player, track: Track): number | null =>
  TIER_COSTS[track][tiers[player][track] + 1] ?? null;

export const canDeploy = (position: Trenches, type: UnitType): boolean => {
  const { active, pools, actions } = position;
  return (
    pools[active][type] > 0 && FIGURES[type].cost <= has(position, active) && itemCost(position) <= actions
  );
};

/** The tier of the artillery that counts in this turn (W-A28). */
export const gunTier = ({
  tiers,
  active,
  guns,
  options,
}: Pick<Trenches, 'tiers' | 'active' | 'guns' | 'options'>): number =>
  tiers[active].artillery - (options['upgrades-next-turn'] ? guns : 0);

/** How far from an own trench space a shot goes with `fire-range`. Ours: over half of the board. */
export const FIRE_RANGE = 6;

/** Whether the artillery of whoever’s turn it is reaches a space (W-A09a). */
export const reachesWithFire = (
  { options, active }: Pick<Trenches, 'options' | 'active'>,
  at: SpaceNumber,
): boolean =>
  !options['fire-range'] || trenchOf(sideOf(active)).some((space) => distanceOf(space, at) <= FIRE_RANGE);

/** Actions that a shot costs (W-A09). */
export const shotCost = ({ options }: Pick<Trenches, 'options'>): 0 | 1 => (options['fire-free'] ? 0 : 1);

export function canFire(position: Trenches, ammunition: Ammunition): boolean {
  const { active, actions, shots, options } = position;
  const { price, tier } = AMMUNITION_TABLE[ammunition];
  const isOff = options['one-shot'] && shots > 0;
  return (
    !isOff && tier <= gunTier(position) && price <= has(position, active) && shotCost(position) <= actions
  );
}

/** Whether units two spaces away may join an attack: Kabiem lies before the side, or has been played for this turn. */
export const hasKabiem = ({ kabiem, held, active }: Pick<Trenches, 'kabiem' | 'held' | 'active'>): boolean =>
  kabiem || held[sideOf(active)].includes('P2');

/** Own units that can attack a space, ascending: those beside it, and with Kabiem those two spaces away (W-050, W-A48). */
export const attackersOf = (position: Trenches, at: SpaceNumber): readonly number[] => {
  const { active } = position;
  const most = hasKabiem(position) ? 2 : 1;
  return unitsWhere(position, (unit) => unit.owner === active && distanceOf(unit.at, at) <= most).filter(
    (number) => canAct(position, number),
  );
};

/** Enemy units on the board of whoever’s turn it is. */
export const enemiesOf = (position: Trenches): readonly number[] =>
  unitsWhere(position, ({ owner }) => sideOf(owner) !== sideOf(position.active));
