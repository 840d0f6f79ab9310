/** Changes to a position that is being made: its parts are replaced and never changed. */
import type { EventMark } from '../../../cards/loopgraven/box/events.ts';
import { EVENT_MARKS } from '../../../cards/loopgraven/box/events.ts';
import { answered, asked } from '../../referee/frames.ts';
import type { SpaceNumber } from './field.ts';
import { trenchOf } from './field.ts';
import {
  isFree,
  membersOf,
  otherSide,
  sideOf,
  SIDES,
  unitAt,
  unitOf,
  withOf,
  type Player,
  type Side,
  type Trenches,
  type Wait,
} from './position.ts';

export type Draft = { -readonly [Key in keyof Trenches]: Trenches[Key] };

export const ask = (draft: Draft, ...waits: readonly Wait[]): void => {
  draft.waits = asked(draft.waits, ...waits);
};
export const settle = (draft: Draft): void => {
  draft.waits = answered(draft.waits);
};

export const inOrder = (marks: readonly EventMark[]): readonly EventMark[] =>
  marks.toSorted((one, other) => EVENT_MARKS.indexOf(one) - EVENT_MARKS.indexOf(other));

/** A card that lies before a side is used. */
export function useCard(draft: Draft, side: Side, mark: EventMark): void {
  const held = draft.held[side];
  draft.held = withOf(draft.held, side, held.toSpliced(held.indexOf(mark), 1));
}

/** A unit is laid beside the board, with all that lasted on it (W-053). */
export function lose(draft: Draft, lost: readonly number[]): void {
  if (lost.length === 0) return;
  const without = (units: readonly number[]) => units.filter((number) => !lost.includes(number));
  draft.units = draft.units.map((unit, number) => (lost.includes(number) ? { ...unit, at: null } : unit));
  draft.effects = draft.effects.filter(({ scope }) => !('unit' in scope && lost.includes(scope.unit)));
  draft.clouds = draft.clouds.map((cloud) => ({
    ...cloud,
    felt: without(cloud.felt),
    stood: without(cloud.stood),
  }));
  draft.acted = without(draft.acted);
}

export function put(draft: Draft, number: number, at: SpaceNumber): void {
  draft.units = draft.units.with(number, { ...unitOf(draft, number), at });
}

/** Whether all trench spaces of a side are full (W-A25). */
export function isFull(position: Pick<Trenches, 'units' | 'options'>, side: Side): boolean {
  const trench = trenchOf(side);
  const isEnemys = (space: SpaceNumber) => {
    const unit = position.units[unitAt(position, space)];
    return unit !== undefined && sideOf(unit.owner) !== side;
  };
  return position.options['trench-none-free']
    ? trench.every((space) => !isFree(position, space)) && trench.some(isEnemys)
    : trench.every(isEnemys);
}

/** Whether a side has no troops left (W-070, W-A24, W-A34b). */
export function isOut(position: Trenches, side: Side): boolean {
  const own = position.units.filter(({ owner }) => sideOf(owner) === side);
  if (own.some(({ at }) => at !== null)) return false;
  if (position.options['lose-board-empty'] && own.length > 0) return true;
  return membersOf(position, side).every((player) =>
    Object.values(position.pools[player]).every((left) => left === 0),
  );
}

/** The side that has won; null while the game goes on. A danger with no turn left has come true (W-071). */
export function winnerOf(position: Trenches): Side | null {
  const loser = SIDES.find((side) => isOut(position, side) || position.danger[side]?.length === 0);
  return loser === undefined ? null : otherSide(loser);
}

/** After units have moved, come or gone: whether trenches are full, and whether the game is over (W-A46). */
export function watch(draft: Draft): void {
  for (const side of SIDES) {
    if (!isFull(draft, side)) draft.danger = withOf(draft.danger, side, null);
    else if (draft.danger[side] === null)
      draft.danger = withOf(
        draft.danger,
        side,
        membersOf(draft, side).map((player) => ({ player, turn: draft.turns[player] + 1 })),
      );
  }
  if (winnerOf(draft) === null) return;
  draft.stage = 'over';
  draft.waits = [];
}

export const pay = (draft: Draft, purse: Player, tokens: number): void => {
  draft.purses = withOf(draft.purses, purse, draft.purses[purse] - tokens);
};
