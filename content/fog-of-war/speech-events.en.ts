import type { HappeningSaid } from '../../src/games/fog-of-war/said-events.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import { BECAUSE_EN } from './speech-because.en.ts';
import * as words from './speech-words.en.ts';

const { cards, doesTo, place, places, points, side, space, target, tokens } = words;

const BONUSES = {
  cards: 'by cards',
  neutrals: 'by neutral cards',
  dial: 'by the dial',
  winter: 'by winter',
  invasion: 'against a landing',
  strait: 'against a landing over a strait',
  advantage: 'by the advantage',
  bombardment: 'by fire from the sea',
} as const;
type Line = Extract<HappeningSaid, { says: 'totalsAre' }>['attackLines'][number];

const lines = (all: readonly Line[]): string =>
  all.length === 0 ? '' : ` (${all.map(({ from, adds }) => `${adds} ${BONUSES[from]}`).join(', ')})`;

const RESULTS = {
  victory: 'a victory',
  quagmire: 'a quagmire',
  defeat: 'a defeat',
  rout: 'a rout',
} as const;

const totalOf = (all: readonly number[]): number => all.reduce((sum, count) => sum + count, 0);

const halves = (defenders: number, neutrals: number): string =>
  neutrals === 0 ? `${defenders} of the defenders` : `${defenders} of the defenders and ${neutrals} neutral`;

