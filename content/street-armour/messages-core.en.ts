/** Street Armour in English: the sentences that the play page needs at once. */
import { FIGURES, WEIGHTS, type Weight } from '../../cards/street-armour/data/box.ts';
import type { EventSaid } from '../../src/games/street-armour/messages-events.ts';
import type {
  Facing,
  PlayedSaid,
  Player,
  RevealedSaid,
  Sector,
  Square,
  Stage,
  TableSaid,
  TaskId,
  Team,
  Thing,
} from '../../src/games/street-armour/messages.ts';
import { capital, counted, ENGLISH, inTurn, type Catalogue } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/messages/kernel-core.en.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';

// Names of things in sentences.

const PLAYERS = ['West', 'East'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** The player addressed as "you"; null for nobody. */
export type Listener = Player | null;

/** Who does something: "you put", "West puts"; in small letters, since a sentence may go on with it. */
export const doesTo =
  (you: Listener) =>
  (who: Player, one: string, many: string): string =>
    who === you ? `you ${many}` : `${player(who)} ${one}`;

/** "your", "West’s". */
export const whoseTo =
  (you: Listener) =>
  (who: Player): string =>
    who === you ? 'your' : `${player(who)}’s`;

/** "d12": the column by a letter from the west, the row by a number from the north. */
export const square = ({ x, y }: Square): string => `${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`;
export const squares = (those: readonly Square[]): string => ENGLISH.and(those.map(square));

const FACINGS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export const facing = (which: Facing): string => FACINGS[which];

/** "the heavy tank". */
export const tank = (weight: Weight): string => `the ${weight} tank`;

/** "2 heavy, 1 medium and 3 light tanks". */
export function team([heavy, medium, light]: Team): string {
  const parts = [
    { count: heavy, weight: 'heavy' },
    { count: medium, weight: 'medium' },
    { count: light, weight: 'light' },
  ].filter(({ count }) => count > 0);
  const all = heavy + medium + light;
  const listed = ENGLISH.and(parts.map(({ count, weight }) => `${count} ${weight}`));
  return all === 0 ? 'no tanks' : `${listed} ${ENGLISH.form(all, { one: 'tank', other: 'tanks' })}`;
}

export const THINGS = {
  building: 'a building',
  barricade: 'a barricade',
  flag: 'a flag',
  tank: 'a tank',
  wreck: 'a wreck',
} as const satisfies Record<Thing, string>;

export const SECTORS = { front: 'front', side: 'side', rear: 'rear' } as const satisfies Record<
  Sector,
  string
>;

/** The decision at hand. */
export const DECISIONS = {
  city: 'first it is picked which part of the city is laid',
  task: 'it is agreed now what the game is about',
  points: 'it is agreed now what a team may cost',
  team: 'teams are chosen now',
  first: 'two dice of each side say now who goes first',
  barricade: 'barricades are put on the board now',
  flag: 'flags are put on the board now',
  tank: 'tanks are put on the board now',
  throw: 'the dice of this turn are thrown now',
  move: 'tanks move now, and shoot when movement is over',
  shoot: 'tanks shoot now: movement is over',
  over: 'the game is over',
} as const satisfies Record<Stage, string>;

/** The tasks of a game. */
export const TASKS = {
  tanks: 'destroy all enemy tanks',
  'one-flag': 'a flag on each side',
  'two-flags': 'two flags on each side',
  'west-on-1': 'West attacks one flag',
  'west-on-2': 'West attacks two flags',
  'west-on-3': 'West attacks three flags',
  'west-on-4': 'West attacks four flags',
  'east-on-1': 'East attacks one flag',
  'east-on-2': 'East attacks two flags',
  'east-on-3': 'East attacks three flags',
  'east-on-4': 'East attacks four flags',
} as const satisfies Record<TaskId, string>;

/** "tile rows 2 to 4", "all tiles of two sets". */
export const cityPart = (window: number): string =>
  window > 4 ? 'all tiles of two sets' : `tile rows ${window} to ${window + 2}`;

export const steps = (count: number): string => counted(ENGLISH, count, { one: 'step', other: 'steps' });
const turnCount = (count: number): string => counted(ENGLISH, count, { one: 'turn', other: 'turns' });
export const points = (count: number): string => counted(ENGLISH, count, { one: 'point', other: 'points' });
export const dice = (count: number): string => counted(ENGLISH, count, { one: 'die', other: 'dice' });
/** "3, 4 and 4". */
export const shown = (larges: readonly number[]): string => ENGLISH.and(larges.map(String));

// What happens.

/** The sentences for events, addressed to a listener. */
function eventsTo(you: Listener): Catalogue<EventSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  return {
    laid: ({ window }) => `the city is laid: ${cityPart(window)}`,
    isAbout: ({ task }) => `the game is about this: ${TASKS[task]}`,
    mayCost: ({ points: most }) => `a team may cost ${points(most)}`,
    hasChosen: ({ who }) => `${does(who, 'has', 'have')} chosen a team`,
    goesFirst: ({ who }) => `${does(who, 'goes', 'go')} first`,
    throwsForFirst: ({ who, dice: larges }) =>
      `${does(who, 'throws', 'throw')} ${shown(larges)}, ${larges.reduce((sum, large) => sum + large, 0)} in all`,
    throwAgain: 'the throws are equal, and are made again',
    putsBarricade: ({ who, at }) => `${does(who, 'puts', 'put')} a barricade on ${square(at)}`,
    putsFlag: ({ who, at }) => `${does(who, 'puts', 'put')} a flag on ${square(at)}`,
    putsTank: ({ who, weight, at }) => `${does(who, 'puts', 'put')} a ${weight} tank on ${square(at)}`,
    setsUp: ({ who, tanks }) => `${does(who, 'sets', 'set')} up ${tanks} tanks`,
    firepowerIs: ({ dice, fire }) => `the dice show ${shown(dice)}, and their firepower is ${fire}`,
    oneMore: ({ die }) => `all dice show ${die}: one more tank may move by ${die}`,
    drove: ({ weight, to, facing: way, needs }) =>
      `${tank(weight)} takes ${steps(needs)} to ${square(to)} and faces ${facing(way)}`,
    wentBack: ({ weight, to, facing: way, needs }) =>
      needs === 1
        ? `${tank(weight)} goes back to ${square(to)}`
        : `${tank(weight)} takes ${steps(needs)} to ${square(to)}, one of them back, and faces ${facing(way)}`,
    movementOver: ({ who }) => `${whose(who)} movement is over`,
    shotNeeds: ({ distance, sector, armour, needs, dice, gun }) =>
      `distance ${distance} and ${SECTORS[sector]} armour ${armour} need ${needs}; the dice give ${dice}${
        gun === 0 ? '' : `, with the gun ${dice + gun}`
      }`,
    destroyed: ({ weight, at }) => `${tank(weight)} on ${square(at)} is destroyed`,
    nowDamaged: ({ weight, at }) => `${tank(weight)} on ${square(at)} is damaged and cannot move any more`,
    unharmed: ({ weight, at }) => `${tank(weight)} on ${square(at)} is as it was`,
    captured: ({ who, left }) =>
      `${does(who, 'captures', 'capture')} a flag; ${left === 0 ? 'none is left' : `${left} ${ENGLISH.form(left, { one: 'is', other: 'are' })} left`}`,
    nextTurn: ({ who }) => `it is ${whose(who)} turn`,
    wonByTanks: ({ who }) => `${does(who, 'has', 'have')} won: all enemy tanks are destroyed`,
    wonByFlags: ({ who }) => `${does(who, 'has', 'have')} won: all enemy flags are captured`,
    wonByLimit: ({ who }) => `${does(who, 'has', 'have')} won: the attacker’s turns are over`,
    wonByPoints: ({ who }) => `${does(who, 'has', 'have')} won by what is left`,
    wonByDefence: ({ who }) =>
      `${does(who, 'has', 'have')} won: ${does(who, 'defends', 'defend')}, and nothing was lost`,
    drawnSo: 'nobody has won',
    drawn: 'neither side has more flags or more points left, and nobody has won',
    whichCity: ({ narrow }) => `it is the city with ${narrow ? 'narrow' : 'wide'} streets, and ours`,
    twiceAsMany: 'with two sets there are twice as many tanks',
    threeEach: 'each side has three barricades',
    tanksFor: ({ least, most }) =>
      `that is ${least} to ${most} tanks, for whoever leaves no points for one more`,
    attackerHas: ({ more }) => `whoever attacks has ${points(more)} more`,
    teamCosts: ({ cost, points: most }) => `it costs ${points(cost)} of ${most}`,
    atOwnEnd: ({ who }) => `tanks begin in the two columns at ${whose(who)} end`,
    oneByOne: ({ who }) => `the sides take turns: ${does(who, 'is', 'are')} next`,
    diceFor: ({ tanks, dice: count }) =>
      `${tanks} ${ENGLISH.form(tanks, { one: 'tank has', other: 'tanks have' })} ${dice(count)}`,
    damagedCount: ({ counted }) => `damaged tanks ${counted ? 'count' : 'do not count'} for the dice`,
    smallsAre: ({ smalls }) => `their small numbers are ${shown(smalls)}`,
    noMoreFire: 'that adds no firepower, and is for a tank that may still take a die',
    leavesDice: ({ dice: left }) =>
      `${dice(left.length)} ${ENGLISH.form(left.length, { one: 'is', other: 'are' })} left unused`,
    stepsGiven: ({ weight, die, steps: most }) =>
      `a die that shows ${die}: ${tank(weight)} has ${steps(most)}`,
    movementDone: 'that is a whole movement, and the next tank’s may follow',
    hadDie: 'the tank takes no other die in this turn',
    damagedShoots: ({ ahead }) => `a damaged tank shoots ${ahead ? 'ahead only' : 'all round'}`,
    hasItMoved: ({ moved }) =>
      moved ? 'it has moved in this turn' : 'it is as it was when the turn began, and has not moved',
    shootsAhead: 'so it shoots ahead, up to a quarter turn to either side',
    shootsAround: 'it has not moved, and shoots all round',
    lineIsClear: 'nothing shuts the line of fire',
    passesFlag: 'the line passes over a flag',
    cannotSucceed: 'it cannot succeed, and is made all the same',
    distanceIs: ({ distance }) => `the distance is ${distance}`,
    hitFrom: ({ sector }) => `the ${SECTORS[sector]} is hit`,
    onTheLine: ({ sector }) => `the line between two faces counts as the ${SECTORS[sector]}`,
    gunAdds: ({ gun }) => `the gun adds ${gun}`,
    fireStays: ({ fire }) => `the firepower of the dice is ${fire} for all shots of this turn`,
    hasShot: ({ at }) => `the tank on ${square(at)} has had its shot`,
    isNextToFlag: ({ at }) => `the tank on ${square(at)} is next to a flag`,
    stoodStill: ({ at }) => `the tank on ${square(at)} has come, survived and stood still`,
    waitsThere: ({ at }) => `the tank on ${square(at)} has to stand still for another turn`,
    turnedThere: ({ at, still }) =>
      `the tank on ${square(at)} has turned there, and that ${still ? 'is' : 'is not'} standing still`,
    shotThere: ({ at, still }) =>
      `the tank on ${square(at)} has shot, and that ${still ? 'is' : 'is not'} standing still`,
    hasNoTanks: ({ who }) =>
      `${does(who, 'has', 'have')} no tanks: the turn is counted, and no dice are thrown`,
    tanksCountToo: 'that wins a game about flags, too',
    inThisOrder: 'at the end of a turn captures come first, then the limit, then the turns without a loss',
    thirtyTurns: 'thirty turns went by in which nothing was lost',
    turnsAreOver: ({ turns }) => `the attacker has had ${turns} turns`,
  };
}

