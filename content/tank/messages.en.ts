/** All English messages: the core ones, refusals, and faults of notation and positions. */
import type { Side } from '../../cards/tank/data/cards.ts';
import type {
  FaultSaid,
  RefusalSaid,
  Stage,
  TankSaid,
  Unit,
  Window,
  WrittenSaid,
} from '../../src/games/tank/messages.ts';
import { ENGLISH, quoted, type Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';
import {
  PLAYED_EN,
  capitalUnit,
  card,
  classes,
  playedTo,
  player,
  tacticOf,
  typeOf,
  typeOfCard,
  unit,
  unitDoes,
  unitOf,
  type Listener,
} from './messages-core.en.ts';

const SIDES = { german: 'German', anglo: 'American or British' } as const satisfies Record<Side, string>;

/** With an article, before "attacker". */
const A_SIDE = { german: 'a German', anglo: 'an American or British' } as const satisfies Record<
  Side,
  string
>;

/** "German", of a unit. */
const nationOf = (which: Unit): string => {
  const { owner } = unitOf(which);
  return `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`;
};

/** When the cards of a decision window may be played. */
const WINDOWS = {
  lost: 'by the defender, before anything changes the attack',
  modifier: 'while cards are played for and against an attack',
  damage: 'by the attacker, when the target has survived',
  free: 'after an attack, by whoever made it',
  undo: 'at once after the card that it undoes',
} as const satisfies Record<Exclude<Window, 'maneuver'>, string>;

/** The decision at hand. */
const DECISIONS = {
  nation: 'nations are picked now',
  first: 'it is not settled yet who begins',
  deal: 'the first cards are still being drawn',
  draw: 'three tactics cards are drawn now',
  maneuver: 'this is the maneuver: bring casualties back, discard above nine, then say that you are ready',
  choose: 'this turn is for an attack, or for none',
  attacker: 'the attacker is turned up now',
  target: 'the attacker picks a target now',
  uncover: 'the top card that was aimed at is turned up now',
  lost: 'the defender may stop the attack now',
  modifier: 'cards for and against the attack are played now',
  damage: 'the target has survived: a Damage card or Abandon Tank may follow now',
  free: 'the attack is over: a FREE card, or the turn ends',
  over: 'the game is over',
} as const satisfies Record<Stage, string>;

const restrictionOf = (which: number) => tacticOf(which).restriction;

/** Refusals, without the final full stop. */
const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over',
  chanceFirst: ({ stage }) => DECISIONS[stage],
  otherDecision: ({ stage }) => DECISIONS[stage],
  undoFirst: ({ card: which }) => `${card(which)} has just been played: undo it, or let it be`,
  notInDeck: ({ unit: which }) => `${unitDoes(which, 'is', 'are')} not in that deck any more`,
  notToDraw: ({ card: which }) => `${card(which)} is not among the cards to draw`,
  notInHand: ({ card: which }) => `${card(which)} is not in your hand`,
  otherTime: ({ card: which, window }) => `${card(which)} is played ${WINDOWS[window]}`,
  cannotUndo: ({ card: which, other }) => `${card(which)} does not undo ${card(other)}`,
  bringsNobodyBack: ({ card: which }) =>
    `${card(which)} brings nobody back: Reserves does, and Reinforcements`,
  bringsBackAlone: ({ card: which }) =>
    `${card(which)} brings a casualty back, and is played for nothing else`,
  noAttackToFollow: ({ card: which }) =>
    `you cannot attack in this turn, and so there is nothing that ${card(which)} could follow`,
  givesNoAttack: ({ card: which }) => `${card(which)} lets nobody attack again`,
  ownRangePlayed: ({ other }) => `you have had your Range card: ${card(other)}`,
  nobodyAgain: ({ card: which }) =>
    `nobody who has attacked in this turn is in your row, and ${card(which)} is for such a unit`,
  nobodyFits: ({ card: which }) =>
    `${card(which)} needs ${classes(restrictionOf(which).attacker ?? [])}, and nobody who has attacked in this turn and is in your row is one`,
  slotTaken: ({ card: which, other }) => `this attack has had its ${typeOfCard(which)} card: ${card(other)}`,
  tooFar: ({ card: which, other }) => `${card(which)} needs point blank, and ${card(other)} was played`,
  otherSide: ({ card: which, side }) => `${card(which)} is for ${SIDES[side]} players alone`,
  otherSideAttacks: ({ card: which, unit: attacker, side }) =>
    `${card(which)} needs ${A_SIDE[side]} attacker, and ${unitDoes(attacker, 'is', 'are')} ${nationOf(attacker)}`,
  otherAttacker: ({ card: which, unit: attacker }) =>
    `${card(which)} needs ${classes(restrictionOf(which).attacker ?? ['vehicle'])} as attacker; ${unitDoes(attacker, 'is', 'are')} ${typeOf(attacker)}`,
  otherTarget: ({ card: which, unit: target }) =>
    `${card(which)} needs ${classes(restrictionOf(which).target ?? [])} as target; ${unitDoes(target, 'is', 'are')} ${typeOf(target)}`,
  supportGoesOn: ({ card: which, unit: attacker }) =>
    `${unit(attacker)} is support, and ${card(which)} does not stop support`,
  noRange: ({ card: which, unit: attacker }) =>
    `${unit(attacker)} is support: ${card(which)} names a range, and support fires at any`,
  notTheSame: ({ card: which }) => `with ${card(which)} no unit attacks again: the next one is turned up`,
  nameTheUnit: ({ card: which }) => `${card(which)} is for a unit that has attacked: say which`,
  noTarget: ({ card: which }) => `there is no target that ${card(which)} may be played on`,
  noSuchUnit: ({ place }) => `nobody who has attacked in this turn stands at place ${place + 1} of your row`,
  nothingToTurnUp: 'your formation deck is empty, and nobody can be turned up',
  noCasualty: 'you have no casualty to bring back',
  fewEnough: 'you hold no more than nine cards, and may keep them all',
  hasToAttack: 'whoever can attack has to',
  isBarred: 'you may not attack in this turn: say that you are ready, and it goes by',
  nobodyComes: 'you have nobody to turn up: say that you are ready, and the turn goes by',
  enemyCannot: 'the enemy cannot attack, and so you have to',
  readyFirst: 'say that you are ready first, and you are asked whether to attack',
  tooMany: ({ held }) => `you hold ${held} cards: discard down to nine first`,
  nobodyThere: ({ place }) => `nobody stands at place ${place + 1} of the enemy’s row`,
  noDeck: 'the enemy’s formation deck is empty',
  misfit: ({ card: which, unit: target }) =>
    `${card(which)} asks for ${classes(restrictionOf(which).target ?? [])}, and ${unitDoes(target, 'is', 'are')} ${typeOf(target)}`,
};

