/**
 * Lessons of Street Armour: what a shot needs, a turn from the throw to the last shot, and what comes later. All stand in
 * the part of the city that Play begins with.
 */
import type { Lesson } from '../../../src/book/lesson.ts';
import { inCity } from '../written-positions.ts';

const WEST = 0;
const ZONES = ['dice', 'lost-west', 'lost-east'];

const SHOT: Lesson = {
  id: 'one-shot',
  title: 'One shot',
  about: 'See whether a gun can hit, and whether it is enough.',
  start: {
    position: inCity(
      ['west light f7 south', 'east light f12 north', 'east light j7 west', 'east light f3 south'],
      { stage: 'shoot', fire: 9 },
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
      text: 'Your tank on f7 has not moved and shoots all round. Try the enemy on j7.',
      rules: ['C-032'],
      hint: 'Tap your tank, then the enemy on j7.',
      try: 'shoot f7 at j7',
      breaks: 'C-032',
      done: 'The building on h7 and i7 stands between you.',
    },
    {
      kind: 'ask',
      title: 'Is it enough?',
      text: 'The enemy on f12 is five squares away and shows its front, which has armour 2. Your dice give 9. What does the shot need?',
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
      text: 'Shoot at the enemy on f12.',
      rules: ['C-035', 'C-036'],
      hint: 'Tap your tank, then the enemy on f12.',
      moves: ['shoot f7 at f12'],
    },
    {
      kind: 'try',
      title: 'Once a turn',
      text: 'Try the enemy on f3 with the same tank.',
      rules: ['C-A08'],
      hint: 'Tap your tank, then the enemy on f3.',
      try: 'shoot f7 at f3',
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
    position: inCity(['west heavy c9 east', 'west light c12 north', 'east light h9 west']),
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
      done: 'Each face has a small number, too. Here they are 3 and 2: firepower 5 this turn.',
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
      text: 'With the 4 it has two steps: move it two squares ahead, to e9.',
      rules: ['C-020', 'C-021'],
      hint: 'Tap the heavy tank and then e9, still facing east.',
      moves: ['move c9 to e9 east by 4'],
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
      text: 'The enemy on h9 is three squares off, and its front has armour 2. Your dice give 5, and the heavy gun adds 2. Shoot.',
      rules: ['C-035', 'C-A10', 'C-031'],
      hint: 'Tap the heavy tank, then the enemy.',
      moves: ['shoot e9 at h9'],
    },
  ],
  end: 'It was the last tank of the east: you have won.',
};

// For those who have played a turn: thin sides, lines past corners, flags.

/** During the turn the enemy decides nothing; it ends with the enemy's throw. */
const WITHIN = { within: [], ends: ['C-010'] } as const;

const FLANK: Lesson = {
  id: 'thin-sides',
  title: 'Thin sides',
  about: 'Drive to where the armour is thin.',
  start: {
    position: inCity(['west light c3 east', 'east medium f3 west', 'east light o4 west'], {
      dice: [4],
      fire: 4,
    }),
  },
  learner: WEST,
  zones: ZONES,
  steps: [
    {
      kind: 'ask',
      title: 'Head on',
      text: 'The medium tank on f3 faces you: its front has armour 4, and it is three squares away. What would a shot need?',
      rules: ['C-035', 'C-033'],
      hint: 'Distance and armour.',
      options: [
        { says: '4', wrong: 'That is its armour alone. The distance counts as well.' },
        { says: '5', wrong: 'That would do against armour 2, and its front has more.' },
        { says: '7', right: true },
      ],
      done: 'Your dice give 4, and a light tank’s gun adds nothing.',
    },
    {
      kind: 'ask',
      title: 'Four faces',
      text: 'Its sides have armour 2. You stand north or south of it, two squares away. What does a shot need now?',
      rules: ['C-A29', 'C-035'],
      hint: 'Two and two.',
      options: [
        { says: '2', wrong: 'That is its armour alone. The distance counts as well.' },
        { says: '4', right: true },
        { says: '6', wrong: 'That is what its front would take. You stand at its side.' },
      ],
    },
    {
      kind: 'reach',
      title: 'Round to its side',
      text: 'With the 4 your light tank has five steps. Drive to its side and destroy it.',
      rules: ['C-020', 'C-021', 'C-031'],
      hint: 'From f5 its side is two squares away. A tank that has moved still shoots exactly abeam.',
      goal: [{ zone: 'lost-east', least: 1, else: 'The medium tank still stands.' }],
      ...WITHIN,
      moves: ['move c3 to f5 east by 4', 'cease', 'shoot f5 at f3'],
      done: 'Its side was enough.',
    },
    {
      kind: 'try',
      title: 'Once more',
      text: 'Try to shoot at o4 as well.',
      rules: ['C-A08'],
      hint: 'Tap your tank, then the enemy on o4.',
      try: 'shoot f5 at o4',
      breaks: 'C-A08',
    },
  ],
  end: 'The front for the enemy’s guns, their sides for yours: that is most of the game.',
};

