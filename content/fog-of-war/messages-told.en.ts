/** English messages for what happens, which the play page needs once somebody sits down. */
import type { PlayedSaid } from '../../src/games/fog-of-war/messages.ts';
import type { HappeningSaid } from '../../src/games/fog-of-war/messages-events.ts';
import { type Catalogue, ENGLISH } from '../../src/language.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';
import {
  START_EN,
  type Listener,
  aCard,
  cards,
  doesTo,
  neutralCards,
  number,
  ofPlace,
  ofTo,
  ownTo,
  place,
  placeIs,
  places,
  points,
  side,
  space,
  target,
  tokens,
  tokensBid,
} from './messages-core.en.ts';
import { BONUSES, boardTo } from './messages-board.en.ts';

type Line = Extract<HappeningSaid, { says: 'totalsAre' }>['attackLines'][number];

/** The parts of a strength other than cards. */
const lines = (all: readonly Line[]): string =>
  all.every(({ from }) => from === 'cards')
    ? ''
    : ` (${all.map(({ from, adds }) => `${adds} ${BONUSES[from]}`).join(', ')})`;

type Result = Extract<HappeningSaid, { says: 'resultIs' }>;
const resultTo =
  (does: ReturnType<typeof doesTo>) =>
  ({ result, who, at }: Result): string =>
    ({
      victory: `that is a victory: ${does(who, 'wins', 'win')} the battle for ${place(at)}`,
      quagmire: `that is a quagmire in ${place(at)}`,
      defeat: `that is a defeat: ${does(who, 'loses', 'lose')} the battle for ${place(at)}`,
      rout: `that is a rout: ${does(who, 'loses', 'lose')} the battle for ${place(at)}, and the defender pays nothing`,
    })[result];

/** “supply comes from Ruhr by way of Paris to Vichy”. */
function supplyBy(way: readonly number[]): string {
  const [source = 0, ...rest] = way;
  const last = rest.pop();
  if (last === undefined) return `supply begins in ${place(source)} itself`;
  const between = rest.length === 0 ? '' : ` by way of ${places(rest)}`;
  return `supply comes from ${place(source)}${between} to ${place(last)}`;
}

/** “one of the attackers and none of the defenders”. */
const halves = (attackers: number, defenders: number, neutrals: number): string =>
  ENGLISH.and([
    `${number(attackers)} of the attackers`,
    `${number(defenders)} of the defenders`,
    ...(neutrals === 0 ? [] : [`${number(neutrals)} of the neutral cards`]),
  ]);

/** “an Army 2”, “the province card”, “the victory card for Poland”. */
const seen = (what: NonNullable<Extract<HappeningSaid, { says: 'seesOne' }>['what']>): string =>
  what === 'province'
    ? 'the province card'
    : typeof what === 'number'
      ? aCard(what)
      : `the victory card for ${place(what.at)}`;

