import type { Catalogue } from '../../src/language.ts';
import type { RefusalSaid } from '../../src/games/victory-tank/said-refusals.ts';
import {
  aKind,
  and,
  army,
  card,
  cards,
  doing,
  facing,
  fields,
  footAndCrew,
  KINDS,
  or,
  place,
  places,
  points,
  present,
  soldiers,
  steps,
} from './speech-words.en.ts';

const ENDS = {
  halt: 'halt first',
  on: 'drive on first',
  ready: 'be ready first',
  stay: 'let the others stay first',
  enter: 'move in first',
  claim: 'say how many first',
  keep: 'keep one first',
  place: 'place it first',
  face: 'choose one first',
} as const;

/** "only 1, 2", or that there is none. */
const hand = (values: readonly number[]): string =>
  values.length === 0 ? 'no action card' : `only ${values.join(', ')}`;

const crew = (count: number): string => `${count} crew`;

/** Why a try is refused, without a full stop. */
export const REFUSALS_EN: Catalogue<RefusalSaid> = {
  remedy: ({ why, ways }, say) => `${say(why)}: ${ways.map(say).join(', or ')}`,

  gameOver: 'the game has ended: nobody moves any more',
  fogFirst: 'battlefield cards are drawn and placed before the command phase',
  noBattle: 'no battle is under way',
  noVictory: 'no battle is under way, or it brought nobody in',
  noDrive: 'no drive is under way',
  keepsNow: ({ who }) => `${army(who)} keeps a card now and gives one away`,
  placesNow: ({ who, card: held }) =>
    `${army(who)} places ${held === null ? 'a card' : `the card ${card(held)}`} now`,
  facesNow: ({ who }) => `${army(who)} picks the facing of the tank now`,
  announcesNow: ({ who }) => `it is ${army(who)}’s turn to announce an action`,
  namesAttackers: ({ who }) => `${army(who)} is saying who attacks`,
  laysNow: ({ who }) => `${army(who)} lays a battle card now, or none`,
  movesInNow: ({ who }) => `${army(who)} has won the battle and moves in now`,
  crewsNow: ({ who }) => `${army(who)} says now how many of those who moved in become crew`,
  baseStaysEmpty: ({ who }) => `${army(who)}’s home base takes nobody in`,
  notAnnounced: ({ who, kind }) => `${army(who)} has announced no ${KINDS[kind]}`,
  underWay: 'the tank is under way, and its drive comes to an end first',
  underWayOff: 'the tank is under way, and crew get off on a field that it comes to',
  endFirst: ({ by }) => ENDS[by],
  beginDrive: 'begin one first',
  doneFirst: 'be done first',
  beDone: 'be done',
  announceFirst: ({ kind, points: cost }) =>
    `announce ${aKind(kind)}${cost === 1 ? '' : ` of ${points(cost)}`} first`,
  stands: ({ who, kind, left }) =>
    `${army(who)} announced ${aKind(kind)}, and ${left === 1 ? 'its last point is' : `${left} of its points are`} still to be used`,

  drew: ({ who, cards: drawn }) => `${army(who)} drew ${and(drawn.map(card))}`,
  keepOne: 'keep one of them',
  nothingLies: 'nothing lies there',
  fourWays: 'there are four ways to point',
  chooseFacing: 'choose north, east, south or west',
  lieThere: ({ cards: those, cells }) =>
    `${and(those.map(card))} ${doing(those.length, 'lies', 'lie')} on ${and(cells)}`,
  touches: ({ cards: those, cells }) =>
    `a card has to touch 2 others, and on ${and(cells)} it touches ${those.length === 0 ? 'none' : `${and(those.map(card))} alone`}`,
  outOfStep: ({ cell, begin }) => `a card of that column begins on ${or(begin)}, not on ${cell}`,
  nearestPlace: ({ cell }) => `${cell} is the nearest place`,

  noAction: 'that is no action',
  costsOne: 'an action costs at least 1 point',
  payOne: 'pay 1',
  playOne: 'play one of them',
  playNone: 'play none',
  playOneOrNone: 'play one of them, or none',
  boostedBy: ({ cards: count }) => `${cards(count)} ${doing(count, 'is', 'are')} to boost it, and one may`,
  boostedTwice: ({ cards: count }) => `${cards(count)} would boost it, and one may`,
  needsCard: ({ who, card: value, hand: held }) =>
    `needs an action card of ${value}, ${army(who)} has ${hand(held)}`,
  needsPoints: ({ who, needs, has }) => `needs ${points(needs)}, ${army(who)} has ${has}`,
  payAndPlay: ({ pay, card: value }) => `pay ${pay} and play a card of ${value} or more`,
  payAtMost: ({ pay }) => `pay ${pay} or less`,
  nobodyToRecruit: ({ who }) => `${army(who)} has nobody to recruit`,
  cannotMove: ({ who }) => `no soldier of ${army(who)} can step, and ${army(who)} does not control the tank`,
  nothingToMove: ({ who }) => `${army(who)} has nothing to move`,
  nobodyBeside: ({ who }) => `no soldier or tank of ${army(who)} is beside one of ${army(who === 0 ? 1 : 0)}`,
  nothingToAttack: ({ who }) => `${army(who)} has nothing to attack`,
  allInPlay: ({ who }) => `all ten soldiers of ${army(who)} are in play, none is left to recruit`,
  supplyEmpty: ({ who, lost }) =>
    `${army(who)}’s supply is empty, as ${soldiers(lost)} ${doing(lost, 'is', 'are')} out of the game`,
  canAct: ({ who, points: count }) => `${army(who)} has ${points(count)} and can act`,
  announce: ({ kinds }) => `announce ${kinds.length === 0 ? 'none' : or(kinds.map(aKind))}`,
  pointUnused: ({ left }) =>
    `${left === 1 ? 'its only point has' : `the first of ${points(left)} has`} to be used`,
  useFirst: 'use it first',

  noCardToStep: 'no card lies there, and a step goes from a field of the battlefield to another',
  oneGoes: 'at least 1 soldier has to go',
  letOneGo: 'let 1 go',
  tooManyStep: ({ limit, soldiers: count, points: cost }) =>
    `1 point takes ${soldiers(limit)}, ${count} need ${points(cost)}`,
  takeOf: ({ count }) => `take ${count} of them`,
  take: ({ count }) => `take ${count}`,
  needsOnFoot: ({ who, needs, has, place: at, aboard }) =>
    `needs ${soldiers(needs)} on foot, ${army(who)} has ${has} on ${place(at)}${aboard === 0 ? '' : `; ${aboard} more ${doing(aboard, 'is', 'are')} crew of the tank`}`,
  noEdge: ({ from, to, steps: count, left }) =>
    `${place(from)} and ${place(to)} share no edge: ${
      count === null
        ? 'there is no way for them now'
        : `the way takes ${steps(count)}, a point each${left === null ? '' : `; ${left} left`}`
    }`,
  heldByEnemy: ({ place: at, by }) =>
    by === null
      ? `${place(at)} is the enemy’s: nobody steps there`
      : at.base === null
        ? `${place(at)} holds ${present(by)}, and only an attack wins that field`
        : `${place(at)} holds ${present(by)}, and nobody steps there`,
  stepTo: ({ places: those }) => `step to ${places(those)} instead`,
  needsCrew: ({ who, needs, has, place: at }) =>
    `needs ${crew(needs)}, ${army(who)} has ${has} on ${place(at)}`,
  takeNoCrew: 'take no crew',
  crewStays: 'crew get off only while the tank drives',
  driveThenOff: 'drive the tank and let them off on the way',
  takeOnFoot: 'take soldiers on foot',
  noSuchNumber: 'no such number can board',
  noneBoard: 'let none board',
  allBecomeCrew: 'they all become crew, and nobody has to board',
  letThemStep: 'let them step',
  noTankThere: ({ who, place: at }) => `${army(who)} has no tank on ${place(at)}`,
  stepNoneBoard: 'let them step, and none board',
  stayOnFoot: 'they stay on foot there',
  stepThenBoard: 'let them step, then board when the tank drives',
  boardOf: ({ board, arrive }) =>
    `${board} ${doing(board, 'is', 'are')} to board, ${arrive} ${doing(arrive, 'arrives', 'arrive')}`,
  letBoard: ({ count }) => `let ${count} board`,
  noRoom: ({ board, room }) => `${board} ${doing(board, 'is', 'are')} to board, there is room for ${room}`,

  needsTank: ({ held }) =>
    `needs control of the tank: ${
      held === 'absent'
        ? 'it is not on the battlefield yet'
        : held === 'nobody'
          ? 'it is unclaimed'
          : `${army(held)} has it`
    }`,
  stepOntoTank: ({ points: cost }) => `let soldiers step onto its field first, which takes ${points(cost)}`,
  standsBy: ({ who, count, place: at }) =>
    `${soldiers(count)} of ${army(who)} ${doing(count, 'stands', 'stand')} on ${place(at)}, which claims nothing`,
  offAndOn: 'step off it and on again',
  pointsSo: ({ facing: to }) => `it points ${facing(to)} already`,
  turnTo: ({ facings }) => `turn it ${or(facings.map(facing))}`,
  turnFirst: ({ facings }) => `turn it ${or(facings.map(facing))} first`,
  gapAhead: ({ facing: to, place: at }) => `${facing(to)} of ${place(at)} is a gap`,
  noEndAhead: ({ fields: count }) => `${fields(count)} ahead before a gap, and it may end on none`,
  ownBaseAhead: ({ places: those }) => `it may not end on ${places(those)}`,
  haltHere: 'halt here',
  goneNone: 'it has gone 0 fields and needs 1',
  driveOn: ({ fields: count }) => `drive on ${fields(count)}`,
  driveOnFirst: ({ fields: count }) => `drive on ${fields(count)} first`,
  barred: ({ place: at, by }) => (by === null ? `that is ${place(at)}` : `${place(at)} holds ${present(by)}`),
  oneBoards: 'at least 1 soldier boards or gets off',
  chooseOne: 'choose 1',
  changedEnough: ({ times }) => `the crew has changed ${times} times on this field`,
  tankHasCrew: ({ needs, has }) => `needs ${crew(needs)}, the tank has ${has}`,
  letOff: ({ count }) => `let ${count} off`,
  lastCrewStays: 'the last crew stays until it has gone a field',

  noCardToRecruit: 'no card lies there, and a recruit comes onto a field of the battlefield',
  isNoBunker: ({ place: at }) => `${place(at)} is no bunker`,
  isEnemyBase: ({ place: at }) => `${place(at)} is the enemy’s`,
  crewAlone: ({ crew: count, place: at }) =>
    `${crew(count)} and nobody on foot ${doing(count, 'is', 'are')} on ${place(at)}`,
  nobodyThere: ({ who, place: at }) => `nobody of ${army(who)} is on ${place(at)}`,
  recruitOn: ({ places: those }) => `recruit on ${places(those)}`,
  noCardToFight: 'no card lies there, and a battle is fought from a field of the battlefield against another',
  nothingToFight: ({ who, place: at, vacant, reach }) =>
    `nobody of ${army(who)} is on ${place(at)}${
      vacant ? ': an unclaimed tank is not attacked, a step onto its field claims it' : ''
    }${reach ? '' : ', and nothing is in reach'}`,
  attackOn: ({ places: those }) => `attack ${places(those)}`,
  notBeside: ({ from, target, lacks }) =>
    `${place(from)} is not beside ${place(target)}${
      lacks === null ? '' : `, and ${army(lacks.who)} has nobody ${lacks.besides ? 'else ' : ''}beside it`
    }`,
  oneAttacks: 'at least 1 soldier, or the tank, attacks',
  attackWith: ({ foot, crew: count }) =>
    `attack with ${and([...(foot > 0 ? [`${foot}`] : []), ...(count === null ? [] : [`the tank and its crew of ${count}`])])}`,
  attackFrom: ({ places: those }) => `attack from ${places(those)}`,
  noCardToJoin: 'no card lies there, and attackers come from a field of the battlefield',
  foughtFrom: ({ places: those }) => `this battle is fought from ${places(those)} alone`,
  hasNamed: ({ place: at }) => `${place(at)} has named its attackers`,
  beReady: 'be ready',
  onlyFought: 'only those who fought move in',
  comeFrom: ({ places: those }) => `let them come from ${places(those)}`,
  oneMovesIn: ({ of }) => `at least 1 of ${of} has to move in`,
  footMoveIn: ({ count, fought }) =>
    `${count} ${doing(count, 'is', 'are')} to move in, ${fought} on foot fought`,
  crewMoveIn: ({ count, fought }) =>
    `${crew(count)} ${doing(count, 'is', 'are')} to move in, ${fought} fought`,
  letMoveIn: ({ foot, crew: count }) => `let ${footAndCrew(foot, count)} move in`,
  nobodyIn: 'nobody has moved in yet: at least 1 has to',
  somebodyFirst: 'let somebody move in first',
  letSomebodyIn: 'let somebody move in',
  crewAtMost: ({ entered, most }) =>
    `${soldiers(entered)} moved in, and ${soldiers(most)} at most ${doing(most, 'becomes', 'become')} crew`,
  chooseUpTo: ({ most }) => `choose 1${most > 1 ? ` to ${most}` : ''}`,
  layNone: 'lay none',
  layOneOrNone: 'lay one of them, or none',
  playedCard: ({ who }) => `${army(who)} has played a card this turn`,

  noSuchMove: ({ line, words }) => `"${line}": no move begins so; moves begin with ${words.join(', ')}`,
  writeLike: ({ line, examples }) =>
    `"${line}": write it like ${or(examples.map((example) => `"${example}"`))}`,
  thenLike: ({ line, examples: [example, use] }) => `"${line}": write it like "${example}", then "${use}"`,
  notACell: ({ line, name }) => `"${name}" in "${line}": not a cell; cells are like o, n1, e2 and w1s3`,
  noCell: ({ line, name }) => `"${line}": "${name}" is no cell`,
  noSuchCard: ({ line, name }) => `"${line}": there is no battlefield card "${name}"`,
};
