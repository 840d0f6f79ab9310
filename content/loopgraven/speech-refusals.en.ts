import type { FaultSaid, RefusalSaid, WrittenSaid } from '../../src/games/loopgraven/messages.ts';
import { ENGLISH, quoted, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { card, cause, player, space, steps, the, tokens } = words;

/** Why a try is refused, without the last full stop. */
export const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ now }) => words.DECISIONS[now],
  otherDecision: ({ now }) => words.DECISIONS[now],
  whiteRound: 'this round is white, and nobody rolls for an event in it',
  otherDie: ({ sides }) => `this die has ${sides} sides`,
  inOtherStack: ({ mark }) => `${card(mark)} is in the other stack`,
  notInStack: ({ mark }) => `no ${card(mark)} is left in that stack`,
  noPlatoonThere: ({ at }) => `no platoon of that side is on ${space(at)}`,
  notToGoBack: ({ at }) => `what is on ${space(at)} does not go back`,
  noEndBack: ({ to }) =>
    `it cannot go back to ${space(to)}: each step goes to a free space one row nearer home`,
  noDodgeTo: ({ to }) => `it cannot dodge to ${space(to)}: it goes one or two free steps`,
  dodgeBeside: ({ to }) =>
    `it cannot dodge to ${space(to)}: an attacker is beside that, and other spaces are beside none`,
  nobodyOn: ({ at }) => `no unit is on ${space(at)}`,
  notYours: ({ at }) => `the unit on ${space(at)} is not yours`,
  ownUnit: ({ at }) => `the unit on ${space(at)} is on your own side`,
  hasActed: ({ at }) => `the unit on ${space(at)} has acted in this turn`,
  heldStill: ({ at, by }) => `${cause(by)} holds the unit on ${space(at)}: it neither moves nor attacks`,
  noActions: 'you have no action left in this turn',
  noActionForItem: ({ items }) =>
    `the ${items === 0 ? 'first' : 'fourth'} unit or upgrade of a turn costs an action, and you have none left`,
  noneLeft: ({ type }) => `you have no ${type} left to deploy`,
  tooDear: ({ cost, has }) => `that costs ${tokens(cost)}, and you have ${has}`,
  notYourTrench: ({ at, ahead }) =>
    `you deploy ${ahead ? 'in front of your own trench' : 'in your own trench'}, and ${space(at)} is not there`,
  partnersSection: ({ at, ahead }) =>
    `you deploy ${ahead ? 'in front of' : 'in'} your own section of the trench, and ${space(at)} is your partner’s`,
  taken: ({ at }) => `a unit stands on ${space(at)}`,
  topTier: ({ track }) => `there is no higher tier of the ${words.TRACKS[track]}`,
  tooFar: ({ type, to, steps: most, needs, less }) =>
    `${the(type)} can go ${steps(most)}${less.length === 0 ? '' : ` now, after ${words.causes(less)}`}, and ${space(to)} is ${needs} away`,
  noWayRound: ({ type, steps: most, to }) =>
    `no way round the other units brings ${the(type)} to ${space(to)} in ${steps(most)}`,
  sameSpace: ({ at }) => `it is on ${space(at)} already`,
  notBeside: ({ at, target }) => `the unit on ${space(at)} is not beside ${space(target)}`,
  farForKabiem: ({ at, target }) => `the unit on ${space(at)} is more than two spaces from ${space(target)}`,
  needsKabiem: ({ at, target }) =>
    `the unit on ${space(at)} is two spaces from ${space(target)}, and your side does not have ${card('P2')}`,
  needsTier: ({ ammunition, tier, has }) =>
    `${words.AMMUNITION[ammunition]} needs tier ${tier} of the artillery, and yours is ${has}`,
  boughtThisTurn: 'that tier was bought in this turn, and counts from your next one',
  noLine: 'gas covers three spaces in a straight line',
  shotFired: 'you have fired in this turn',
  outOfRange: ({ at }) => `the space ${space(at)} is more than six spaces from your trenches`,
};

/** What cannot be read of a move. */
export const WRITTEN_EN: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'move a2 to c3')}`,
};

/** What is wrong with a position that was written. */
export const FAULTS_EN: Catalogue<FaultSaid> = {
  spaceFull: ({ at }) => `another unit is on ${space(at)}`,
  tooManyUnits: ({ who, type, most }) =>
    most === 0
      ? `${player(who)} has no ${type} in this game`
      : `${player(who)} has ${words.soMany(type, most)} in this game`,
  notPlaying: ({ who }) => `${player(who)} does not play in this game`,
  tooManyCards: ({ mark }) => `there are two of ${card(mark)}`,
  otherStack: ({ mark }) => `${card(mark)} is in the other stack`,
  notKept: ({ mark }) => `${card(mark)} is not kept: it counts at once`,
  noLineOfGas: 'gas covers three spaces in a straight line',
  noSuchUnit: 'no such unit is on the board; units go by their place in the list, from 0',
  noWaitNow: 'that cannot wait for an answer now',
  notOfStage: 'actions, moves and waits belong to a turn under way',
  endedAlready: 'the game has ended in this position',
  notEnded: 'the game has not ended in this position',
  nobodyActs: 'nobody can do anything in this position',
  noDanger: ({ side }) =>
    `${words.sideTo(null)(side)} has turns left to free its trenches exactly while they are full`,
};
