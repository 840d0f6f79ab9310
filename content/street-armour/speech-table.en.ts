import type { TableSaid } from '../../src/games/street-armour/messages.ts';
import { FIGURES, WEIGHTS } from '../../cards/street-armour/box.ts';
import { capital, ENGLISH, inTurn, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { square, steps, points, dice, shown, team, facing, doesTo, whoseTo } = words;

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

/** What each kind costs, as the table of tanks has it. */
const PRICES = capital(ENGLISH.and(WEIGHTS.map((weight) => `${weight} tanks cost ${FIGURES[weight].value}`)));

/** What a table shows, and how its moves are pointed at, told to somebody. */
export function tableTo(you: words.Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  return {
    squareField: ({ at, thing }) => `${square(at)}, ${thing === null ? 'street' : words.THINGS[thing]}`,
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
    turnsAre: ({ turns, most }) => (most === null ? `${turns}` : `${turns} of ${most}`),
    layPart: ({ window }) => capital(words.cityPart(window)),
    pickTask: ({ task }) => capital(words.TASKS[task]),
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
    shoots: ({ at, spare }) =>
      spare >= 0
        ? `Shoot at ${square(at)}: enough, ${spare} to spare`
        : `Shoot at ${square(at)}: ${-spare} too few`,
    puts: ({ weight, at, facing: way }) => `A ${weight} tank on ${square(at)}, facing ${facing(way)}`,
    tellsInTurn: ({ parts }, say) => inTurn(parts.map(say)),
    ceaseMoving: 'end the movement',
    endTurn: 'end the turn',
    shotComesTo: ({ at, distance, sector, armour, needs, gives }) =>
      `${square(at)}: distance ${distance} and ${words.SECTORS[sector]} armour ${armour} need ${needs}, there are ${gives}`,
  };
}
