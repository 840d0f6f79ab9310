/** Street Armour in English: all that the play page does not need at once, and the whole catalogue. */
import { FIGURES } from '../../cards/street-armour/data/box.ts';
import type {
  ArmourSaid,
  CheckSaid,
  EditSaid,
  FaultSaid,
  NotationSaid,
  RefusalSaid,
} from '../../src/games/street-armour/messages.ts';
import { capital, ENGLISH, quoted, type Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import type { GameSpeech } from '../../src/referee/messages/catalogue.ts';
import {
  cityPart,
  DECISIONS,
  dice,
  facing,
  PLAYED_EN,
  playedTo,
  player,
  points,
  SECTORS,
  shown,
  square,
  squares,
  steps,
  tank,
  TASKS,
  THINGS,
  type Listener,
} from './messages-core.en.ts';

// Refusals.

/** "2 steps": how many steps a weight has fewer than its die. */
const short = (weight: keyof typeof FIGURES): string => steps(-FIGURES[weight].speed);

/** Why a move is illegal, without a full stop. */
const REFUSALS_EN: Catalogue<RefusalSaid> = {
  gameOver: 'the game is over, and nobody plays any more',
  chanceFirst: ({ stage }) => DECISIONS[stage],
  otherDecision: ({ stage }) => DECISIONS[stage],
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
  taken: ({ at, thing }) => `${THINGS[thing]} is on ${square(at)}`,
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
  lineShut: ({ at, thing }) => `${THINGS[thing]} on ${square(at)} is in the line of fire`,
  cornerShut: ({ between }) =>
    `the line of fire goes through the corner of ${squares(between)}, which is shut`,
};

const WRITTEN_EN: Catalogue<NotationSaid> = {
  noMove: ({ written }) =>
    `${quoted(ENGLISH, written)} is no move; write it like ${quoted(ENGLISH, 'move d12 to e11 north-east by 4')}`,
};

/** Faults of a written position. */
const FAULTS_EN: Catalogue<FaultSaid> = {
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

// The editor of positions.

const STAGES = {
  city: 'a part of the city is picked',
  task: 'what it is about is picked',
  points: 'points are picked',
  team: 'teams are chosen',
  first: 'who goes first',
  barricade: 'barricades are put',
  flag: 'flags are put',
  tank: 'tanks are put',
  throw: 'the dice are to be thrown',
  move: 'tanks move',
  shoot: 'tanks shoot',
  over: 'it is over',
} as const;

const STATES = { sound: 'whole', damaged: 'damaged', wreck: 'a wreck' } as const;

const EDIT_EN: Catalogue<EditSaid> = {
  editTank: ({ who, weight }) => `${player(who)}’s ${weight} tank`,
  editFlag: ({ who }) => `${player(who)}’s flag`,
  editBarricade: 'Barricade',
  editOn: ({ at }) => `put it on ${square(at)}`,
  stateSet: 'It is',
  stageSet: 'What comes now',
  activeSet: 'Whose turn it is',
  windowSet: 'Northernmost tile row, 5 for all of two sets',
  taskSet: 'What it is about',
  fireIs: 'Firepower of the dice',
  quietSet: 'Turns without a loss',
  stateName: ({ state }) => STATES[state],
  stageName: ({ stage }) => capital(STAGES[stage]),
  taskName: ({ task }) => TASKS[task],
  sideName: ({ who }) => player(who),
  diceShowing: ({ large }) => `Dice that show ${large}`,
  gameHeading: 'The game',
  turnHeading: 'The turn',
  diceHeading: 'Dice not used yet',
};

// The checker of lines of fire at a real table.

/** "in 58 % of throws": whole percents, never 0 or 100 unless it is certain. */
function often(chance: number): string {
  if (chance === 0) return 'never';
  if (chance === 1) return 'always';
  return `in ${Math.min(99, Math.max(1, Math.round(100 * chance)))} % of throws`;
}

const CHECK_EN: Catalogue<CheckSaid> = {
  checkName: 'Line of fire',
  checkAbout:
    'For a shot at your own table: put the shooter, the target and what stands between them where they are, and say which way the tanks face.',
  markShooter: 'Who shoots',
  markTarget: 'The target',
  markBlock: 'House, tank or wreck',
  markHere: 'put it here',
  takeAway: 'Take it away',
  weightSet: 'Which tank',
  facingSet: 'It faces',
  movedSet: 'It has moved this turn',
  groundSet: 'Where',
  thrownSet: 'Small numbers of the dice, added up',
  shotSet: 'The table',
  weightName: ({ weight }) => capital(weight),
  facingName: ({ facing: way }) => facing(way),
  groundName: ({ window }) => (window === null ? 'bare squares' : cityPart(window)),
  thrownIs: ({ fire }) => (fire === null ? 'not thrown yet' : String(fire)),
  shotIsOff: 'No, that shot may not be made',
  shotIsOn: 'Yes, that shot may be made',
  blockShuts: ({ at }) => `what is on ${square(at)} is in the line of fire`,
  cornerPasses: ({ at }) => `the line touches a corner of ${square(at)}, and that does not shut it`,
  cornersPass: ({ between }) =>
    `the line goes between ${squares(between)}, and the corner at which they meet does not shut it`,
  shotDestroys: ({ gives, needs }) => `Yes, and it destroys the target: ${gives} against ${needs}`,
  shotDamages: ({ gives }) => `Yes, and it damages the target: exactly ${gives}`,
  shotFails: ({ gives, needs }) => `Yes, but it does nothing: it needs ${needs}, and there are ${gives}`,
  distanceIs: ({ distance }) => `the distance is ${distance}`,
  sectorIs: ({ sector, weight, armour }) =>
    `it hits the ${SECTORS[sector]} of ${tank(weight)}: armour ${armour}`,
  needsSo: ({ distance, armour, needs }) =>
    `distance ${distance} and armour ${armour} need firepower ${needs}`,
  gunGives: ({ weight, gun }) => `the gun of ${tank(weight)} gives ${gun} of it`,
  beforeThrow: 'Before you throw',
  diceGive: ({ dice: count, least, chance }) =>
    `${capital(dice(count))}: ${least} or more comes ${often(chance)}`,
};

const catalogueTo = (you: Listener): Catalogue<ArmourSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...playedTo(you),
  ...CHECK_EN,
  ...EDIT_EN,
});

/** Street Armour in English. */
export const SPEECH_EN: GameSpeech<ArmourSaid, 'west' | 'east'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
