/** English messages of the supply checker and the battle calculator, loaded only with them. */
import type {
  CheckSaid,
  CheckerSaid,
  Ending,
  PlaceNumber,
  Side,
  Stop,
} from '../../src/games/fog-of-war/messages.ts';
import { capital, counted, ENGLISH, type Catalogue } from '../../src/language.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';
import { SPEECH_EN } from './messages.en.ts';
import * as words from './messages-core.en.ts';

const { place, placeIs, places, side } = words;

/** “the Axis pays”, “the Allies pay”; of neutrals “the neutrals pay”. */
const does = (who: Side | null, one: string, many: string): string =>
  who === null ? `the neutrals ${many}` : `${side(who)} ${who === 0 ? one : many}`;
const of = (who: Side): string => (who === 0 ? 'the Axis’s' : 'the Allies’');
const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

/** “Kiev is in quagmire”. */
const STOPS = {
  quagmire: (at) => `${placeIs(at)} in quagmire`,
  enemy: (at, who) => `${placeIs(at)} ${of(who === 0 ? 1 : 0)}`,
  neutral: (at) => `${placeIs(at)} neutral`,
} as const satisfies Record<Stop['why'], (at: PlaceNumber, who: Side) => string>;

/** “Kiev is in quagmire; the way from Berlin ends at Poland”. */
function ended({ at, why, way }: Stop, who: Side): string {
  const [source] = way;
  const end = way.at(-1);
  const stop = STOPS[why](at, who);
  if (source === undefined || end === undefined) return stop;
  return way.length === 1
    ? `${stop}; the way ends at ${place(source)}, where it begins`
    : `${stop}; the way from ${place(source)} ends at ${place(end)}`;
}

const NOT_FROM = {
  'not-beside': (from, at) => `${placeIs(from)} not next to ${place(at)}`,
  barred: (from, at) => `nothing is launched at ${place(at)} from ${place(from)}`,
  enemy: (from, _, who) => `${placeIs(from)} ${of(who === 0 ? 1 : 0)}`,
  neutral: (from, _, who) => `${placeIs(from)} not ${of(who)}`,
  quagmire: (from) => `${placeIs(from)} in quagmire, and launches nothing`,
} as const satisfies Record<string, (from: PlaceNumber, at: PlaceNumber, who: Side) => string>;

const ENDINGS = {
  victory: 'a victory',
  quagmire: 'a quagmire',
  defeat: 'a defeat',
  rout: 'a rout',
  disbanded: 'disbanded',
} as const satisfies Record<Ending, string>;

const COSTS = {
  victory: 'all defenders are lost, and the attacker pays with cards as strong as the defence',
  quagmire: 'each side loses half of its cards by lot, rounded down',
  defeat: 'all attackers are lost, and the defender pays with cards as strong as the attack',
  rout: 'all attackers are lost, and the defender pays nothing',
  disbanded: 'the attack is disbanded: its cards are discarded',
} as const satisfies Record<Ending, string>;

/** The most ways to pay that are listed. */
const MOST_WAYS = 4;

/** The strength needed for a better result. */
function needed(defence: number, ending: Ending): string {
  if (ending === 'quagmire') return `: a victory needs ${2 * defence}`;
  return ending === 'victory' ? '' : `: a quagmire needs ${defence}, a victory ${2 * defence}`;
}

/** “37 %”: whole percents; 0 and 100 only for what is certain. */
const percent = ({ of: some, in: all }: { readonly of: bigint; readonly in: bigint }): string => {
  if (some === all) return '100 %';
  const whole = Math.round(Number((some * 10000n) / all) / 100);
  return `${Math.min(99, Math.max(1, whole))} %`;
};
const exactly = (share: { readonly of: bigint; readonly in: bigint }): string =>
  `${percent(share)} (${share.of.toLocaleString('en')} of ${share.in.toLocaleString('en')})`;

