/** The contents of the box besides the map: sides, cards, the wheel, tracks and tokens. */
export const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];

/** The years of the war, as the turn track has them. */
export const YEARS = [1940, 1941, 1942, 1943, 1944] as const;

// Action cards of both sides and neutral cards: their figures, and when they come into the game.

/** Kinds of cards; aircraft count on land and at sea, forts only in defence, dummies nowhere. */
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

interface Figures {
  readonly ground: number;
  readonly naval: number;
  /** Whether it only counts in defence. */
  readonly defends?: true;
}

/** The strengths, derived from the sums that the rulebook prints beside its list of cards. */
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

/** When action cards come: at the start, into the losses when a year begins, or when their country enters. */
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

/** A side's cards in a set; empty if the set belongs to the other side. */
export function setOf(side: Side, set: CardSet): Counts {
  const sets: Partial<Record<CardSet, Counts>> = MANIFEST[side];
  return sets[set] ?? {};
}

/** The id of an action card; equal kinds differ by their set. */
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

/** The areas of the victory cards: the rulebook names three, the other three are Germany's other land neighbours. */
export const VICTORY_AREAS = ['scandinavia', 'poland', 'yugoslavia', 'paris', 'italy', 'balkans'] as const;

// The wheel, the tracks and the tokens of The Fog of War.

/** The spaces on the rim of the operation wheel. */
export const OPERATIONS = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface DialFace {
  readonly launch: boolean;
  readonly intel: boolean;
  /** The side that gets the bonus. */
  readonly bonus: 'defence' | 'attack' | null;
}

/**
 * The face of the dial over a space, by how often it was turned since the operation began: 0 is the window
 * NEW OP. On the sixth turn the operation is lost. Derived from the rulebook's descriptions of its pictures.
 */
export const DIAL: readonly DialFace[] = [
  { launch: false, intel: false, bonus: null },
  { launch: false, intel: true, bonus: null },
  { launch: true, intel: true, bonus: 'defence' },
  { launch: true, intel: true, bonus: null },
  { launch: true, intel: true, bonus: null },
  { launch: true, intel: true, bonus: 'attack' },
];

/** Spaces of the industry track. The rulebook tells of 6, 8 and 10; the others are ours. */
export const INDUSTRY = [4, 6, 8, 10, 12, 14, 16, 18] as const;

/** Starting values of a side (F-004, F-005). */
export const START = {
  axis: { intel: 5, industry: 8 },
  allies: { intel: 7, industry: 6 },
} as const satisfies Record<Side, { readonly intel: number; readonly industry: number }>;

/** Points at which the Axis has won (F-180). */
export const GOAL = 70;

/** The hand size. */
export const HAND = 3;

/** Intelligence tokens in the box. */
export const INTEL_TOKENS = 20;

/** The bonus to the defence against a landing (F-080), and against one across a strait (F-192). */
export const INVASION = 4;
export const STRAIT_INVASION = 2;
