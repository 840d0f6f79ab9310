import { AREAS, BOX_NAMES } from '../../cards/fog-of-war/box/areas.ts';
import { FORCES, type Force } from '../../cards/fog-of-war/box/forces.ts';
import { OPERATIONS } from '../../cards/fog-of-war/box/tracks.ts';
import type {
  Decision,
  Kind,
  Pile,
  PlaceNumber,
  Side,
  Space,
  Target,
} from '../../src/games/fog-of-war/said.ts';
import { capital, counted, ENGLISH } from '../../src/language.ts';

/** What everything of The Fog of War is called in English sentences. */

export const SIDES = ['the Axis', 'the Allies'] as const;
export const side = (who: Side): string => SIDES[who];

/** Who is addressed as “you”; null where nobody is. */
export type Listener = Side | null;

/** Somebody doing something: “you draw”, “the Axis draws”, “the Allies draw”. */
export const doesTo =
  (you: Listener) =>
  (who: Side, one: string, many: string): string =>
    who === you ? `you ${many}` : `${side(who)} ${who === 0 ? one : many}`;
/** “your”, “the Axis’s”, “the Allies’”. */
export const ofTo =
  (you: Listener) =>
  (who: Side): string =>
    who === you ? 'your' : who === 0 ? 'the Axis’s' : 'the Allies’';

/** The boxes off the map come after its areas. */
const NAMES_OF: readonly string[] = [...AREAS.map(({ name }) => name), ...Object.values(BOX_NAMES)];

/** “Paris”, “the North Sea”. */
export function place(at: PlaceNumber): string {
  const name = NAMES_OF[at] ?? '';
  const isNamed = /Sea|Atlantic|Mediterranean|States|Balkans|Levant|Urals|USA/.test(name);
  return isNamed ? `the ${name}` : name;
}
/** “Paris is”, “the Balkans are”. */
export const placeIs = (at: PlaceNumber): string =>
  `${place(at)} ${/States|Balkans|Urals/.test(NAMES_OF[at] ?? '') ? 'are' : 'is'}`;
export const places = (all: readonly PlaceNumber[]): string => ENGLISH.and(all.map(place));

export const space = (at: Space): string => capital(OPERATIONS[at]);

const NAMES = {
  ...{ 'army-3': 'Army 3', 'army-2': 'Army 2', 'army-1': 'Army 1', 'fort-3': 'Fort 3', 'fort-2': 'Fort 2' },
  ...{ 'fleet-3': 'Fleet 3', 'fleet-2': 'Fleet 2', 'fleet-1': 'Fleet 1', air: 'Air', dummy: 'Dummy' },
} as const satisfies Record<Force, string>;
export const card = (kind: Kind): string => NAMES[FORCES[kind] ?? 'dummy'];

/** “Army 3 and two Air”. */
export function cards(pile: Pile): string {
  const all = pile.flatMap((count, kind) =>
    count === 0 ? [] : [count === 1 ? card(kind) : `${NUMBERS[count] ?? count} ${card(kind)}`],
  );
  return all.length === 0 ? 'nothing' : ENGLISH.and(all);
}
const NUMBERS: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const tokens = (count: number): string => counted(ENGLISH, count, { one: 'token', other: 'tokens' });
export const points = (count: number): string => counted(ENGLISH, count, { one: 'point', other: 'points' });

/** What is looked at. */
export function target(what: Target): string {
  switch (what.kind) {
    case 'area':
      return `the cards in ${place(what.at)}`;
    case 'neutral':
      return `the neutral cards in ${place(what.at)}`;
    case 'operation':
      return `operation ${space(what.space)}`;
    case 'victory':
      return 'the victory cards that nobody chose';
  }
}

/** What is decided now. */
export const DECISIONS = {
  neutrals: 'the neutral cards are being dealt',
  victory: 'the Axis is drawing its victory cards',
  box: 'the Axis is choosing a victory card for the box',
  'set-up': 'the armies are being set up',
  actions: 'a turn is under way',
  intel: 'the actions of this turn are over: it is time to look',
  over: 'the game is over',
  offer: 'sides are being bid for',
  lot: 'a lot decides who plays which side',
  draw: 'a hand is being filled up',
  bid: 'it is asked whether a look is blocked',
  look: 'cards are being looked at',
  battle: 'a battle is being fought',
  'cut-off': 'it is asked whether the attackers, who are cut off, are fought',
  advantage: 'it is asked whether the advantage is spent on this battle',
  match: 'it is asked which cards pay for the battle',
  lose: 'cards are being lost by lot',
  interdict: 'it is asked whether cards are shown against the supply at sea',
  deal: 'the Win stacks are being dealt',
  produce: 'production is under way',
  remove: 'cards are being taken back for the new year',
  entries: 'the year is ending',
  'first-turn': 'the year is beginning',
  'next-turn': 'the turn is ending',
} as const satisfies Record<Decision, string>;