const range = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least} to ${most}`;

const SEASONS = { normal: 'winter', snow: 'winter with snow', sun: 'winter in the sun' } as const;

const CHECK_EN: Catalogue<CheckSaid> = {
  supplyName: 'Supply',
  supplyAbout:
    'For your own table: put the markers as they lie there, say whose supply it is and where to. The map begins as the war does.',
  supplyAsked: 'What is asked',
  supplySide: 'Whose supply',
  supplyAt: 'Where to',
  supplyFrom: 'Launched from',
  everyArea: 'every area of this side',
  anyArea: 'any area that serves',
  ussrSet: 'The USSR is in the war',
  quagmireMark: 'Quagmire, or none',
  yieldsHeading: 'What areas in supply yield',
  cutHeading: 'Out of supply',
  holderMark: ({ who }) => (who === null ? 'Neutral' : who === 0 ? 'Axis' : 'Allied'),
  askHere: ({ who, at }) => `Supply of ${side(who)} to ${place(at)}`,
  launchHere: ({ at }) => `Launch from ${place(at)}`,
  placeName: ({ at }) => place(at),
  allSupplied: ({ who, cut }) =>
    cut.length === 0 ? `Supply reaches every area of ${side(who)}` : `Supply does not reach ${places(cut)}`,
  supplyReaches: ({ at }) => `Supply reaches ${place(at)}`,
  supplyCut: ({ at, stop, who }) =>
    stop === null
      ? `No supply reaches ${place(at)}: ${does(who, 'holds', 'hold')} no source`
      : `Supply is cut: ${ended(stop, who)}`,
  quagmireReached: ({ at, who, isReached }) =>
    `Supply ${isReached ? 'reaches' : 'does not reach'} ${of(who)} attackers in ${place(at)}`,
  mayLaunch: ({ at, from }) => `Supply reaches ${places(from)}: ${place(at)} may be attacked from there`,
  noLaunch: ({ at, who, from }) =>
    from === null
      ? `Nothing can be launched at ${place(at)} by ${side(who)}`
      : `Nothing can be launched at ${place(at)} from ${place(from)}`,
  sourceIs: ({ at }) => `supply begins in ${place(at)}`,
  stuckSource: ({ at }) => `${placeIs(at)} in quagmire, but supply still begins there`,
  isStuck: ({ at }) => `${placeIs(at)} in quagmire, and supply goes no farther`,
  sourcesAre: ({ who, sources }) => `supply of ${side(who)} begins in ${places(sources)}`,
  noSource: ({ who }) => `${does(who, 'holds', 'hold')} no source of supply`,
  cutOffThere: ({ who }) =>
    `when both have revealed, ${side(who === 0 ? 1 : 0)} may fight or send the attackers to their Win stack`,
  uralsServe: 'the Urals serve the Allies alone',
  wayIs: ({ way: [source, ...others] }) =>
    `it goes from ${place(source ?? 0)} ${others.length > 1 ? `by way of ${places(others.slice(0, -1))} ` : ''}to ${place(others.at(-1) ?? 0)}`,
  wayEnds: ({ at, stop, who }) =>
    at === stop.at ? ended(stop, who) : `no supply comes to ${place(at)}: ${ended(stop, who)}`,
  passesSeas: ({ seas }) => `it passes ${places(seas)}, which the enemy holds`,
  yieldNothing: ({ areas }) =>
    `${places(areas)} ${areas.length === 1 ? 'yields' : 'yield'} neither points nor resources`,
  besideQuagmire: ({ at, from }) => `${placeIs(from)} next to ${place(at)}`,
  noneBeside: ({ at, who }) => `${does(who, 'holds', 'hold')} no area next to ${place(at)}`,
  notFrom: ({ at, from, why, who }) => NOT_FROM[why](from, at, who),
  wouldLand: ({ from, adds }) => `from ${place(from)} it is a landing: the defence is ${adds} stronger`,
  yields: ({ who, points, resources }) =>
    `${side(who)}: ${words.points(points)} and ${counted(ENGLISH, resources, { one: 'resource', other: 'resources' })}`,
  areCut: ({ who, areas }) => `${side(who)}: ${places(areas)}`,

  battleName: 'Battle',
  battleAbout:
    'For your own table: say where it is fought, which cards you know, and how many you have not seen. What may be hidden is counted exactly.',
  battleHeading: 'The battle',
  battleAt: 'Where',
  battleFrom: 'Launched from',
  attackerSet: 'Who attacks',
  dialSet: 'The dial adds',
  spentSet: 'The advantage is spent by',
  unseenSet: 'Not seen',
  lossesHeading: 'What each side loses',
  fromName: ({ from, isLanding }) =>
    from === null ? 'a quagmire is resolved' : `${place(from)}${isLanding ? ' (a landing)' : ''}`,
  shoreSet: ({ shores }) => `The attacker holds ${ENGLISH.or(shores.map(place))}`,
  dialName: ({ bonus }) =>
    bonus === null ? 'nothing' : bonus === 'attack' ? '1 to the attack' : '1 to the defence',
  spenderName: ({ who }) => (who === null ? 'nobody' : side(who)),
  forceHeading: ({ who, attacks }) =>
    who === null
      ? 'Neutral cards there'
      : `${capital(side(who))} ${attacks ? (who === 0 ? 'attacks' : 'attack') : who === 0 ? 'defends' : 'defend'} with`,
  elsewhereHeading: ({ who }) =>
    `${who === null ? 'Neutral cards' : who === 0 ? 'Axis cards' : 'Allied cards'} that are surely elsewhere`,
  setGone: ({ set }) => `All cards of ${set === 'usa' || set === 'ussr' ? `the ${set.toUpperCase()}` : set}`,
  strengthBy: ({ who, from, adds, winter, hides }) => {
    const by = {
      cards: hides ? 'the cards that are seen' : `${who === 0 ? 'its' : 'their'} cards`,
      neutrals: hides ? 'the neutral cards that are seen' : 'neutral cards',
      dial: 'the dial',
      winter: SEASONS[winter],
      advantage: 'the advantage',
      invasion: 'a landing',
      strait: 'a landing across a strait',
      bombardment: 'fleets that fire at the shore',
    } as const;
    return `${side(who)}: ${adds} by ${by[from]}`;
  },
  takeNoPart: ({ who, cards: pile }) => `${does(who, 'discards', 'discard')} ${words.cards(pile)}`,
  compared: ({ attack, defence, ending }) => {
    if (ending === 'victory') return `${attack} is twice ${defence} or more`;
    if (ending === 'quagmire') return `${attack} is ${defence} or more, and less than twice that`;
    return ending === 'rout'
      ? `${attack} is half of ${defence} or less`
      : `${attack} is less than ${defence}, and more than half of it`;
  },
  thresholds: 'twice the defence is a victory, as much a quagmire; less is a defeat, half or less a rout',
  againstNothing: 'against no defence at all the attacker pays with one card',
  nobodyFights: ({ ends }) =>
    ends === 'rout' ? 'no card of the attacker fights there' : 'aircraft do not attack alone',
  costs: ({ ending }) => COSTS[ending],
  battleIs: ({ attack, defence, ending }) =>
    `${attack} against ${defence} is ${ENDINGS[ending]}${needed(defence, ending)}`,
  endsAtOnce: ({ ending, who }) =>
    ending === 'rout' ? `${does(who, 'is', 'are')} routed at once` : 'The attack is disbanded',
  likeliest: ({ ending, share }) =>
    share.of === share.in
      ? `It is surely ${ENDINGS[ending]}`
      : `Most often ${ENDINGS[ending]}: ${percent(share)}`,
  chancesHeading: 'How often each comes',
  chanceIs: ({ ending, share, who, attackers, defenders }) => {
    const other: Side = who === 0 ? 1 : 0;
    const costs = {
      victory:
        attackers[1] === 0
          ? `${does(who, 'pays', 'pay')} with one card`
          : `${does(who, 'pays', 'pay')} with ${range(attackers)}`,
      quagmire: `${does(who, 'loses', 'lose')} ${range(attackers)} by lot, ${side(other)} ${range(defenders)}`,
      defeat: `${does(who, 'loses', 'lose')} all, ${does(other, 'pays', 'pay')} with ${range(defenders)}`,
      rout: `${does(who, 'loses', 'lose')} all`,
      disbanded: 'all cards are discarded',
    } as const satisfies Record<Ending, string>;
    return `${capital(ending)} ${exactly(share)}: ${costs[ending]}`;
  },
  losesAll: ({ who, cards: pile }) => `${does(who, 'loses', 'lose')} ${words.cards(pile)}`,
  losesHalf: ({ who, lost, of: all }) =>
    all === 0
      ? `${does(who, 'has', 'have')} no cards to lose`
      : `${does(who, 'loses', 'lose')} ${lost} of ${cards(all)} by lot`,
  pays: ({ who, need, ways }) => {
    const sets = ways.map(({ cards: own, neutrals }) =>
      words.cards(own.map((count, kind) => count + (neutrals[kind] ?? 0))),
    );
    const with_ =
      sets.length > MOST_WAYS
        ? 'with any of several sets of cards'
        : sets.map((set) => `with ${set}`).join(', or ');
    return `${does(who, 'pays', 'pay')} ${need === 0 ? 'with one card' : need}, ${with_}`;
  },
  shipsGo: ({ cards: pile, to }) =>
    to === 'win'
      ? `${words.cards(pile)}, having fired, join the Win stack`
      : `${words.cards(pile)}, having fired, are discarded`,
  isDisbanded: ({ who }) => `${does(who, 'discards', 'discard')} all cards of the attack`,
};

/** All messages in English with those of the checkers. */
export const CHECKER_SPEECH_EN: GameSpeech<CheckerSaid, 'axis' | 'allies'> = {
  ...SPEECH_EN,
  catalogue: { ...SPEECH_EN.catalogue, ...CHECK_EN },
  toldTo: () => ({ ...SPEECH_EN.catalogue, ...CHECK_EN }),
};
