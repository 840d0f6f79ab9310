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
const NAMES_OF: readonly string[] = [...AREAS.map(({ name }) => name), BOX_NAMES.usa, BOX_NAMES.urals];

/** “your”, “its”, “their”, of somebody who has been named. */
export const ownTo =
  (you: Listener) =>
  (who: Side): string =>
    who === you ? 'your' : who === 0 ? 'its' : 'their';

/** “Paris”, “the North Sea”. */
export function place(at: PlaceNumber): string {
  const name = NAMES_OF[at] ?? '';
  const isNamed = /Sea|Atlantic|Mediterranean|States|Balkans|Levant|Urals/.test(name);
  return isNamed ? `the ${name}` : name;
}
/** “Paris is”, “the Balkans are”. */
export const placeIs = (at: PlaceNumber): string => `${place(at)} ${ofPlace(at, 'is', 'are')}`;
/** “joins” of Paris, “join” of the Balkans. */
export const ofPlace = (at: PlaceNumber, one: string, many: string): string =>
  /States|Balkans|Urals/.test(NAMES_OF[at] ?? '') ? many : one;
export const places = (all: readonly PlaceNumber[]): string => ENGLISH.and(all.map(place));

export const space = (at: Space): string => capital(OPERATIONS[at]);

const NAMES = {
  'army-3': 'Army 3',
  'army-2': 'Army 2',
  'army-1': 'Army 1',
  'fort-3': 'Fort 3',
  'fort-2': 'Fort 2',
  'fleet-3': 'Fleet 3',
  'fleet-2': 'Fleet 2',
  'fleet-1': 'Fleet 1',
  air: 'Air',
  dummy: 'Dummy',
} as const satisfies Record<Force, string>;
export const card = (kind: Kind): string => NAMES[FORCES[kind] ?? 'dummy'];

/** A card as sentences speak of it: “Army 3”, “aircraft”. */
export const spoken = (kind: Kind): string =>
  FORCES[kind] === 'air' ? 'aircraft' : FORCES[kind] === 'dummy' ? 'dummy' : card(kind);
const PLURALS = { aircraft: 'aircraft', dummy: 'dummies' } as const satisfies Record<string, string>;
const plural = (kind: Kind): string => {
  const one = spoken(kind);
  return one in PLURALS ? PLURALS[one as keyof typeof PLURALS] : `${one}s`;
};
/** “an Army 3”, “a dummy”; “a neutral Army 2”. */
export const aCard = (kind: Kind, which = ''): string => {
  const name = `${which}${spoken(kind)}`;
  return `${/^[aA]/.test(name) ? 'an' : 'a'} ${name}`;
};

/** “an Army 3 and two aircraft”; of neutrals “a neutral Army 1”. */
export function cards(pile: Pile, which = ''): string {
  const all = pile.flatMap((count, kind) =>
    count === 0
      ? []
      : [count === 1 ? aCard(kind, which) : `${NUMBERS[count] ?? count} ${which}${plural(kind)}`],
  );
  return all.length === 0 ? 'nothing' : ENGLISH.and(all);
}
export const neutralCards = (pile: Pile): string => cards(pile, 'neutral ');
const NUMBERS: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
/** “none”, “one”, “two”. */
export const number = (count: number): string => (count === 0 ? 'none' : (NUMBERS[count] ?? `${count}`));

export const tokens = (count: number): string => counted(ENGLISH, count, { one: 'token', other: 'tokens' });
/** “two tokens”, as they are bid. */
export const tokensBid = (count: number): string => `${number(count)} ${count === 1 ? 'token' : 'tokens'}`;
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
  actions: 'actions are being taken',
  intel: 'the actions of this turn are over, and it is time to look',
  over: 'the game is over',
  offer: 'sides are being bid for',
  lot: 'it is being decided at random who plays which side',
  draw: 'a hand is being filled up',
  bid: 'a look is asked for, and may be blocked',
  look: 'cards are being looked at',
  battle: 'a battle is being fought',
  'cut-off': 'the attackers are cut off, and the defender chooses whether to fight them',
  advantage: 'the advantage may be spent on this battle, or kept',
  match: 'it is being chosen which cards pay for the battle',
  lose: 'cards are being lost at random',
  interdict: 'cards may be shown against the supply at sea',
  deal: 'the Win stacks are being dealt',
  produce: 'production is under way',
  remove: 'cards are being taken back for the new year',
  entries: 'the year is ending',
  'first-turn': 'the year is beginning',
  'next-turn': 'the turn is ending',
} as const satisfies Record<Decision, string>;
