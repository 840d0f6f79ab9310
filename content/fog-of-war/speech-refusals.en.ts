import type { FaultSaid } from '../../src/games/fog-of-war/said-faults.ts';
import type { PlaceNumber, RefusalSaid, Target, WrittenSaid } from '../../src/games/fog-of-war/said.ts';
import { ENGLISH, quoted, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { aCard, card, place, placeIs, points, side, space, spoken, target, tokens } = words;

/** Why there is nothing to look at. */
const NOTHING = {
  area: (what) => `no card of the enemy’s lies ${at(what)}`,
  neutral: (what) => `no neutral card lies ${at(what)}`,
  operation: (what) => (what.kind === 'operation' ? `the enemy has no operation ${space(what.space)}` : ''),
  victory: () => 'no victory cards lie on the board',
} as const satisfies Record<Target['kind'], (what: Target) => string>;
const at = (what: Target): string => ('at' in what ? `in ${place(what.at)}` : 'there');

const has = (who: 0 | 1): string => (who === 0 ? 'has' : 'have');

/** Why nothing is launched from a place. */
const WHY = {
  'not-beside': (from, at) => `${placeIs(from)} not next to ${place(at)}`,
  barred: (from, at) => `nothing is launched at ${place(at)} from ${place(from)}`,
  enemy: (from) => `${placeIs(from)} the enemy’s`,
  neutral: (from) => `${placeIs(from)} not yours`,
  quagmire: (from) => `${placeIs(from)} in quagmire`,
  'no-way': (from) => `no supply comes to ${place(from)}`,
} as const satisfies Record<string, (from: PlaceNumber, at: PlaceNumber) => string>;

/** “the attacker pays 3”. */
const pays = ({ need, attacks }: { readonly need: number; readonly attacks: boolean }): string =>
  `${attacks ? 'the attacker' : 'the defender'} pays ${need}`;

const anyOf = (places: readonly PlaceNumber[]): string => ENGLISH.or(places.map(place));
/** From where else it can be launched. */
const wouldDo = (places: readonly PlaceNumber[]): string =>
  places.length === 0
    ? ', and it can be launched from nowhere else'
    : `; it can be launched from ${anyOf(places)}`;

/** Why a try is refused, without the last full stop. */
export const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ now }) => words.DECISIONS[now],
  otherDecision: ({ now }) => words.DECISIONS[now],
  notThere: ({ card: kind }) => `there is no ${spoken(kind)} there`,
  noneToDeal: ({ card: kind }) => `no neutral ${spoken(kind)} is left to be dealt`,
  noneToShow: ({ card: kind }) => `no ${spoken(kind)} is left to be shown there`,
  notWon: ({ card: kind }) => `there is no ${spoken(kind)} in the Win stack`,
  noProvinceCard: 'no province card is left there to be seen',
  notAmongVictories: ({ at }) => `the victory card for ${placeIs(at)} not among those that nobody chose`,
  notPassed: ({ at }) => `supply does not pass ${place(at)}`,
  notInHand: ({ card: kind }) => `you have no ${spoken(kind)} in your hand`,
  notInDeck: ({ card: kind }) => `there is no ${spoken(kind)} in your draw deck`,
  notLost: ({ card: kind }) => `no ${spoken(kind)} is among your losses`,
  noVictoryCard: ({ at }) => `no victory card for ${placeIs(at)} left to be drawn`,
  notDrawn: ({ at }) => `the Axis has not drawn the victory card for ${place(at)}`,
  notYours: ({ at }) => `${placeIs(at)} neither yours nor neutral`,
  notOwn: ({ at }) => `${placeIs(at)} not yours`,
  setUpTwice: ({ at }) => `a card of yours lies in ${place(at)} already: each goes into another area`,
  ussrClosed: ({ at }) => `${placeIs(at)} in the neutral USSR, where the Axis puts no cards at this table`,
  freshQuagmire: ({ at }) =>
    `the quagmire in ${place(at)} began or was resolved this turn, and you may add to it only in your next one`,
  notSupplied: ({ at }) => `no supply comes to ${place(at)}`,
  ownTarget: ({ at }) => `${placeIs(at)} yours, and the province card of what is yours cannot be used`,
  cardInUse: ({ at }) => `your card for ${placeIs(at)} in use already`,
  plannedAlready: 'you have begun an operation this turn already',
  noOperation: ({ space: at }) => `you have no operation ${space(at)}`,
  tooYoung: ({ space: at, age }) =>
    age === 0
      ? `operation ${space(at)} has just begun, and can be launched when the wheel has been turned twice`
      : `operation ${space(at)} can be launched when the wheel has been turned once more`,
  ussrNeutral: ({ at }) => `${placeIs(at)} in the neutral USSR, which the Allies do not attack`,
  othersQuagmire: ({ at }) => `the enemy is already attacking ${place(at)}, which is still neutral`,
  noSupply: ({ at, from, why, places }) => WHY[why](from, at) + wouldDo(places),
  offMap: ({ from, places }) => `nothing is launched from ${place(from)} at this table${wouldDo(places)}`,
  otherSeas: ({ from, past }) =>
    past.some((seas) => seas.length === 0)
      ? `supply comes to ${place(from)} past no sea of the enemy’s`
      : `supply has to come to ${place(from)} past ${ENGLISH.or(past.map(words.places))}`,
  hasSupply: ({ from }) => `it can be launched from ${anyOf(from)}, so it is not disbanded`,
  noQuagmire: ({ at }) => `you are not attacking in a quagmire in ${place(at)}`,
  notDue: ({ at }) =>
    `the quagmire in ${place(at)} began or was resolved this turn, and is due in your next one`,
  quagmireDue: ({ at }) => `the quagmire in ${place(at)} has to be resolved first`,
  mustPlay: 'you hold cards, and have to play at least one of them this turn',
  nothingToSee: ({ target: what }) => NOTHING[what.kind](what),
  isBlocked: ({ target: what }) => `a look at ${target(what)} has been blocked this turn`,
  underNewOp: ({ target: what }) => `${target(what)} still lies under NEW OP, where nobody may look`,
  notForYou: ({ target: what }) => `only the Allies may look at ${target(what)}`,
  fewTokens: ({ cost, has }) =>
    `that takes ${tokens(cost)}, and ${has === 0 ? 'none is' : has === 1 ? 'one is' : `${has} are`} ready`,
  otherBid: ({ least, most }) =>
    least === most
      ? `the only bid is ${words.tokensBid(least)}`
      : `a bid is from ${least} to ${tokens(most)}`,
  oneCardPays: 'the attacker pays with one card',
  ownPayFirst: 'a player’s own cards pay before neutral ones',
  paysClosest: (due) => `${pays(due)}, or as little more as the cards allow`,
  paysSparingly: (due) => `${pays(due)} or more, with no card that could be spared`,
  paysAtLeast: (due) => `${pays(due)} or more, or with all cards where these are worth less`,
  notForAllies: 'the Allies buy no points',
  noMorePoints: 'the Axis may buy no more points this year',
  industryFull: 'industry stands at the end of its track',
  industryOnce: 'industry has moved up once this year, and at this table no more',
  noTokensLeft: 'all tokens in the box are in use',
  lastYear: 'when 1944 ends, the Axis may buy points, and nothing else is bought',
  stuckInQuagmire: ({ at }) => `cards in the quagmire in ${place(at)} stay there`,
  notNaval: ({ card: kind }) => `${aCard(kind)} has no strength at sea`,
  tooHighOffer: ({ most }) => `nobody offers more than ${points(most)}`,
};

