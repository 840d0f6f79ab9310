/** Lessons of Street Armour: what a shot needs, a turn from the throw to the last shot, and what comes later. */
import type { Lesson } from '../../src/book/lesson.ts';
import { groundWith, shooting, table } from './examples-tables.ts';
import { LATER_LESSONS } from './lessons-later.ts';

const WEST = 0;
const ZONES = ['dice', 'lost-west', 'lost-east'];

const SHOT: Lesson = {
  id: 'one-shot',
  title: 'One shot',
  about: 'See whether a gun can hit, and whether it is enough.',
  start: {
    position: shooting(
      9,
      ['west light f1 south', 'east light f6 north', 'east light j1 west', 'east light a10 east'],
      { ground: groundWith('h1', 'd4', 'e5') },
    ),
  },
  learner: WEST,
  zones: ZONES,
  steps: [
    {
      kind: 'show',
      title: 'What wins',
      text: 'Destroy every enemy tank, and you have won. In some games you may capture flags instead.',
      rules: ['C-037', 'C-043'],
      pictures: [
        { face: 'light-east', says: 'An enemy tank' },
        { face: 'light-east-back', says: 'The same, destroyed' },
        { face: 'flag-east', says: 'An enemy flag' },
      ],
    },
    {
      kind: 'show',
      title: 'Three weights',
      text: 'Heavy tanks are slow and hard to hit, light ones quick and thin. Each is thickest in front.',
      rules: ['C-020', 'C-035'],
      pictures: [
        { face: 'heavy-west', says: 'A heavy tank' },
        { face: 'medium-west', says: 'A medium tank' },
        { face: 'light-west', says: 'A light tank' },
      ],
    },
    {
      kind: 'try',
      title: 'What is in the way',
      text: 'Your tank on f1 has not moved and shoots all round. Try the enemy on j1.',
      rules: ['C-032'],
      hint: 'Tap your tank, then the enemy on j1.',
      try: 'shoot f1 at j1',
      breaks: 'C-032',
      done: 'The building on h1 stands between you.',
    },
    {
      kind: 'ask',
      title: 'Is it enough?',
      text: 'The enemy on f6 is five squares away and shows its front, which has armour 2. Your dice give 9. What does the shot need?',
      rules: ['C-033', 'C-035'],
      hint: 'Distance and armour.',
      options: [
        { says: '5', wrong: 'That is the distance alone. The armour counts as well.' },
        { says: '7', right: true },
        { says: '9', wrong: 'That is what your dice give, not what the shot needs.' },
      ],
      done: 'Five and two. You have more than enough.',
    },
    {
      kind: 'move',
      title: 'Fire',
      text: 'Shoot at the enemy on f6.',
      rules: ['C-035', 'C-036'],
      hint: 'Tap your tank, then the enemy on f6.',
      moves: ['shoot f1 at f6'],
    },
    {
      kind: 'try',
      title: 'Once a turn',
      text: 'Try the enemy on a10 with the same tank.',
      rules: ['C-A08'],
      hint: 'Tap your tank, then the enemy on a10.',
      try: 'shoot f1 at a10',
      breaks: 'C-A08',
    },
  ],
  end: 'You know what a shot asks for: a clear line, a distance of 2 at least, and firepower for distance and armour.',
};

const TURN: Lesson = {
  id: 'a-turn',
  title: 'A turn',
  about: 'Throw, move by your dice, and shoot.',
  start: {
    position: table(['west heavy c5 east', 'west light c8 north', 'east light h5 west'], {}),
  },
  learner: WEST,
  zones: ZONES,
  steps: [
    {
      kind: 'watch',
      title: 'Two dice',
      text: 'You have two tanks, so you throw two dice: a 1 and a 4.',
      rules: ['C-010', 'C-034'],
      moves: ['throw 1 4'],
      done: 'Their small numbers are 3 and 2: firepower 5 this turn.',
    },
    {
      kind: 'ask',
      title: 'A slow tank',
      text: 'How many steps has your heavy tank with the 4?',
      rules: ['C-020', 'C-A11'],
      hint: 'It takes two fewer than its die shows.',
      options: [
        { says: 'Two', right: true },
        { says: 'Four', wrong: 'That is what the die shows. A heavy tank is slower than its die.' },
        { says: 'Six', wrong: 'A heavy tank is slower than its die, not faster.' },
      ],
      done: 'With the 1 it would have none.',
    },
    {
      kind: 'move',
      title: 'Two squares ahead',
      text: 'With the 4 it has two steps: move it two squares ahead, to e5.',
      rules: ['C-020', 'C-021'],
      hint: 'Tap the heavy tank and then e5, still facing east.',
      moves: ['move c5 to e5 east by 4'],
    },
    {
      kind: 'move',
      title: 'Leave the other die',
      text: 'You may leave the 1. End the movement.',
      rules: ['C-011', 'C-013'],
      hint: 'End the movement.',
      moves: ['cease'],
    },
    {
      kind: 'move',
      title: 'Shoot',
      text: 'The enemy on h5 is three squares off, and its front has armour 2. Your dice give 5, and the heavy gun adds 2. Shoot.',
      rules: ['C-035', 'C-A10', 'C-031'],
      hint: 'Tap the heavy tank, then the enemy.',
      moves: ['shoot e5 at h5'],
    },
  ],
  end: 'It was the last tank of the east: you have won.',
};

export const LESSONS: readonly Lesson[] = [SHOT, TURN, ...LATER_LESSONS];
