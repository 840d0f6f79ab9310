/** Lasting effects on units and players. */
import { FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import { type Sum, bearing, reckon } from './timed-effects.ts';
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

export function concernsUnit(unit: Unit, number: number, scope: Scope): boolean {
  if ('unit' in scope) return scope.unit === number;
  if ('platoonsOf' in scope) return unit.type === 'platoon' && isAbout(scope.platoonsOf, unit);
  return 'wheelsOf' in scope && unit.type !== 'platoon' && isAbout(scope.wheelsOf, unit);
}

/** The effects on a figure of a unit that are in force now. */
export function bearsOn(
  { effects, turns, units }: Told,
  number: number,
  stat: Timed['stat'],
): readonly Timed[] {
  if (effects.length === 0) return effects;
  const unit = unitOf({ units }, number);
  return bearing(effects, stat, turns, (scope) => concernsUnit(unit, number, scope));
}

/** A unit's steps per move with their parts (W-040, W-100, W-062); may be negative, which is as good as 0. */
export const stepsOf = (position: Told, number: number): Sum<Timed['from']> =>
  reckon(FIGURES[unitOf(position, number).type].steps, bearsOn(position, number, 'steps'));

export const isShocked = (position: Told, number: number): boolean =>
  bearsOn(position, number, 'shock').length > 0;

/** The effect that stops a unit from moving and attacking; null if none does (W-101, W-102, W-A42, W-A42a). */
export function heldStillBy(position: Told, number: number): Timed['from'] | null {
  const [shock] = bearsOn(position, number, 'shock');
  if (shock !== undefined) return shock.from;
  const { owner, at } = unitOf(position, number);
  const inTrench = at !== null && trenchOf(sideOf(owner)).includes(at);
  return bearsOn(position, number, 'still').find(({ from }) => from !== 'N2' || !inTrench)?.from ?? null;
}

/** Whether a player's income is doubled; two cards do not make it fourfold (W-114, W-A45). */
export const isDoubled = ({ effects, turns }: Pick<Trenches, 'effects' | 'turns'>, player: Player): boolean =>
  bearing(effects, 'income', turns, (scope) => 'player' in scope && scope.player === player).length > 0;
