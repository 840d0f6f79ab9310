import type { FaultSaid } from '../../src/games/fog-of-war/said-faults.ts';
import type { EventSaid, PlaceNumber, RefusalSaid, WrittenSaid } from '../../src/games/fog-of-war/said.ts';
import { ENGLISH, quoted, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { card, cards, place, placeIs, points, side, space, target, tokens } = words;

/** Why nothing is launched from a place. */
const WHY = {
  'not-beside': (from, at) => `${placeIs(from)} not next to ${place(at)}`,
  barred: (from, at) => `nothing is launched at ${place(at)} from ${place(from)}`,
  enemy: (from) => `${placeIs(from)} the enemy’s`,
  neutral: (from) => `${placeIs(from)} not yours`,
  quagmire: (from) => `${placeIs(from)} in quagmire`,
  'no-way': (from) => `no supply comes to ${place(from)}`,
} as const satisfies Record<string, (from: PlaceNumber, at: PlaceNumber) => string>;

/** Why a try is refused, without the last full stop. */
export const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ now }) => words.DECISIONS[now],
  otherDecision: ({ now }) => words.DECISIONS[now],
  notThere: ({ card: kind }) => `there is no ${card(kind)} there`,
  notInHand: ({ card: kind }) => `you have no ${card(kind)} in your hand`,
  notInDeck: ({ card: kind }) => `there is no ${card(kind)} in your draw deck`,
  notLost: ({ card: kind }) => `no ${card(kind)} is among your losses`,
  noVictoryCard: ({ at }) => `no victory card for ${placeIs(at)} left to be drawn`,
  notDrawn: ({ at }) => `the Axis has not drawn the victory card for ${place(at)}`,
  notYours: ({ at }) => `${placeIs(at)} neither yours nor neutral`,
  notOwn: ({ at }) => `${placeIs(at)} not yours`,
  setUpTwice: ({ at }) => `a card of yours lies in ${place(at)} already: each goes into another area`,
  ussrClosed: ({ at }) => `${placeIs(at)} in the neutral USSR, where the Axis has no cards`,
  freshQuagmire: ({ at }) => `the quagmire in ${place(at)} was begun or resolved in this turn`,
  notSupplied: ({ at }) => `no supply comes to ${place(at)}`,
  ownTarget: ({ at }) => `${placeIs(at)} yours, and its card lies before you`,
  cardInUse: ({ at }) => `your card for ${placeIs(at)} in use already`,
  plannedAlready: 'you have begun an operation in this turn',
  noOperation: ({ space: at }) => `there is no operation of yours in ${space(at)}`,
  tooYoung: ({ space: at, age }) =>
    age === 0
      ? `operation ${space(at)} was begun in this turn, and can be launched when the wheel has been turned twice`
      : `operation ${space(at)} can be launched when the wheel has been turned once more`,
  ussrNeutral: ({ at }) => `${placeIs(at)} in the neutral USSR, which the Allies do not attack`,
  othersQuagmire: ({ at }) => `the enemy is fighting for ${place(at)}, which is neutral`,
  noSupply: ({ at, from, why }) => WHY[why](from, at),
  offMap: ({ from }) => `nothing is launched from ${place(from)} at this table`,
  otherSeas: ({ from }) => `supply comes to ${place(from)} by fewer seas, or by others`,
  hasSupply: ({ from }) => `it can be launched from ${place(from)}, and is not disbanded then`,
  noQuagmire: ({ at }) => `there is no quagmire of yours in ${place(at)}`,
  notDue: ({ at }) =>
    `the quagmire in ${place(at)} was begun or resolved in this turn, and is resolved in your next one`,
  quagmireDue: ({ at }) => `the quagmire in ${place(at)} has to be resolved first`,
  mustPlay: 'you hold cards and have played none in this turn',
  nothingToSee: ({ target: what }) => `there is nothing to see of ${target(what)}`,
  isBlocked: ({ target: what }) => `a look at ${target(what)} was blocked in this turn`,
  underNewOp: ({ target: what }) => `${target(what)} lies under NEW OP`,
  notForYou: ({ target: what }) => `the Axis does not look at ${target(what)}`,
  fewTokens: ({ cost, has }) =>
    `that takes ${tokens(cost)}, and ${has === 0 ? 'none is' : has === 1 ? 'one is' : `${has} are`} ready`,
  otherBid: ({ least, most }) =>
    least === most ? `the bid is ${least}, or nothing` : `a bid is from ${least} to ${most}`,
  otherPayment: ({ need, attacks }) =>
    need === 0
      ? 'the attacker pays with one card'
      : `${attacks ? 'the attacker' : 'the defender'} pays with ${need}, or as little more as cards allow`,
  noMorePoints: 'no more points may be bought this year',
  industryFull: 'industry stands at the end of its track',
  industryOnce: 'industry has moved up this year',
  noTokensLeft: 'all tokens of the box are out',
  lastYear: 'when 1944 ends only points are bought',
  stuckInQuagmire: ({ at }) => `cards in the quagmire in ${place(at)} stay there`,
  notNaval: ({ card: kind }) => `${card(kind)} has no strength at sea`,
  tooHighOffer: ({ most }) => `nobody offers more than ${points(most)}`,
};