/** Events, addressed to a listener. */
export function eventsTo(you: Listener): Catalogue<HappeningSaid> {
  const [does, of, own] = [doesTo(you), ofTo(you), ownTo(you)];
  const whom = (who: 0 | 1): string => (who === you ? 'you' : side(who));
  return {
    dealtTo: ({ at }) => `a neutral card is dealt to ${place(at)}`,
    alliesLook: 'the Allies look at the neutral cards in the USSR',
    victoryDrawn: 'the Axis draws a victory card',
    victoryBoxed: 'the Axis puts one of its victory cards into the box',
    decksAreShuffled: 'the draw decks are shuffled',
    setsUpIn: ({ who, at }) => `${does(who, 'sets', 'set')} up a card in ${place(at)}`,
    sideOffered: ({ who }) => `${does(who, 'makes', 'make')} an offer for a side`,
    goalIs: ({ goal }) => `${does(0, 'needs', 'need')} ${points(goal)} now`,
    placesSwapped: ({ swaps }) => (swaps ? 'the players change places' : 'the players stay as they are'),

    putsCard: ({ who, at, quagmire }) =>
      `${does(who, 'puts', 'put')} a card into ${quagmire ? 'the quagmire in ' : ''}${place(at)}`,
    beginsOperation: ({ who, space: at }) => `${does(who, 'begins', 'begin')} operation ${space(at)}`,
    addsTo: ({ who, space: at }) => `${does(who, 'adds', 'add')} a card to operation ${space(at)}`,
    disbands: ({ who, space: at, cards: count }) =>
      `${does(who, 'disbands', 'disband')} operation ${space(at)}: ${count === 1 ? 'its card goes' : `its ${number(count)} cards go`} to ${own(who)} discards`,
    drawsOne: ({ who }) => `${does(who, 'draws', 'draw')} a card`,
    winterComes: 'a draw deck has run out: it is winter',
    wheelTurns: ({ space: at }) => `the wheel is turned, and NEW OP stands at ${space(at)}`,
    operationLost: ({ space: at }) => `operation ${space(at)} was not launched in time, and is disbanded`,
    turnOf: ({ who }) => `it is ${of(who)} turn`,
    actionsOver: ({ who }) => `${does(who, 'ends', 'end')} ${own(who)} actions`,
    turnOver: ({ who }) => `${does(who, 'ends', 'end')} ${own(who)} turn`,
    isDue: ({ at }) => `the quagmire in ${place(at)} has to be resolved`,

    aimsAt: ({ who, at, space: from }) =>
      `${does(who, 'launches', 'launch')} operation ${space(from)}: it aims at ${place(at)}`,
    suppliedBy: ({ way }) => supplyBy(way),
    noWay: ({ at }) => `no area next to ${place(at)} can supply the attack, and the operation is disbanded`,
    ownDiscarded: ({ who, at }) =>
      `${does(who, 'discards', 'discard')} what ${who === you ? 'you' : who === 0 ? 'it' : 'they'} had in ${place(at)}`,
    changesHands: ({ who, at }) => `${place(at)} ${ofPlace(at, 'joins', 'join')} ${side(who)}`,
    ussrEnters: 'the USSR enters the war on the Allied side',
    resolves: ({ who, at }) => `${does(who, 'resolves', 'resolve')} the quagmire in ${place(at)}`,

    neutralsShow: ({ at, cards: all }) => `${placeIs(at)} defended by ${neutralCards(all)}`,
    routedAtOnce: ({ who, at }) =>
      `${does(who, 'has', 'have')} no card that can fight in ${place(at)}, and ${who === you ? 'are' : who === 0 ? 'is' : 'are'} routed at once`,
    unsupported: ({ who, at }) =>
      `${does(who, 'attacks', 'attack')} ${place(at)} with aircraft alone, and they are disbanded`,
    fightsThem: ({ who, at }) => `${does(who, 'fights', 'fight')} the attackers in ${place(at)} all the same`,
    halfIsLost: ({ attackers, defenders, neutrals }) =>
      attackers + defenders + neutrals === 0
        ? 'half of a single card is none, so none is lost'
        : `each side loses half of its cards there: ${halves(attackers, defenders, neutrals)}`,
    planVoid: ({ who, space: at, at: aim }) =>
      `${of(who)} operation ${space(at)} aimed at ${place(aim)}, and is disbanded`,
    quagmireOver: ({ at }) => `the quagmire in ${place(at)} is over`,
    usaEnters: 'the USA is in the war from now on, on the Allied side',

    reveals: ({ who, cards: all }) => `${does(who, 'shows', 'show')} ${cards(all)}`,
    spends: ({ who }) => `${does(who, 'spends', 'spend')} the advantage, which passes to the other side`,
    keeps: ({ who }) => `${does(who, 'keeps', 'keep')} the advantage`,
    totalsAre: ({ attack, defence, attackLines, defenceLines }) =>
      `the attack has ${attack}${lines(attackLines)}, and the defence ${defence}${lines(defenceLines)}`,
    resultIs: resultTo(does),
    paysWith: ({ who, cards: all, neutrals }) =>
      `${does(who, 'pays', 'pay')} with ${ENGLISH.and([
        ...(all.some((count) => count > 0) ? [cards(all)] : []),
        ...(neutrals.some((count) => count > 0) ? [neutralCards(neutrals)] : []),
      ])}`,
    losesOne: ({ who }) => `${does(who, 'loses', 'lose')} a card at random`,
    neutralLost: ({ cards: all }) => `${neutralCards(all)} leaves the game`,
    conquers: ({ who, at }) => `${does(who, 'holds', 'hold')} ${place(at)} now`,
    bogsDown: ({ who, at }) => `${of(who)} attack on ${place(at)} is in quagmire`,
    sentOff: ({ who, at }) =>
      `${of(who)} attackers in ${place(at)} are cut off, and are sent off to ${own(who)} Win stack`,

    wantsToSee: ({ who, target: what, cost }) =>
      `${does(who, 'asks', 'ask')} to look at ${target(what)}${cost === null ? '' : `, for ${tokens(cost)}`}`,
    bids: ({ who, tokens: count }) => `${does(who, 'bids', 'bid')} ${tokensBid(count)}`,
    letsIt: ({ who }) => `${does(who, 'lets', 'let')} it happen`,
    seesOne: ({ who, what }) =>
      `${does(who, 'sees', 'see')} ${who === you && what !== null ? seen(what) : 'a card'}`,
    lookBlocked: ({ by, gives, target: what, paid }) => {
      const how = gives
        ? `${does(by, 'gives', 'give')} up the look at ${target(what)}`
        : `the look at ${target(what)} fails`;
      const other = by === 0 ? 1 : 0;
      return `${how}, which costs ${whom(by)} ${tokens(paid[by])} and ${whom(other)} ${tokens(paid[other])}`;
    },

    scores: ({ points: count, all }) =>
      `${does(0, 'scores', 'score')} ${points(count)}, and ${you === 0 ? 'have' : 'has'} ${all} now`,
    comesBack: ({ who }) => `a card goes from ${of(who)} Win stack to ${own(who)} discards`,
    recovers: ({ who }) => `${does(who, 'brings', 'bring')} back a lost card`,
    takesBack: ({ who }) => `${does(who, 'takes', 'take')} a card back from the map`,
    producesNoMore: ({ who }) => `${does(who, 'ends', 'end')} ${own(who)} production`,
    boughtTokens: ({ who }) => `${does(who, 'buys', 'buy')} two tokens`,
    industryRises: ({ who, industry }) => `${of(who)} industry moves up to ${industry}`,
    buysPoint: ({ all }) => `${does(0, 'buys', 'buy')} a point, and ${you === 0 ? 'have' : 'has'} ${all} now`,
    yearBegins: ({ year, who }) => `${1940 + year} begins, and ${does(who, 'takes', 'take')} the first turn`,
    wonByGermany: `${does(1, 'control', 'control')} Berlin and Ruhr, and have won the war`,
    wonByPoints: `${does(0, 'has the points it needs, and has', 'have the points you need, and have')} won the war`,
    wonByCards: ({ who, kept }) =>
      `the Axis shows its victory cards, ${places(kept)}: ${does(who, 'has', 'have')} won the war`,
  };
}

/** All messages of play, addressed to a listener. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({ ...boardTo(you), ...eventsTo(you) });

/** The messages of play in English, for the core game: no refusals. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'axis' | 'allies'> = {
  ...START_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(seat === 1 ? 1 : 0),
};
