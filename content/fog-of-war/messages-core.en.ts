/** English messages that the play page needs at once: knowledge, the board, and the names of things. */
import type {
  Decision,
  EventSaid,
  Kind,
  Lying,
  Pile,
  PlaceNumber,
  Side,
  Space,
  StartSaid,
  Target,
} from '../../src/games/fog-of-war/messages.ts';
import { type Catalogue, ENGLISH, capital, counted } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/messages/kernel-core.en.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';
import { DIAL, FORCES, type Force, OPERATIONS } from '../../cards/fog-of-war/data/components.ts';
import { AREAS, BOX_NAMES } from '../../cards/fog-of-war/data/areas.ts';

/** Names of things in sentences. */

const SIDES = ['the Axis', 'the Allies'] as const;
export const side = (who: Side): string => SIDES[who];

/** The player addressed as “you”; null for nobody. */
export type Listener = Side | null;

/** A player with a verb: “you draw”, “the Axis draws”, “the Allies draw”. */
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

/** “your”, “its”, “their”, after the owner has been named. */
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

/** The name of a card in a sentence: “Army 3”, “aircraft”. */
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
/** “two tokens”. */
export const tokensBid = (count: number): string => `${number(count)} ${count === 1 ? 'token' : 'tokens'}`;
export const points = (count: number): string => counted(ENGLISH, count, { one: 'point', other: 'points' });

/** The target of a look. */
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

/** The decision at hand. */
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

const cardCount = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

/** The sign of the dial over a space, as printed. */
const SIGNS: readonly string[] = ['new', 'wait', 'D+1', 'go', 'go', 'A+1'];

export const year = (number: number): string => `${1940 + number}`;
export const season = (number: number, winter: boolean): string =>
  `${winter ? 'Winter' : 'Summer'} ${year(number)}`;

/** What the dial means for an operation of that age. */
export function dialOf(age: number): string {
  const face = DIAL[age];
  if (face?.launch !== true) return 'cannot be launched yet';
  if (face.bonus === 'defence') return 'can be launched, and the defender has 1 more';
  return face.bonus === 'attack'
    ? 'can be launched for the last time, and the attacker has 1 more'
    : 'can be launched';
}

/** “one Army 2 of yours”, “2 cards of the Allies, face down”. */
function lying({ seen, covered }: Lying, owner: string): readonly string[] {
  const known = seen.some((count) => count > 0) ? [`${cards(seen)} of ${owner}`] : [];
  return [...known, ...(covered === 0 ? [] : [`${cardCount(covered)} of ${owner}, face down`])];
}

/** How the table stands, addressed to a listener. */
function tableTo(you: Listener): Catalogue<Exclude<StartSaid, EventSaid>> {
  const does = doesTo(you);
  const has = (who: 0 | 1): string => does(who, 'has', 'have');
  const mine = (who: 0 | 1): string => (who === you ? 'yours' : who === 0 ? 'Axis' : 'Allied');
  return {
    areaField: ({ at, holder, cards: own, neutrals, attacker, supplied }) =>
      [
        capital(place(at)),
        holder === null ? 'neutral' : mine(holder),
        ...(neutrals === 0
          ? []
          : [counted(ENGLISH, neutrals, { one: 'neutral card', other: 'neutral cards' })]),
        ...([0, 1] as const).flatMap((who) => lying(own[who], who === you ? 'yours' : side(who))),
        ...(attacker === null ? [] : [`in quagmire: ${does(attacker, 'attacks', 'attack')}`]),
        ...(supplied ? [] : ['out of supply']),
      ].join(', '),
    status: ({ now, who, turn, year: number, winter }) => {
      const when = `${season(number, winter)}.`;
      if (now === 'neutrals' || now === 'victory' || now === 'box' || now === 'set-up')
        return `${capital(DECISIONS[now])}.`;
      if (who === 'chance' || who !== turn) return `${when} ${capital(DECISIONS[now])}.`;
      return `${when} ${capital(`${ofTo(you)(turn)} turn`)}.`;
    },
    handZone: 'Hand',
    deckZone: 'Draw deck',
    discardZone: 'Discards',
    winZone: 'Win stack',
    lossZone: 'Losses',
    intelZone: 'Intelligence',
    industryZone: 'Industry',
    pointsZone: 'Points',
    yearZone: 'Year',
    victoryZone: 'Victory cards',
    advantageZone: 'Advantage',
    operationZone: ({ space: at }) => `Operation ${space(at)}`,
    operationLabel: ({ space: to, at }) => (at === null ? space(to) : capital(place(at))),
    dialSign: ({ age }) => SIGNS[age] ?? '',
    spaceIs: ({ age }) => (age === 0 ? 'free: the next operation begins here' : 'free'),
    cardsAre: ({ count }) => cardCount(count),
    cardIs: ({ card: kind }) => card(kind),
    faceDown: 'face down',
    uncounted: 'not counted',
    operationIs: ({ at, count, age }) =>
      `${at === null ? 'target hidden' : `at ${place(at)}`}, ${cardCount(count)}; ${dialOf(age)}`,
    tokensAre: ({ ready, used }) =>
      `${ready === 0 ? 'no tokens' : tokens(ready)} ready${used === 0 ? '' : `, ${used} used`}`,
    industryIs: ({ industry, resources, left }) =>
      `${industry} of 18, and ${counted(ENGLISH, resources, { one: 'resource', other: 'resources' })} in supply${left === null ? '' : `; ${left} left to spend`}`,
    pointsAre: ({ points: count, goal }) => `${count} of ${points(goal)}; ${goal} win the war`,
    yearIs: ({ year: number, winter }) => season(number, winter).toLowerCase(),
    victoriesAre: ({ kept }) =>
      kept === null ? 'two, hidden' : kept.length === 0 ? 'none yet' : places(kept),
    ended: ({ winner, by, points: count, goal, kept, missing }) => {
      if (winner === null) return 'The war is over.';
      const won = `${capital(has(winner))} won the war`;
      if (by === 'germany') return `${won}: Berlin and Ruhr are in Allied hands.`;
      if (by === 'points') return `${won}, with ${count} of ${points(goal)}.`;
      const stands = `the Axis has ${count} of ${points(goal)}`;
      return missing.length === 0
        ? `${won}: ${stands}, and holds ${places(kept)}, as its victory cards ask.`
        : `${won}: ${stands}, and does not hold ${places(missing)}, as its victory cards ask.`;
    },
    advantageIs: ({ who }) => (who === you ? 'yours' : `with ${side(who)}`),
  };
}

