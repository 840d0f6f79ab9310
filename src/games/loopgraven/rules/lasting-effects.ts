/** Effects that last for a while, on units of Loopgraven and on players. */
import { FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import { type Sum, bearing, reckon } from '../../../referee/effects.ts';
import { trenchOf } from './board-spaces.ts';
import {
  type Player,
  type Scope,
  type Side,
  type Timed,
  type Trenches,
  type Unit,
  sideOf,
  unitOf,
} from './position.ts';

type Told = Pick<Trenches, 'effects' | 'turns' | 'units'>;

const isAbout = (whose: Side | 'all', { owner }: Unit): boolean => whose === 'all' || whose === sideOf(owner);

/** Whether a scope takes in a unit. */
export function concernsUnit(unit: Unit, number: number, scope: Scope): boolean {
  if ('unit' in scope) return scope.unit === number;
  if ('platoonsOf' in scope) return unit.type === 'platoon' && isAbout(scope.platoonsOf, unit);
  return 'wheelsOf' in scope && unit.type !== 'platoon' && isAbout(scope.wheelsOf, unit);
}

/** What bears on a unit’s figure now. */
export function bearsOn(
  { effects, turns, units }: Told,
  number: number,
  stat: Timed['stat'],
): readonly Timed[] {
  if (effects.length === 0) return effects;
  const unit = unitOf({ units }, number);
  return bearing(effects, stat, turns, (scope) => concernsUnit(unit, number, scope));
}

/** How far a unit goes in a move, and why (W-040, W-100, W-062); below 0 it goes nowhere. */
export const stepsOf = (position: Told, number: number): Sum<Timed['from']> =>
  reckon(FIGURES[unitOf(position, number).type].steps, bearsOn(position, number, 'steps'));

export const isShocked = (position: Told, number: number): boolean =>
  bearsOn(position, number, 'shock').length > 0;

/** The card by which a unit can neither move nor attack; null where it can (W-101, W-102, W-A42, W-A42a). */
export function heldStillBy(position: Told, number: number): Timed['from'] | null {
  const [shock] = bearsOn(position, number, 'shock');
  if (shock !== undefined) return shock.from;
  const { owner, at } = unitOf(position, number);
  const inTrench = at !== null && trenchOf(sideOf(owner)).includes(at);
  return bearsOn(position, number, 'still').find(({ from }) => from !== 'N2' || !inTrench)?.from ?? null;
}

/** How often the income of a player is doubled: two cards do not make it fourfold (W-114, W-A45). */
export const isDoubled = ({ effects, turns }: Pick<Trenches, 'effects' | 'turns'>, player: Player): boolean =>
  bearing(effects, 'income', turns, (scope) => 'player' in scope && scope.player === player).length > 0;
