import { FIGURES } from '../../cards/street-armour/box.ts';
import type { FaultSaid, NotationSaid, RefusalSaid } from '../../src/games/street-armour/messages.ts';
import { ENGLISH, quoted, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { square, squares, steps, points, dice, shown, player, facing } = words;

/** "2 steps fewer than its die", of a heavy tank. */
const short = (weight: keyof typeof FIGURES): string => steps(-FIGURES[weight].speed);

/** Why a try is refused, without the last full stop. */
export const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ stage }) => words.DECISIONS[stage],
  otherDecision: ({ stage }) => words.DECISIONS[stage],
  noWindow:
    'there is no such part of the city: the northernmost tile row is 1, 2, 3 or 4, or 5 stands for all tiles',
  otherPoints: ({ points: those }) => `a team may cost ${ENGLISH.or(those.map(String))} points`,
  noTank: 'a team has at least one tank',
  notInBox: ({ weight, most }) => `a side has ${most} ${weight} tanks at most`,
  tooDear: ({ cost, points: most }) => `these tanks cost ${points(cost)}, and a team may cost ${most}`,
  otherDice: ({ dice: count }) => `${dice(count)} are thrown here`,
  offBoard: ({ at }) => `${square(at)} is off the board`,
  otherHalf: ({ at }) => `a flag stands on its owner’s half, and ${square(at)} is not on it`,
  shutIn: ({ at }) => `nothing next to ${square(at)} is empty, and nobody could come to the flag`,
  outsideZone: ({ at }) => `tanks begin on the two columns at your end, and ${square(at)} is further in`,
  taken: ({ at, thing }) => `${words.THINGS[thing]} is on ${square(at)}`,
  noneLeft: ({ weight }) => `you have no ${weight} tank left to put on the board`,
  nobodyOn: ({ at }) => `no tank is on ${square(at)}`,
  notYours: ({ at }) => `the tank on ${square(at)} is not yours`,
  isWreck: ({ at }) => `what is on ${square(at)} is a wreck`,
  isDamaged: ({ at }) => `the tank on ${square(at)} is damaged and cannot move`,
  hadItsDie: ({ at }) => `the tank on ${square(at)} has had its die in this turn`,
  noDie: ({ die, dice: left }) =>
    left.length === 0 ? 'no die is left' : `no die is left that shows ${die}; there is ${shown(left)}`,
  noSteps: ({ weight, die }) =>
    `a ${weight} tank has ${short(weight)} fewer than its die, and with ${die} it has none`,
  samePose: ({ at }) => `it is on ${square(at)} and faces so already: leave the die, or go somewhere`,
  tooFar: ({ needs, has }) => `that takes ${steps(needs)}, and the die gives ${has}`,
  noWay: ({ to }) => `no way leads to ${square(to)}`,
  noGap: ({ to }) => `the way to ${square(to)} goes diagonally past squares that shut it`,
  backAlone: 'whoever goes back one square takes no other step',
  backFar: ({ at }) => `the tank on ${square(at)} goes back one square at most`,
  backTwice: ({ at }) => `the tank on ${square(at)} has gone back once in this turn`,
  hadItsShot: ({ at }) => `the tank on ${square(at)} has shot in this turn`,
  ownTank: ({ at }) => `the tank on ${square(at)} is your own`,
  wreckAlready: ({ at }) => `what is on ${square(at)} is a wreck already`,
  tooClose: ({ distance }) => `the distance is ${distance}, and a shot needs 2 or more`,
  behind: ({ facing: way, damaged }) =>
    damaged
      ? `a damaged tank that faces ${facing(way)} shoots ahead only, up to a quarter turn to either side`
      : `it has moved and faces ${facing(way)}: it shoots ahead only, up to a quarter turn to either side`,
  lineShut: ({ at, thing }) => `${words.THINGS[thing]} on ${square(at)} is in the line of fire`,
  cornerShut: ({ between }) =>
    `the line of fire goes through the corner of ${squares(between)}, which is shut`,
};

/** What cannot be read of a move. */
export const WRITTEN_EN: Catalogue<NotationSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'move d12 to e11 north-east by 4')}`,
};

/** What is wrong with a position that was written. */
export const FAULTS_EN: Catalogue<FaultSaid> = {
  rowsDiffer: 'the rows of the ground are equally long, 1 to 20 squares, each of them # or .',
  noGround: 'there is no ground',
  squareOff: ({ at }) => `${square(at)} is off the board`,
  squareFull: ({ at }) => `something else is on ${square(at)}`,
  tooManyTanks: ({ who, weight }) => `${player(who)} does not have that many ${weight} tanks`,
  tooManyFlags: ({ who }) => `${player(who)} does not have that many flags in this game`,
  tooManyBarricades: 'there are not that many barricades',
  noBarricades: 'barricades are not in play: that is an option',
  teamNeeded: ({ who }) => `${player(who)} has to have a team`,
  teamNotDue: ({ who }) => `${player(who)} has not chosen a team yet`,
  notOfStage: 'dice, movements and shots belong to a turn under way, in the order of the list of tanks',
  nobodyMoves: 'there is nothing left to put on the board, or nowhere to put it',
  endedAlready: 'the game has ended in this position',
  notEnded: 'the game has not ended in this position',
};