/** What cannot be read of a move. */
export const WRITTEN_EN: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'launch alpha from ruhr')}`,
};

/** What is wrong with a written position. */
export const FAULTS_EN: Catalogue<FaultSaid> = {
  tooManyCards: ({ who, card: kind, most }) =>
    most === 0
      ? `${side(who)} ${has(who)} no ${spoken(kind)} by then`
      : `${side(who)} ${has(who)} no more than ${most} of ${card(kind)} by then`,
  tooManyNeutrals: ({ card: kind, most }) => `there are only ${most} neutral cards of ${card(kind)}`,
  dummyThere: 'no dummy lies among the losses or in the Win stack',
  knownIsNotThere: ({ who }) => `more is known of cards of ${side(who)} than there are`,
  neutralKnownIsNotThere: ({ at }) => `more is known of the neutral cards in ${place(at)} than there are`,
  ownPlan: ({ at }) => `an operation aims at ${place(at)}, which is its owner’s`,
  planTwice: ({ at }) => `there is only one province card for ${place(at)}, and it would lie in two places`,
  planWithoutCards: 'an operation has at least one card',
  cardsWithoutPlan: 'cards lie on the wheel where no operation is',
  ownQuagmire: ({ at }) => `whoever controls ${place(at)} does not attack it`,
  bareQuagmire: ({ at }) => `the quagmire in ${place(at)} has no attackers`,
  quagmireTwice: ({ at }) => `there cannot be two quagmires in ${place(at)}`,
  cardsOfBoth: ({ at, who }) => `${placeIs(at)} the enemy’s, and holds cards of ${side(who)}`,
  ussrNotIn: ({ at }) => `${placeIs(at)} neutral as long as the USSR is`,
  ussrIn: ({ at }) => `${placeIs(at)} somebody’s once the USSR is in the war`,
  endedAlready: 'the game has ended in this position',
  notEnded: 'the game has not ended in this position',
  nobodyActs: 'nobody can do anything in this position',
  waitsForNothing: 'a battle waits here for nothing',
  notOfStage: 'that does not belong to this part of a game',
  victoriesMissing: 'the Axis has drawn three victory cards, and boxed one of them',
};