/** What happens at a table, told to somebody. */
export function eventsTo(you: words.Listener): Catalogue<HappeningSaid> {
  const does = doesTo(you);
  return {
    dealtTo: ({ at }) => `a neutral card lies in ${place(at)}`,
    alliesLook: 'the Allies look at the neutral cards in the USSR',
    victoryDrawn: 'the Axis draws a victory card',
    victoryBoxed: 'the Axis boxes one of its victory cards',
    decksAreShuffled: 'the draw decks are shuffled',
    setsUpIn: ({ who, at }) => `${does(who, 'sets', 'set')} up a card in ${place(at)}`,
    sideOffered: ({ who }) => `${does(who, 'makes', 'make')} an offer for a side`,
    goalIs: ({ goal }) => `the Axis needs ${points(goal)} now`,
    placesSwapped: ({ swaps }) => (swaps ? 'the players change places' : 'the players stay as they are'),

    putsCard: ({ who, at, quagmire }) =>
      `${does(who, 'puts', 'put')} a card into ${quagmire ? 'the quagmire in ' : ''}${place(at)}`,
    beginsOperation: ({ who, space: at }) => `${does(who, 'begins', 'begin')} operation ${space(at)}`,
    addsTo: ({ who, space: at }) => `${does(who, 'adds', 'add')} a card to operation ${space(at)}`,
    disbands: ({ who, space: at }) => `${does(who, 'disbands', 'disband')} operation ${space(at)}`,
    drawsOne: ({ who }) => `${does(who, 'draws', 'draw')} a card`,
    winterComes: 'a draw deck has run out: it is winter',
    wheelTurns: ({ space: at }) => `the wheel is turned, and NEW OP stands at ${space(at)}`,
    operationLost: ({ space: at }) => `operation ${space(at)} was not launched in time, and is disbanded`,
    turnOf: ({ who }) => (who === you ? 'it is your turn' : `it is the turn of ${side(who)}`),
    actionsOver: ({ who }) => `${does(who, 'has', 'have')} done what there was to do`,
    isDue: ({ at }) => `the quagmire in ${place(at)} has to be resolved`,

    aimsAt: ({ who, at, space: from }) =>
      `${does(who, 'launches', 'launch')} operation ${space(from)}: it aims at ${place(at)}`,
    suppliedBy: ({ way }) =>
      way.length < 2 ? `${places(way)} supplies it` : `supply comes from ${way.map(place).join(' by ')}`,
    noWay: ({ at }) => `no supply comes to any place beside ${place(at)}: the operation is disbanded`,
    ownDiscarded: ({ who, at }) =>
      `${does(who, 'discards', 'discard')} what ${who === you ? 'you' : who === 0 ? 'it' : 'they'} had in ${place(at)}`,
    changesHands: ({ who, at }) => `${place(at)} joins ${side(who)}`,
    ussrEnters: 'the USSR enters the war on the side of the Allies',
    resolves: ({ who, at }) => `${does(who, 'resolves', 'resolve')} the quagmire in ${place(at)}`,

    because: ({ rule }) => BECAUSE_EN[rule],
    neutralsShow: ({ at, cards: all }) =>
      `the neutral ${totalOf(all) === 1 ? 'card' : 'cards'} in ${place(at)}: ${cards(all)}`,
    routedAtOnce: ({ who, at }) =>
      `no card of ${side(who)} can fight in ${place(at)}: the attack is routed at once`,
    unsupported: ({ who, at }) =>
      `${side(who)} ${who === 0 ? 'has' : 'have'} nothing but aircraft in ${place(at)}, and they are disbanded`,
    fightsThem: ({ who, at }) => `${does(who, 'fights', 'fight')} the attackers in ${place(at)} all the same`,
    halfIsLost: ({ attackers, defenders, neutrals }) =>
      `half of all cards there are lost: ${attackers} of the attackers, ${halves(defenders, neutrals)}`,
    planVoid: ({ who, space: at, at: aim }) =>
      `operation ${space(at)} of ${side(who)} aimed at ${place(aim)}, and is disbanded`,
    quagmireOver: ({ at }) => `the quagmire in ${place(at)} is over`,
    usaEnters: 'the USA enters the war on the side of the Allies',

    reveals: ({ who, cards: all }) => `${does(who, 'shows', 'show')} ${cards(all)}`,
    spends: ({ who }) => `${does(who, 'spends', 'spend')} the advantage, which passes to the other side`,
    keeps: ({ who }) => `${does(who, 'keeps', 'keep')} the advantage`,
    totalsAre: ({ attack, defence, attackLines, defenceLines }) =>
      `the attack has ${attack}${lines(attackLines)}, the defence ${defence}${lines(defenceLines)}`,
    resultIs: ({ result, at }) => `that is ${RESULTS[result]} in ${place(at)}`,
    paysWith: ({ who, cards: all, neutrals }) =>
      `${does(who, 'pays', 'pay')} with ${ENGLISH.and([
        ...(all.some((count) => count > 0) ? [cards(all)] : []),
        ...(neutrals.some((count) => count > 0) ? [`${cards(neutrals)} of the neutrals`] : []),
      ])}`,
    losesOne: ({ who }) => `${does(who, 'loses', 'lose')} a card by lot`,
    neutralLost: ({ cards: all }) => `the neutral ${cards(all)} leaves the game`,
    conquers: ({ who, at }) => `${does(who, 'holds', 'hold')} ${place(at)} now`,
    bogsDown: ({ who, at }) => `the attack of ${side(who)} is in quagmire in ${place(at)}`,
    sentOff: ({ who, at }) =>
      `${side(who)} ${who === 0 ? 'is' : 'are'} cut off in ${place(at)}, and sent off`,

    wantsToSee: ({ who, target: what, cost }) =>
      `${does(who, 'wants', 'want')} to look at ${target(what)}, for ${tokens(cost)}`,
    bids: ({ who, tokens: count }) => `${does(who, 'makes', 'make')} a bid of ${tokens(count)}`,
    letsIt: ({ who }) => `${does(who, 'bids', 'bid')} no more`,
    seesOne: ({ who }) => `${does(who, 'sees', 'see')} a card`,
    lookBlocked: ({ target: what }) => `the look at ${target(what)} is blocked`,

    scores: ({ points: count, all }) => `the Axis scores ${points(count)} and has ${all}`,
    comesBack: ({ who }) => `a card with which ${side(who)} won comes back to the discards`,
    recovers: ({ who }) => `${does(who, 'brings', 'bring')} back a card that was lost`,
    takesBack: ({ who }) => `${does(who, 'takes', 'take')} a card back from the map`,
    producesNoMore: ({ who }) => `${does(who, 'has', 'have')} produced`,
    boughtTokens: ({ who }) => `${does(who, 'buys', 'buy')} two tokens`,
    industryRises: ({ who, industry }) => `the industry of ${side(who)} stands at ${industry}`,
    buysPoint: ({ all }) => `the Axis buys a point and has ${all}`,
    yearBegins: ({ year, who }) => `${1940 + year} begins, with a turn of ${side(who)}`,
    wonByGermany: 'the Allies control Berlin and Ruhr, and have won the war',
    wonByPoints: 'the Axis has the points it needs, and has won the war',
    wonByCards: ({ who, kept }) =>
      `the Axis shows ${places(kept)}: ${side(who)} ${who === 0 ? 'has' : 'have'} won the war`,
  };
}