const CORNERS: Lesson = {
  id: 'past-corners',
  later: true,
  title: 'Past corners',
  about: 'See what shuts a line of fire, and what does not.',
  start: {
    position: inCity(
      [
        'west light d3 south',
        'west light h4 south',
        'east light g6 north',
        'east light k7 north',
        'east light j5 west wreck',
      ],
      { stage: 'shoot', fire: 9 },
    ),
  },
  learner: WEST,
  zones: ZONES,
  steps: [
    {
      kind: 'move',
      title: 'One corner is not enough',
      text: 'From d3 the line to g6 touches the corner of the building on e5, and nothing stands across from it. Shoot.',
      rules: ['C-A06', 'C-032'],
      hint: 'Tap your tank on d3, then the enemy on g6.',
      moves: ['shoot d3 at g6'],
      done: 'One corner alone lets a shell past.',
    },
    {
      kind: 'try',
      title: 'Two corners are',
      text: 'From h4 the line to k7 goes between the building on i6 and the wreck on j5, which meet at their corners. Try it.',
      rules: ['C-A06a'],
      hint: 'Tap your tank on h4, then the enemy on k7.',
      try: 'shoot h4 at k7',
      breaks: 'C-A06a',
    },
    {
      kind: 'try',
      title: 'Through a wreck',
      text: 'What you destroyed on g6 stays there as a wreck. Try to shoot at it from h4.',
      rules: ['C-036', 'C-038'],
      hint: 'Tap your tank on h4, then the wreck on g6.',
      try: 'shoot h4 at g6',
      breaks: 'C-038',
    },
    {
      kind: 'ask',
      title: 'And behind it?',
      text: 'An enemy stands right behind a wreck. Does the wreck stop your shell?',
      rules: ['C-032'],
      hint: 'What may stand on the line of fire?',
      options: [
        { says: 'Yes', right: true },
        { says: 'No', wrong: 'A wreck fights no more, but it still stands in the way.' },
      ],
      done: 'Wrecks, tanks, buildings and barricades all do; flags do not.',
    },
  ],
  end: 'Where it is close, ask the page Measure: it takes a line to the corner and back.',
};

const FLAG: Lesson = {
  id: 'a-flag',
  later: true,
  title: 'A flag',
  about: 'Capture a flag, and win without destroying everybody.',
  start: {
    position: inCity(['west medium c9 east', 'east light p9 west'], {
      task: 'one-flag',
      dice: [2, 3],
      fire: 5,
      flags: { west: ['a1'], east: ['f9'] },
    }),
  },
  learner: WEST,
  zones: ZONES,
  steps: [
    {
      kind: 'move',
      title: 'Next to it',
      text: 'The enemy’s flag is on f9. With the 2 drive to e9, right next to it.',
      rules: ['C-042', 'C-A17'],
      hint: 'Tap your tank, then e9, facing east.',
      moves: ['move c9 to e9 east by 2'],
    },
    {
      kind: 'try',
      title: 'Not onto it',
      text: 'Nobody drives onto a flag. Nor has your tank another die: try to go to f9 all the same.',
      rules: ['C-023', 'C-A01'],
      hint: 'Tap your tank on e9, then f9.',
      try: 'move e9 to f9 east by 3',
      breaks: 'C-A01',
    },
    {
      kind: 'move',
      title: 'Wait',
      text: 'Whoever stands still beside a flag through the enemy’s turn and their own next turn captures it. End the movement and the turn.',
      rules: ['C-042', 'C-A46'],
      hint: 'End the movement, then the turn.',
      moves: ['cease', 'end'],
    },
    {
      kind: 'watch',
      title: 'The enemy is far off',
      text: 'East throws, moves nothing and shoots at nobody; then you throw.',
      rules: ['C-010'],
      moves: ['throw 1 2', 'cease', 'end', 'throw 4 5'],
    },
    {
      kind: 'reach',
      title: 'Stand still',
      text: 'Now stay where you are, and end your turn.',
      rules: ['C-A16', 'C-043'],
      hint: 'Even turning on the square would be moving. End the movement and the turn.',
      goal: [{ winner: WEST, else: 'The flag still stands.' }],
      ...WITHIN,
      moves: ['cease', 'end'],
      done: 'It was the enemy’s only flag.',
    },
  ],
  end: 'You know all of the game. The rest is in the rules, and most of it is for the day when two of you disagree.',
};

export const LESSONS: readonly Lesson[] = [SHOT, TURN, FLANK, CORNERS, FLAG];
