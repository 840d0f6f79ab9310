import {
  FIGURES,
  NARROW_CITY,
  SIDES,
  TILE_SQUARES,
  WEIGHTS,
  WIDE_CITY,
  WINDOW_ROWS,
  type Weight,
} from '../../../../cards/street-armour/data/box.ts';
import type { Facing, Square } from '../../../geometry/squares.ts';
import type { Both, Seats } from '../../../referee/seats.ts';
import type { Options } from './options.ts';

/**
 * A position: plain JSON with everything on the table, and what is to be decided. It includes the ground, so
 * a street of five squares is a position as well as a city.
 */
export type Player = 0 | 1;

export const PLAYERS: readonly Player[] = [0, 1];
export const PLAYER_IDS = SIDES;
export const SEATS: Seats = [
  { id: 'west', name: 'West', team: 0, ink: 'red', shape: 'round' },
  { id: 'east', name: 'East', team: 1, ink: 'blue', shape: 'square' },
];

/** The stages of a game: what is decided now. */
export const STAGES = [
  'city', // which part of the city is laid
  'task', // what the game is about
  'points', // what a team may cost
  'team', // each side chooses its tanks, unseen
  'first', // chance: two dice each, who goes first
  'barricade', // option barricades: one is put down
  'flag', // a flag is put down
  'tank', // a tank is put down
  'throw', // chance: the dice of a turn
  'move', // tanks move
  'shoot', // tanks shoot
  'over', // the game has ended
] as const;
export type Stage = (typeof STAGES)[number];

/** How many tanks of each weight: heavy, medium, light. */
export type Team = readonly [number, number, number];

/** Where a tank stands and which way it faces. */
export interface Pose extends Square {
  readonly facing: Facing;
}

export const STATES = ['sound', 'damaged', 'wreck'] as const;

export interface Tank extends Pose {
  readonly owner: Player;
  readonly weight: Weight;
  readonly state: (typeof STATES)[number];
}

/** A tank that has taken a die in this turn. */
export interface Run {
  /** Its index in `tanks`. */
  readonly tank: number;
  /** Where it was when the turn began. */
  readonly from: Pose;
  /** Whether it has gone back a square. */
  readonly backed: boolean;
}

export interface Open {
  readonly options: Options;
  readonly stage: Stage;
  /** The player whose turn it is, or who sets up. */
  readonly active: Player;
  /** Which part of the city is laid: its northernmost tile row, or `ALL_TILES`. */
  readonly window: number;
  /** The ground, row by row from the north: # is a building, . a street. */
  readonly ground: readonly string[];
  readonly task: TaskId;
  /** What a team may cost. */
  readonly points: number;
  /** The sum of West's two dice, while East has not thrown. */
  readonly thrown: number | null;
  /** Who goes first. */
  readonly first: Player;
  readonly barricades: readonly Square[];
  /** Flags not captured, by owner. */
  readonly flags: Both<readonly Square[]>;
  readonly tanks: readonly Tank[];
  /** Large numbers of the dice that have not been used in this turn, ascending. */
  readonly dice: readonly number[];
  /** The firepower of this turn. */
  readonly fire: number;
  readonly runs: readonly Run[];
  /** Indices of the tanks that have shot in this turn, ascending. */
  readonly shot: readonly number[];
  /** Whether something was destroyed or damaged in this turn. */
  readonly hit: boolean;
  /** Turns that each side has ended. */
  readonly turns: Both<number>;
  /** Turns in a row, counting both sides, without a loss. */
  readonly quiet: number;
}

export interface Armour extends Open {
  /** Tanks chosen but not on the board yet; null before a side has chosen. */
  readonly teams: Both<Team | null>;
}

/** The value of `window` when all tiles of two sets are laid. */
export const ALL_TILES = 5;
/** The team costs that can be chosen; the last only with two sets. */
export const POINTS = [28, 39, 60, 97] as const;
/** Extra points for a side that attacks. */
export const ATTACKER_MORE = 7;
/** Columns at an end of the city in which a side sets up. */
export const ZONE = 2;

export function groundOf(window: number, options: Pick<Options, 'narrow-city'>): readonly string[] {
  const city = options['narrow-city'] ? NARROW_CITY : WIDE_CITY;
  const north = (window - 1) * TILE_SQUARES;
  return window === ALL_TILES ? city : city.slice(north, north + WINDOW_ROWS * TILE_SQUARES);
}

export const widthOf = ({ ground }: Pick<Open, 'ground'>): number => ground[0]?.length ?? 0;
export const isOn = ({ ground }: Pick<Open, 'ground'>, { x, y }: Square): boolean =>
  ground[y]?.[x] !== undefined;

export const sameSquare = (one: Square, other: Square): boolean => one.x === other.x && one.y === other.y;
export const samePose = (one: Pose, other: Pose): boolean =>
  sameSquare(one, other) && one.facing === other.facing;

/** The index in `tanks` of the tank or wreck on a square; -1 if there is none. */
export const tankAt = ({ tanks }: Pick<Open, 'tanks'>, at: Square): number =>
  tanks.findIndex((tank) => sameSquare(tank, at));

/** A side’s tanks that are not wrecks. */
export const alive = ({ tanks }: Pick<Open, 'tanks'>, player: Player): readonly Tank[] =>
  tanks.filter(({ owner, state }) => owner === player && state !== 'wreck');

export const sizeOf = (team: Team | null): number => (team ?? []).reduce((sum, count) => sum + count, 0);
export const costOf = (team: Team): number =>
  WEIGHTS.reduce((sum, weight, index) => sum + FIGURES[weight].value * (team[index] ?? 0), 0);

/** How many tanks of a weight a side can have: twice as many with two sets (C-A34). */
export const supplyOf = ({ window }: Pick<Open, 'window'>, weight: Weight): number =>
  FIGURES[weight].supply * (window === ALL_TILES ? 2 : 1);

/**
 * The tasks that a game can have (C-040): tanks alone, flags on both sides, or flags that one side attacks.
 */
export const TASKS = {
  tanks: { flags: [0, 0], attacker: null },
  'one-flag': { flags: [1, 1], attacker: null },
  'two-flags': { flags: [2, 2], attacker: null },
  'west-on-1': { flags: [0, 1], attacker: 0 },
  'west-on-2': { flags: [0, 2], attacker: 0 },
  'west-on-3': { flags: [0, 3], attacker: 0 },
  'west-on-4': { flags: [0, 4], attacker: 0 },
  'east-on-1': { flags: [1, 0], attacker: 1 },
  'east-on-2': { flags: [2, 0], attacker: 1 },
  'east-on-3': { flags: [3, 0], attacker: 1 },
  'east-on-4': { flags: [4, 0], attacker: 1 },
} as const satisfies Record<string, Task>;

interface Task {
  /** The flags that each side begins with. */
  readonly flags: Both<number>;
  readonly attacker: Player | null;
}

export type TaskId = keyof typeof TASKS;
export const TASK_IDS = Object.keys(TASKS) as TaskId[];

export const taskOf = (id: TaskId): Task => TASKS[id];

/** How many turns an attacker has (C-A47). */
export const LIMITS = [12, 16, 20, 24] as const;

/** The most turns of the attacker; null in a game without one. */
export function limitOf(id: TaskId): number | null {
  const { flags, attacker } = taskOf(id);
  return attacker === null ? null : (LIMITS[flags[0] + flags[1] - 1] ?? null);
}
