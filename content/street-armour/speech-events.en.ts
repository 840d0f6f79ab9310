import type { EventSaid } from '../../src/games/street-armour/messages-events.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { square, steps, points, shown, facing, tank, doesTo, whoseTo } = words;

/** What happens at the table, told to somebody. */
export function eventsTo(you: words.Listener): Catalogue<EventSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  return {
    laid: ({ window }) => `the city is laid: ${words.cityPart(window)}`,
    isAbout: ({ task }) => `the game is about this: ${words.TASKS[task]}`,
    mayCost: ({ points: most }) => `a team may cost ${points(most)}`,
    hasChosen: ({ who }) => `${does(who, 'has', 'have')} chosen a team`,
    goesFirst: ({ who }) => `${does(who, 'goes', 'go')} first`,
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
      `distance ${distance} and ${words.SECTORS[sector]} armour ${armour} need ${needs}; the dice give ${dice}${
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
    diceFor: ({ tanks, dice }) =>
      `${tanks} ${ENGLISH.form(tanks, { one: 'tank has', other: 'tanks have' })} ${words.dice(dice)}`,
    damagedCount: ({ counted }) => `damaged tanks ${counted ? 'count' : 'do not count'} for the dice`,
    smallsAre: ({ smalls }) => `their small numbers are ${shown(smalls)}`,
    noMoreFire: 'that adds no firepower, and is for a tank that may still take a die',
    leavesDice: ({ dice }) =>
      `${words.dice(dice.length)} ${ENGLISH.form(dice.length, { one: 'is', other: 'are' })} left unused`,
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
    hitFrom: ({ sector }) => `the ${words.SECTORS[sector]} is hit`,
    onTheLine: ({ sector }) => `the line between two faces counts as the ${words.SECTORS[sector]}`,
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
