import type { HappeningSaid } from '../../src/games/street-armour/said.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { square, steps, points, shown, facing, tank, doesTo, whoseTo } = words;

/** What happens at the table, told to somebody. */
export function eventsTo(you: words.Listener): Catalogue<HappeningSaid> {
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
    firepowerIs: ({ dice, fire }) => `the dice show ${shown(dice)}, and their firepower is ${fire}`,
    oneMore: ({ die }) => `all dice show ${die}: one more tank may move by ${die}`,
    drove: ({ weight, to, facing: way, needs }) =>
      `${tank(weight)} takes ${steps(needs)} to ${square(to)} and faces ${facing(way)}`,
    wentBack: ({ weight, to }) => `${tank(weight)} goes back to ${square(to)}`,
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
    wonByPoints: ({ who }) => `thirty turns went by without a loss, and ${does(who, 'has', 'have')} won`,
    drawn: 'thirty turns went by without a loss, and nobody has won',
  };
}
