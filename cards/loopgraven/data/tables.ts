/** The figures of Loopgraven, as the rulebook's tables have them. */

export const UNITS = ['platoon', 'car', 'tank'] as const;
export type UnitType = (typeof UNITS)[number];

export interface UnitFigures {
  /** The most steps in a move. */
  readonly steps: number;
  /** The sides of its die, in attack and in defence (W-A04). */
  readonly die: 4 | 6 | 10;
  /** Tokens to deploy one. */
  readonly cost: number;
  /** Tokens a turn for one on a start space of the enemy's (W-012). */
  readonly bonus: number;
  /** How many the box has of each colour. */
  readonly supply: number;
}

export const FIGURES = {
  platoon: { steps: 3, die: 6, cost: 4, bonus: 2, supply: 10 },
  car: { steps: 5, die: 4, cost: 6, bonus: 3, supply: 5 },
  tank: { steps: 2, die: 10, cost: 9, bonus: 4, supply: 2 },
} as const satisfies Record<UnitType, UnitFigures>;

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type GameLength = (typeof LENGTHS)[number];

export interface LengthFigures extends Readonly<Record<UnitType, number>> {
  /** About how long it takes. */
  readonly minutes: readonly [least: number, most: number];
  readonly tokens: number;
}

/** Starting troops and tokens of a player (W-001). */
export const LENGTH_TABLE = {
  short: { minutes: [15, 30], platoon: 5, car: 2, tank: 0, tokens: 10 },
  medium: { minutes: [30, 60], platoon: 7, car: 2, tank: 1, tokens: 15 },
  long: { minutes: [45, 90], platoon: 8, car: 4, tank: 2, tokens: 15 },
} as const satisfies Record<GameLength, LengthFigures>;

export const TRACKS = ['artillery', 'economy', 'general'] as const;
export type Track = (typeof TRACKS)[number];

/** What each tier of a track costs, from tier 0, which everybody has (W-060). */
export const TIER_COSTS = {
  artillery: [0, 10, 14],
  economy: [0, 5, 8, 12],
  general: [0, 6, 12],
} as const satisfies Record<Track, readonly number[]>;

/** Tokens a turn, by the tier of the economy (W-010, W-011). */
export const INCOMES = [3, 4, 5, 6] as const;
/** Actions a turn, by the tier of the general (W-030). */
export const ACTIONS = [2, 3, 4] as const;

export const AMMUNITION = ['normal', 'gas', 'advanced'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

export interface AmmunitionFigures {
  readonly price: number;
  /** The tier of the artillery from which it may be fired. */
  readonly tier: 0 | 1 | 2;
  /** Spaces that a shot covers, in the middle of the board. */
  readonly spaces: number;
}

export const AMMUNITION_TABLE = {
  normal: { price: 5, tier: 0, spaces: 1 },
  gas: { price: 7, tier: 1, spaces: 3 },
  advanced: { price: 9, tier: 2, spaces: 7 },
} as const satisfies Record<Ammunition, AmmunitionFigures>;

/** The penalty of a hit: on each move in its owner's next turn, and on its total in its next fight (W-062). */
export const WEAKENING = { steps: 1, attack: 2 } as const;

/** The stack drawn from, by the roll in a green round (W-021). */
export const EVENT_ROLLS = { negative: [1, 2], none: [3, 4], positive: [5, 6] } as const;
