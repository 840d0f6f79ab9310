/** The other English messages: refusals, faults, editor and tracker. */
import type {
  EditSaid,
  FaultSaid,
  LoopSaid,
  RefusalSaid,
  TrackerSaid,
  WrittenSaid,
} from '../../src/games/loopgraven/messages.ts';
import { type Catalogue, ENGLISH, capital, quoted } from '../../src/language.ts';
import {
  AMMUNITION,
  DECISIONS,
  LENGTHS,
  type Listener,
  PLAYED_EN,
  TRACKS,
  card,
  cause,
  causes,
  listenerIn,
  playedTo,
  player,
  sideTo,
  soMany,
  space,
  steps,
  the,
  tokens,
} from './messages-core.en.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';

/** Refusals, without the final full stop. */
const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ now }) => DECISIONS[now],
  otherDecision: ({ now }) => DECISIONS[now],
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
  topTier: ({ track }) => `there is no higher tier of the ${TRACKS[track]}`,
  tooFar: ({ type, to, steps: most, needs, less }) =>
    `${the(type)} can go ${steps(most)}${less.length === 0 ? '' : ` now, after ${causes(less)}`}, and ${space(to)} is ${needs} away`,
  noWayRound: ({ type, steps: most, to }) =>
    `no way round the other units brings ${the(type)} to ${space(to)} in ${steps(most)}`,
  sameSpace: ({ at }) => `it is on ${space(at)} already`,
  notBeside: ({ at, target }) => `the unit on ${space(at)} is not beside ${space(target)}`,
  farForKabiem: ({ at, target }) => `the unit on ${space(at)} is more than two spaces from ${space(target)}`,
  needsKabiem: ({ at, target }) =>
    `the unit on ${space(at)} is two spaces from ${space(target)}, and your side does not have ${card('P2')}`,
  needsTier: ({ ammunition, tier, has }) =>
    `${AMMUNITION[ammunition]} needs tier ${tier} of the artillery, and yours is ${has}`,
  boughtThisTurn: 'that tier was bought in this turn, and counts from your next one',
  noLine: 'gas covers three spaces in a straight line',
  shotFired: 'you have fired in this turn',
  outOfRange: ({ at }) => `the space ${space(at)} is more than six spaces from your trenches`,
};

/** Notation that cannot be parsed. */
const WRITTEN_EN: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'move a2 to c3')}`,
};

/** Faults of a written position. */
const FAULTS_EN: Catalogue<FaultSaid> = {
  spaceFull: ({ at }) => `another unit is on ${space(at)}`,
  tooManyUnits: ({ who, type, most }) =>
    most === 0
      ? `${player(who)} has no ${type} in this game`
      : `${player(who)} has ${soMany(type, most)} in this game`,
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
    `${sideTo(null)(side)} has turns left to free its trenches exactly while they are full`,
};

const side = sideTo(null);

/** The position editor. */
const EDIT_EN: Catalogue<EditSaid> = {
  editUnit: ({ who, type }) => `${player(who)}’s ${type}`,
  editOn: ({ at }) => `put it on ${space(at)}`,
  lengthSet: 'How long the game is',
  playersSet: 'How many play',
  roundSet: 'Round',
  stageSet: 'What comes now',
  activeSet: 'Whose turn it is',
  actionsSet: 'Actions left',
  lengthName: ({ length }) => LENGTHS[length],
  playersName: ({ players }) => (players === 2 ? 'two' : 'four'),
  stageName: ({ stage }) =>
    stage === 'event'
      ? 'The event die'
      : stage === 'turn'
        ? 'A turn'
        : stage === 'over'
          ? 'It is over'
          : 'Something else',
  whoName: ({ who }) => player(who),
  purseSet: 'Tokens',
  tierSet: ({ track }) => `${capital(TRACKS[track])}, tier`,
  gameHeading: 'The game',
  turnHeading: 'The turn',
  playerHeading: ({ who }) => capital(player(who)),
};

/** The tracker for a real table. */
const TRACKER_EN: Catalogue<TrackerSaid> = {
  trackEconomy: 'economy',
  askLength: 'How long a game do you play?',
  askPlayers: 'Do two play, or four?',
  askFirst: 'Each side rolls a die, equal ones again: who rolled higher?',
  lengthPress: ({ length }) => LENGTHS[length],
  playersPress: ({ players }) => (players === 2 ? 'two' : 'four, two a side'),
  firstPress: ({ side: whom }) => `${side(whom)} begins`,
  rollsNow: ({ side: whom, round }) =>
    `Round ${round} is green: ${side(whom)} rolls. 1 or 2 brings a setback, 5 or 6 a stroke of luck. Which card is it?`,
  cardPress: ({ mark }) => (mark === null ? 'no card' : card(mark)),
  otherCardPress: 'another card: do what it says, or keep it',
  turnNow: ({ who, round, green, income, tokens: owned, bonus, lasts }) =>
    `Round ${round}, ${green ? 'green' : 'white'}. ${capital(player(who))} ${
      income === 0
        ? 'has no income in a first turn'
        : `has received ${tokens(income)}${bonus === 0 ? '' : `, ${bonus} of them from enemy trenches`}`
    }: ${tokens(owned)} to spend.${lasts.length === 0 ? '' : ` Now in force: ${ENGLISH.and(lasts.map(card))}.`}`,
  payPress: ({ tokens: count }) => `pay ${count}`,
  tierPress: 'buy the next tier of the economy',
  endPress: 'end the turn',
  morePress: ({ tokens: count }) => `a unit comes into a trench: ${count} more`,
  lessPress: ({ tokens: count }) => `a unit leaves a trench: ${count} less`,
  wonPress: ({ side: whom }) => `${side(whom)} has won`,
  wonNow: ({ side: whom }) => `${capital(side(whom))} has won.`,
};

const catalogueTo = (you: Listener): Catalogue<LoopSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...playedTo(you),
  ...EDIT_EN,
  ...TRACKER_EN,
});

/** Loopgraven in English. */
export const SPEECH_EN: GameSpeech<LoopSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(listenerIn(seat)),
};
