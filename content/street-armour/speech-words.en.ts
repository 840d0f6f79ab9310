import type { Weight } from '../../cards/street-armour/box.ts';
import type {
  Facing,
  Player,
  Sector,
  Square,
  Stage,
  TaskId,
  Team,
  Thing,
} from '../../src/games/street-armour/messages.ts';
import { counted, ENGLISH } from '../../src/language.ts';

/** What things of Street Armour are called in English sentences. */

export const PLAYERS = ['West', 'East'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** Who is spoken to as "you"; null where nobody is. */
export type Listener = Player | null;

/** Who does something: "you put", "West puts"; in small letters, since a sentence may go on with it. */
export const doesTo =
  (you: Listener) =>
  (who: Player, one: string, many: string): string =>
    who === you ? `you ${many}` : `${player(who)} ${one}`;

/** "your", "West’s". */
export const whoseTo =
  (you: Listener) =>
  (who: Player): string =>
    who === you ? 'your' : `${player(who)}’s`;

/** "d12": the column by a letter from the west, the row by a number from the north. */
export const square = ({ x, y }: Square): string => `${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`;
export const squares = (those: readonly Square[]): string => ENGLISH.and(those.map(square));

const FACINGS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export const facing = (which: Facing): string => FACINGS[which];

/** "the heavy tank". */
export const tank = (weight: Weight): string => `the ${weight} tank`;

/** "2 heavy, 1 medium and 3 light tanks". */
export function team([heavy, medium, light]: Team): string {
  const parts = [
    { count: heavy, weight: 'heavy' },
    { count: medium, weight: 'medium' },
    { count: light, weight: 'light' },
  ].filter(({ count }) => count > 0);
  const all = heavy + medium + light;
  const listed = ENGLISH.and(parts.map(({ count, weight }) => `${count} ${weight}`));
  return all === 0 ? 'no tanks' : `${listed} ${ENGLISH.form(all, { one: 'tank', other: 'tanks' })}`;
}

export const THINGS = {
  building: 'a building',
  barricade: 'a barricade',
  flag: 'a flag',
  tank: 'a tank',
  wreck: 'a wreck',
} as const satisfies Record<Thing, string>;

export const SECTORS = { front: 'front', side: 'side', rear: 'rear' } as const satisfies Record<
  Sector,
  string
>;

/** What is decided now. */
export const DECISIONS = {
  city: 'first it is picked which part of the city is laid',
  task: 'it is agreed now what the game is about',
  points: 'it is agreed now what a team may cost',
  team: 'teams are chosen now',
  first: 'two dice of each side say now who goes first',
  barricade: 'barricades are put on the board now',
  flag: 'flags are put on the board now',
  tank: 'tanks are put on the board now',
  throw: 'the dice of this turn are thrown now',
  move: 'tanks move now, and shoot when movement is over',
  shoot: 'tanks shoot now: movement is over',
  over: 'the game is over',
} as const satisfies Record<Stage, string>;

/** What a game is about. */
export const TASKS = {
  tanks: 'destroy all enemy tanks',
  'one-flag': 'a flag on each side',
  'two-flags': 'two flags on each side',
  'west-on-1': 'West attacks one flag',
  'west-on-2': 'West attacks two flags',
  'west-on-3': 'West attacks three flags',
  'west-on-4': 'West attacks four flags',
  'east-on-1': 'East attacks one flag',
  'east-on-2': 'East attacks two flags',
  'east-on-3': 'East attacks three flags',
  'east-on-4': 'East attacks four flags',
} as const satisfies Record<TaskId, string>;

/** "tile rows 2 to 4", "all tiles of two sets". */
export const cityPart = (window: number): string =>
  window > 4 ? 'all tiles of two sets' : `tile rows ${window} to ${window + 2}`;

export const steps = (count: number): string => counted(ENGLISH, count, { one: 'step', other: 'steps' });
export const points = (count: number): string => counted(ENGLISH, count, { one: 'point', other: 'points' });
export const dice = (count: number): string => counted(ENGLISH, count, { one: 'die', other: 'dice' });
/** "3, 4 and 4". */
export const shown = (larges: readonly number[]): string => ENGLISH.and(larges.map(String));