/** Knowledge gained. */
const KNOWN: Catalogue<EventSaid> = {
  drewCard: ({ card: kind }) => `that the card drawn is ${aCard(kind)}`,
  sawCard: ({ card: kind, target: what }) =>
    `${aCard(kind)} ${what.kind === 'operation' ? 'in' : 'among'} ${target(what)}`,
  sawProvince: ({ at }) => `that the operation aims at ${place(at)}`,
  sawVictory: ({ at }) => `that the victory card for ${place(at)} was not chosen`,
  drewVictory: ({ at }) => `the victory card for ${place(at)}`,
  dealtCard: ({ card: kind }) => `that the card for the discards is ${aCard(kind)}`,
  lostCard: ({ card: kind }) => `that ${aCard(kind)} is lost`,
  aimShown: ({ by, at }) => `that an operation of ${side(by)} aimed at ${place(at)}`,
  aimsElsewhere: ({ by, areas }) =>
    `that no hidden operation of ${side(by)} aims at ${ENGLISH.or(areas.map(place))}`,
  aircraftWere: ({ by, alone }) =>
    alone
      ? `that aircraft of ${side(by)} had nobody to support them`
      : `that ${side(by)} ${by === 0 ? 'does' : 'do'} not attack with aircraft alone`,
  neutralsShown: ({ at, cards: all }) => `which neutral cards lie in ${place(at)}: ${neutralCards(all)}`,
  victoriesShown: ({ kept }) =>
    `the victory cards of the Axis: ${kept.length === 0 ? 'it kept none' : places(kept)}`,
  offerShown: ({ by, side: wanted, points: count }) =>
    `what ${side(by)} offered: ${points(count)} for ${side(wanted)}`,
  counted: ({ by, stack, count }) =>
    `how many cards ${stack === 'win' ? 'lay in the Win stack' : 'lie in the draw deck'} of ${side(by)}: ${count}`,
  shown: ({ by, cards: all }) => `what ${side(by)} ${by === 0 ? 'has' : 'have'} there: ${cards(all)}`,
};

export const startTo = (you: Listener): Catalogue<StartSaid> => ({ ...KNOWN, ...tableTo(you) });

/** The messages before somebody sits down, in English: until then nothing is touched, and nothing happens. */
export const START_EN: TableSpeech<StartSaid, 'axis' | 'allies'> = {
  language: ENGLISH,
  game: 'The Fog of War',
  seats: { axis: 'the Axis', allies: 'the Allies' },
  kernel: TABLE_EN,
  catalogue: startTo(null),
  toldTo: (seat) => startTo(seat === 1 ? 1 : 0),
};