// What the table shows and asks.

const TITLES = {
  city: 'Which part of the city?',
  task: 'What is it about?',
  points: 'How many points?',
  team: 'Which tanks?',
  first: 'Who goes first?',
  barricade: 'Where is it shut?',
  flag: 'Where does the flag stand?',
  tank: 'Where does it begin?',
  throw: 'Throw the dice',
  move: 'Which tank moves?',
  shoot: 'Who shoots at whom?',
  over: 'The game is over',
} as const;

const STEPS = { throw: 'Dice', move: 'Move', shoot: 'Shoot' } as const;

const DOES = {
  city: ['picks a part of the city', 'pick a part of the city'],
  task: ['picks what the game is about', 'pick what the game is about'],
  points: ['picks what a team may cost', 'pick what a team may cost'],
  team: ['chooses a team', 'choose a team'],
  barricade: ['puts a barricade', 'put a barricade'],
  flag: ['puts a flag', 'put a flag'],
  tank: ['puts a tank', 'put a tank'],
  move: ['moves tanks', 'move tanks'],
  shoot: ['shoots', 'shoot'],
} as const;

const TAPS = {
  city: 'Tiles lie three rows deep; with two sets all of them do.',
  task: 'Tanks alone, or flags as well.',
  points: '39 if nothing else is agreed.',
  team: 'The other side does not see it yet.',
  first: 'Two dice each; the higher sum goes first.',
  barricade: 'Tap an empty street square.',
  flag: 'Tap an empty street square on your half.',
  tank: 'Pick a tank, tap a square at your end, say which way it faces.',
  throw: 'Throw them here, or enter what your own dice show.',
  over: '',
} as const;

