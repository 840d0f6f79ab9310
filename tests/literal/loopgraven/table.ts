/** A mutable position of Loopgraven, and facts about it. */
import type { Trenches } from '../../../src/games/loopgraven/rules/position.ts';

/** A deeply mutable version of a type. */
type Changeable<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? Changeable<Item>[]
    : { -readonly [Index in keyof T]: Changeable<T[Index]> }
  : T extends object
    ? { -readonly [Key in keyof T]: Changeable<T[Key]> }
    : T;
export type Table = Changeable<Trenches>;

/** A copy by JSON, not by `structuredClone`, which would keep shared objects shared. */
export const copyOf = (position: Trenches): Table => JSON.parse(JSON.stringify(position)) as Table;

export const sideOf = (player: number): 0 | 1 => (player % 2 === 0 ? 0 : 1);
export const enemyOf = (side: number): 0 | 1 => (side === 0 ? 1 : 0);

export const taken = ({ units }: Trenches, space: number): boolean => units.some((unit) => unit.at === space);
export const onSpace = ({ units }: Trenches, space: number): number =>
  units.findIndex((unit) => unit.at === space);

/** Who plays, side A’s first. */
export const players = ({ players: count }: Trenches): readonly number[] =>
  count === 4 ? [0, 1, 2, 3] : [0, 1];
export const members = (position: Trenches, side: number): readonly number[] =>
  players(position).filter((player) => sideOf(player) === side);

/** The turns of a round: the side that begins, then the other, first members before second ones. */
export function turnOrder(position: Trenches): readonly number[] {
  const other = enemyOf(position.first);
  return position.players === 4
    ? [position.first, other, position.first + 2, other + 2]
    : [position.first, other];
}

/** The owner of the tokens that a player spends. */
export const wallet = ({ options }: Trenches, player: number): 0 | 1 | 2 | 3 =>
  (options['team-purse'] ? sideOf(player) : player) as 0 | 1 | 2 | 3;

const STEPS = { platoon: 3, car: 5, tank: 2 } as const;
export const SIDES_OF_DIE = { platoon: 6, car: 4, tank: 10 } as const;
export const PRICE = { platoon: 4, car: 6, tank: 9 } as const;
export const BONUS = { platoon: 2, car: 3, tank: 4 } as const;
export const SHOT = { normal: 5, gas: 7, advanced: 9 } as const;
export const TIERS = { artillery: [0, 10, 14], economy: [0, 5, 8, 12], general: [0, 6, 12] } as const;

/** Whether an effect of a side’s platoons, or of its cars and tanks, is about a unit. */
function isAbout(position: Trenches, number: number, scope: Trenches['effects'][number]['scope']): boolean {
  const unit = position.units[number];
  if (unit === undefined) return false;
  if ('unit' in scope) return scope.unit === number;
  if ('platoonsOf' in scope)
    return unit.type === 'platoon' && (scope.platoonsOf === 'all' || scope.platoonsOf === sideOf(unit.owner));
  if ('wheelsOf' in scope)
    return unit.type !== 'platoon' && (scope.wheelsOf === 'all' || scope.wheelsOf === sideOf(unit.owner));
  return false;
}

export const isShocked = (position: Trenches, number: number): boolean =>
  position.effects.some((each) => each.from === 'N6' && isAbout(position, number, each.scope));

/** How far a unit goes: Trench feet and hits of its owner’s turn take a step each. */
export function stepsOf(position: Trenches, number: number): number {
  const unit = position.units[number];
  if (unit === undefined) return 0;
  let steps = STEPS[unit.type];
  for (const { from, stat, scope, until } of position.effects) {
    if (stat !== 'steps' || !isAbout(position, number, scope)) continue;
    if (from === 'hit' && (!('turn' in until) || position.turns[unit.owner] < until.turn)) continue;
    steps -= 1;
  }
  return Math.max(0, steps);
}

/** Whether a card keeps a unit from moving and attacking. */
export function isHeld(position: Trenches, number: number, ownTrench: readonly number[]): boolean {
  const at = position.units[number]?.at ?? -1;
  return position.effects.some((each) => {
    if (!isAbout(position, number, each.scope)) return false;
    if (each.from === 'N2') return !ownTrench.includes(at);
    return each.from === 'N4' || each.from === 'N6';
  });
}

/** How often a unit is weakened for its next fight. */
export const weakness = ({ effects }: Trenches, number: number): number =>
  effects.filter(
    ({ from, stat, scope }) =>
      from === 'hit' && stat === 'attack' && 'unit' in scope && scope.unit === number,
  ).length;
