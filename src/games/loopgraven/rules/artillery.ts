/** Artillery: legal shots, and the effects of a hit. */
import { type Timed, type Trenches, sideOf, unitOf } from './position.ts';
import { type SpaceNumber, distanceOf, trenchOf } from './board-spaces.ts';
import { AMMUNITION_TABLE, type Ammunition, WEAKENING } from '../../../../cards/loopgraven/data/tables.ts';
import { has } from './permissions.ts';

/** The artillery tier in force this turn (W-A28). */
export const gunTier = ({
  tiers,
  active,
  guns,
  options,
}: Pick<Trenches, 'tiers' | 'active' | 'guns' | 'options'>): number =>
  tiers[active].artillery - (options['upgrades-next-turn'] ? guns : 0);

/** Range from an own trench space with the option fire-range. Our figure: over half of the board. */
export const FIRE_RANGE = 6;

/** Whether the active player's artillery reaches a space (W-A09a). */
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

/** The effects of a hit on a unit (W-062, W-A38, W-A05). */
export function hitOn(
  { turns, units, options }: Pick<Trenches, 'turns' | 'units' | 'options'>,
  number: number,
): readonly Timed[] {
  const { owner: of } = unitOf({ units }, number);
  const next = { of, turn: turns[of] + 1 };
  const scope = { unit: number };
  const occasion = options['weak-attack-only'] ? 'attack' : 'fight';
  return [
    { from: 'hit', stat: 'steps', change: { delta: -WEAKENING.steps }, scope, since: next, until: next },
    {
      from: 'hit',
      stat: 'attack',
      change: { delta: -WEAKENING.attack },
      scope,
      until: { occasion, times: 1 },
    },
  ];
}