/** The cost of each kind of tank, in a sentence. */
const PRICES = capital(ENGLISH.and(WEIGHTS.map((weight) => `${weight} tanks cost ${FIGURES[weight].value}`)));

/** The sentences of the table and of choosing moves, addressed to a listener. */
function tableTo(you: Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  return {
    squareField: ({ at, thing }) => `${square(at)}, ${thing === null ? 'street' : THINGS[thing]}`,
    tankField: ({ at, who, weight, facing: way, state }) =>
      state === 'wreck'
        ? `${square(at)}, the wreck of a ${weight} tank`
        : `${square(at)}, ${whose(who)} ${weight} tank, facing ${facing(way)}${state === 'damaged' ? ', damaged' : ''}`,
    status: ({ who, stage, turn }) => {
      if (who === 'chance')
        return stage === 'first'
          ? 'Two dice of each side say who goes first.'
          : `${capital(does(turn, 'throws', 'throw'))} the dice of this turn.`;
      const [one, many] =
        stage in DOES ? DOES[stage as keyof typeof DOES] : (['is asked', 'are asked'] as const);
      return `${capital(does(who, one, many))}.`;
    },
    ended: ({ winner }) =>
      winner === null ? 'The game is drawn.' : `${capital(does(winner, 'has', 'have'))} won.`,
    destroyedLine: 'enemy tanks destroyed',
    capturedLine: 'enemy flags captured',
    turnsLine: 'turns played',
    flagsLine: 'flags left',
    pointsLine: 'points of tanks left',
    whoseTurn: ({ who }) => `${capital(whose(who))} turn`,
    step: ({ step }) => STEPS[step],
    askedIn: ({ stage }) => TITLES[stage],
    toTap: ({ stage, dice: left, fire, points: most }) => {
      if (stage === 'move')
        return left.length === 0
          ? 'All dice are used: end the movement.'
          : `Dice left: ${shown(left)}. Tap a tank and where it goes, or end the movement.`;
      if (stage === 'shoot') return `Firepower ${fire}. Tap a tank and its target, or end the turn.`;
      return stage === 'team' ? `${PRICES}: ${points(most)} in all. ${TAPS.team}` : TAPS[stage];
    },
    diceZone: 'Dice',
    teamZone: 'Not on the board yet',
    lossZone: 'Lost',
    pointsZone: 'Points left',
    turnsZone: 'Turns',
    diceLeft: ({ dice: left, fire }) =>
      left.length === 0 && fire === 0
        ? 'not thrown'
        : `${left.length === 0 ? 'none left' : `${dice(left.length)} left: ${shown(left)}`}, firepower ${fire}`,
    teamIs: ({ team: tanks }) =>
      tanks === null ? 'not chosen' : tanks === 'unseen' ? 'chosen, and not seen yet' : team(tanks),
    wrecks: ({ count }) => (count === 1 ? '1 tank' : `${count} tanks`),
    pointsAre: ({ points: left }) => points(left),
    turnsAre: ({ turns, most }) => (most === null ? turnCount(turns) : `${turns} of ${turnCount(most)}`),
    layPart: ({ window }) => capital(cityPart(window)),
    pickTask: ({ task }) => capital(TASKS[task]),
    pickPoints: ({ points: most }) => points(most),
    pickSoMany: ({ weight, count }) =>
      count === 0
        ? `no ${weight} tank`
        : `${count} ${weight} ${ENGLISH.form(count, { one: 'tank', other: 'tanks' })}`,
    throwDice: ({ dice: larges }) => shown(larges),
    putBarricadeOn: ({ at }) => `a barricade on ${square(at)}`,
    putFlagOn: ({ at }) => `a flag on ${square(at)}`,
    toSquare: ({ at }) => `to ${square(at)}`,
    shootAt: ({ at }) => `at ${square(at)}`,
    putWeight: ({ weight }) => `a ${weight} tank`,
    putOn: ({ at }) => `on ${square(at)}`,
    fromSquare: ({ at }) => `move the tank on ${square(at)}`,
    shootFrom: ({ at }) => `shoot with the tank on ${square(at)}`,
    toFace: ({ facing: way }) => `facing ${facing(way)}`,
    facingTo: ({ facing: way }) => facing(way),
    withDie: ({ die, steps: most }) => `with the ${die}: ${steps(most)}`,
    trackTanks: 'tanks left',
    trackFlags: 'flags left',
    countTanks: 'Set how many tanks and flags each side has.',
    whoIsFirst: 'Each side throws two dice: whose sum of large numbers is higher?',
    teamsCounted: 'that is all',
    countPoints:
      'Thirty turns went by without a loss: more flags win, then more points of tanks that are left.',
    throwsSo: ({ who, dice: count }) =>
      `${capital(does(who, 'throws', 'throw'))} ${dice(count)}, then come movement and shots.`,
    isFirst: ({ who }) => `${does(who, 'goes', 'go')} first`,
    oneMoreOf: ({ of }) => (of === 'tanks' ? 'one tank more' : 'one flag more'),
    oneLessOf: ({ of }) => (of === 'tanks' ? 'one tank fewer' : 'one flag fewer'),
    asItComes: 'facing as it drives',
    drives: ({ at, facing: way, die }) => `To ${square(at)}, facing ${facing(way)}, with the ${die}`,
    turnsThere: ({ at, facing: way, die }) => `Turn on ${square(at)} to face ${facing(way)}, with the ${die}`,
    shoots: ({ at, spare }) =>
      spare >= 0
        ? `Shoot at ${square(at)}: enough, ${spare} to spare`
        : `Shoot at ${square(at)}: ${-spare} too few`,
    puts: ({ weight, at, facing: way }) => `A ${weight} tank on ${square(at)}, facing ${facing(way)}`,
    tellsInTurn: ({ parts }, say) => inTurn(parts.map(say)),
    ceaseMoving: 'end the movement',
    endTurn: 'end the turn',
    shotComesTo: ({ at, distance, sector, armour, needs, gives }) =>
      `${square(at)}: distance ${distance} and ${SECTORS[sector]} armour ${armour} need ${needs}, there are ${gives}`,
  };
}

/** What a move reveals. */
const KNOWN: Catalogue<RevealedSaid> = {
  teamKnown: ({ who, team: tanks }) => `${player(who)}’s team: ${team(tanks)}`,
  threw: ({ dice: larges }) => `the dice: ${shown(larges)}`,
};

/** All sentences of play, addressed to a listener. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** The sentences of play as long as nobody tries an illegal move. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'west' | 'east'> = {
  language: ENGLISH,
  game: 'Street Armour',
  seats: { west: 'West', east: 'East' },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(seat === 0 ? 0 : 1),
};