/** What became known. */
export const EVENTS_EN: Catalogue<EventSaid> = {
  drewCard: ({ card: kind }) => `the card drawn, ${card(kind)}`,
  sawCard: ({ card: kind, target: what }) => `${card(kind)}, among ${target(what)}`,
  sawProvince: ({ at }) => `that the operation aims at ${place(at)}`,
  sawVictory: ({ at }) => `that the victory card for ${place(at)} was not chosen`,
  drewVictory: ({ at }) => `the victory card for ${place(at)}`,
  dealtCard: ({ card: kind }) => `that ${card(kind)} is to come back`,
  lostCard: ({ card: kind }) => `that ${card(kind)} is lost`,
  shown: ({ by, cards: all }) => `what ${side(by)} showed: ${cards(all)}`,
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
      ? `${side(who)} has no ${card(kind)} by then`
      : `${side(who)} has ${most} of ${card(kind)} by then`,
  tooManyNeutrals: ({ card: kind, most }) => `there are ${most} neutral cards of ${card(kind)}`,
  dummyThere: 'no dummy lies among the losses or with the cards that won',
  knownIsNotThere: ({ who }) => `of ${side(who)} more is known than is there`,
  neutralKnownIsNotThere: ({ at }) => `of the neutral cards in ${place(at)} more is known than is there`,
  ownPlan: ({ at }) => `an operation aims at ${place(at)}, which is its owner’s`,
  planTwice: ({ at }) => `there is one card for ${place(at)}, and it would lie in two places`,
  planWithoutCards: 'an operation has a card at least',
  cardsWithoutPlan: 'cards lie on the wheel where no operation is',
  ownQuagmire: ({ at }) => `whoever controls ${place(at)} does not attack it`,
  bareQuagmire: ({ at }) => `nobody attacks in the quagmire in ${place(at)}`,
  quagmireTwice: ({ at }) => `there is one quagmire in ${place(at)}`,
  cardsOfBoth: ({ at, who }) => `${placeIs(at)} the enemy’s, and holds cards of ${side(who)}`,
  ussrNotIn: ({ at }) => `${placeIs(at)} neutral as long as the USSR is`,
  ussrIn: ({ at }) => `${placeIs(at)} nobody’s, and the USSR is in the war`,
  endedAlready: 'the game has ended in this position',
  notEnded: 'the game has not ended in this position',
  nobodyActs: 'nobody can do anything in this position',
  waitsForNothing: 'a battle waits here for nothing',
  notOfStage: 'that does not belong to this part of a game',
  victoriesMissing: 'the Axis has drawn three victory cards, and boxed one of them',
};
