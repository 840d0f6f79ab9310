/** The action cards of both sides and the neutrals' cards: what is on them, and when they come. */
import type { Side } from './sides.ts';

/** What a card of strength is; an aircraft counts on land and at sea, a fort only in defence, a dummy nowhere. */
export const FORCES = [
  'army-3',
  'army-2',
  'army-1',
  'fort-3',
  'fort-2',
  'fleet-3',
  'fleet-2',
  'fleet-1',
  'air',
  'dummy',
] as const;
export type Force = (typeof FORCES)[number];

export interface Figures {
  readonly ground: number;
  readonly naval: number;
  /** It takes no part in an attack. */
  readonly defends?: true;
}

/** Worked out from the sums that the rulebook prints beside its list of cards. */
export const FIGURES = {
  'army-3': { ground: 3, naval: 0 },
  'army-2': { ground: 2, naval: 0 },
  'army-1': { ground: 1, naval: 0 },
  'fort-3': { ground: 3, naval: 0, defends: true },
  'fort-2': { ground: 2, naval: 0, defends: true },
  'fleet-3': { ground: 0, naval: 3 },
  'fleet-2': { ground: 0, naval: 2 },
  'fleet-1': { ground: 0, naval: 1 },
  air: { ground: 1, naval: 1 },
  dummy: { ground: 0, naval: 0 },
} as const satisfies Record<Force, Figures>;

/** When action cards come: they are there, join the losses when a year begins, or wait for their country. */
export const SETS = ['start', '1940', '1941', '1942', '1943', 'usa', 'ussr'] as const;
export type CardSet = (typeof SETS)[number];

type Counts = Readonly<Partial<Record<Force, number>>>;

/** How many of each card a side has in each set. */
export const MANIFEST = {
  axis: {
    start: { 'army-3': 1, 'army-2': 4, 'army-1': 6, 'fleet-2': 1, 'fleet-1': 3, air: 3, dummy: 8 },
    1940: {
      'army-3': 1,
      'army-2': 3,
      'army-1': 8,
      'fort-3': 1,
      'fort-2': 1,
      'fleet-3': 1,
      'fleet-1': 3,
      air: 2,
    },
  },
  allies: {
    start: {
      'army-2': 1,
      'army-1': 5,
      'fort-2': 1,
      'fleet-3': 1,
      'fleet-2': 2,
      'fleet-1': 2,
      air: 2,
      dummy: 8,
    },
    1940: { 'army-3': 1, 'army-2': 2, 'army-1': 3, 'fleet-3': 1, 'fleet-2': 1, 'fleet-1': 1, air: 4 },
    1941: { 'army-2': 1, air: 2 },
    1942: { 'army-3': 1, 'army-2': 2, air: 2 },
    1943: { 'army-3': 1, 'army-2': 2 },
    usa: { 'army-1': 1, 'fleet-2': 1, air: 2 },
    ussr: { 'army-1': 1, 'fort-2': 2 },
  },
} as const satisfies Record<Side, Partial<Record<CardSet, Counts>>>;

/** What a side has in a set; nothing where the set is the other side's. */
export function setOf(side: Side, set: CardSet): Counts {
  const sets: Partial<Record<CardSet, Counts>> = MANIFEST[side];
  return sets[set] ?? {};
}

/** The id of an action card: those of a kind are told apart by the set that they come with. */
export const actionCard = (side: Side, set: CardSet, force: Force): string => `${side}-${set}-${force}`;

/** The sums of strength that the rulebook prints beside each set; three differ from what its own counts come to (F-A02). */
export const PRINTED_SUMS = {
  axis: { start: [20, 8], 1940: [24, 8] },
  allies: {
    start: [9, 11],
    1940: [14, 10],
    1941: [4, 2],
    1942: [7, 2],
    1943: [7, 0],
    usa: [3, 3],
    ussr: [5, 0],
  },
} as const satisfies Record<Side, Partial<Record<CardSet, readonly [ground: number, naval: number]>>>;

/** The fifteen cards of the neutrals: armies. That they are armies follows from one example; how strong, is ours. */
export const NEUTRALS = { 'army-1': 4, 'army-2': 8, 'army-3': 3 } as const satisfies Counts;

/** The areas of the victory cards: three the rulebook names, three are the other land neighbours of Germany. */
export const VICTORY_AREAS = ['scandinavia', 'poland', 'yugoslavia', 'paris', 'italy', 'balkans'] as const;
export type VictoryArea = (typeof VICTORY_AREAS)[number];
