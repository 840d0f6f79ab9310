/** Changes to a draft of the next position: its parts are replaced, never mutated. */
import { EVENT_MARKS, type EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import { answered, asked } from '../../../referee/pending-stack.ts';
import type { SpaceNumber } from './board-spaces.ts';
import { type Player, type Side, type Trenches, type Wait, unitOf, withOf } from './position.ts';

export type Draft = { -readonly [Key in keyof Trenches]: Trenches[Key] };

export const ask = (draft: Draft, ...waits: readonly Wait[]): void => {
  draft.waits = asked(draft.waits, ...waits);
};
export const settle = (draft: Draft): void => {
  draft.waits = answered(draft.waits);
};

export const inOrder = (marks: readonly EventMark[]): readonly EventMark[] =>
  marks.toSorted((one, other) => EVENT_MARKS.indexOf(one) - EVENT_MARKS.indexOf(other));

/** Uses up a side's kept card. */
export function useCard(draft: Draft, side: Side, mark: EventMark): void {
  const held = draft.held[side];
  draft.held = withOf(draft.held, side, held.toSpliced(held.indexOf(mark), 1));
}

/** Removes units from the board, with all effects on them (W-053). */
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

export const pay = (draft: Draft, purse: Player, tokens: number): void => {
  draft.purses = withOf(draft.purses, purse, draft.purses[purse] - tokens);
};