/** Why a notation cannot be read. */
const WRITTEN_EN: Catalogue<WrittenSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'play mud')}`,
  noCard: ({ written }) => `there is no tactics card ${quoted(ENGLISH, written)}`,
  noUnit: ({ written }) => `there is no formation card ${quoted(ENGLISH, written)}`,
  noNation: ({ written }) => `${quoted(ENGLISH, written)} is none of German, American and British`,
  noPlayer: ({ written }) => `${quoted(ENGLISH, written)} is neither Able nor Baker`,
};

/** Faults of a written position. */
const FAULTS_EN: Catalogue<FaultSaid> = {
  tooOften: ({ who, unit: which }) => `${player(who)}’s formation does not have ${unit(which)} that often`,
  twice: ({ card: which }) => `there is one ${card(which)}, and it is in two places`,
  callsForNoAttack: ({ card: which }) => `${card(which)} calls for no attack here`,
  attackNeeded: 'somebody has to be attacking here',
  attackNotDue: 'nobody attacks here',
  nationNeeded: ({ who }) => `${player(who)} has to have a nation`,
  attackerElsewhere: ({ unit: which }) => `${capitalUnit(which)} is not where the attacker should be`,
  targetElsewhere: ({ unit: which }) => `${unitDoes(which, 'is', 'are')} not where the target should be`,
  targetNeeded: 'the target is missing',
  targetNotDue: 'there is no target yet',
  drawNotDue: 'another number of cards is drawn here',
  noModifier: 'only cards that change a factor lie there, and only once the target is known',
  cannotWait: 'a card waits only where it can be undone, each for the other player',
  isLost: 'with so many casualties the game is lost already',
  nothingToChoose: 'nobody is asked here whether to attack',
  waitsForNobody: 'both nations are picked',
};

const catalogueTo = (you: Listener): Catalogue<TankSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...playedTo(you),
});

/** TanK in English. */
export const SPEECH_EN: GameSpeech<TankSaid, 'able' | 'baker'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
