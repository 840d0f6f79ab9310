import {
  type LikelyTry,
  type Situation,
  action,
  areInTouch,
  cardsOn,
  choice,
  hasGap,
  now,
  on,
  onFoot,
  option,
} from './writing.ts';
import { FIELD_SITUATIONS, HANDS, held } from './soldiers.ts';
import { TANK_SITUATIONS } from './tank.ts';
import { GAP, RING } from '../examples/tables.ts';
import { count } from '../../../src/book/writing.ts';

/** Situations about turns: placing cards, announcing and changing actions. */

interface Laying {
  readonly round: number;
  readonly cards: readonly unknown[];
  readonly tries: readonly LikelyTry[];
}
const START: Laying = {
  round: 1,
  cards: [],
  tries: [
    { says: 'North of the empty card', move: 'place n2' },
    { says: 'The same, but turned', move: 'place n2 turned' },
    { says: 'Touching only one card', move: 'place e2' },
    { says: 'Touching only at a corner', move: 'place e1n2' },
    { says: 'On top of a card', move: 'place w1n1' },
  ],
};
const LAYINGS: Readonly<Record<string, Laying>> = {
  start: START,
  ring: {
    round: 3,
    cards: RING,
    tries: [
      { says: 'In the pattern, touching two', move: 'place e1n3' },
      { says: 'Touching only one card', move: 'place n4' },
      { says: 'On top of a card', move: 'place w1n1' },
    ],
  },
  gap: {
    round: 5,
    cards: GAP,
    tries: [
      { says: 'In the gap, out of the pattern', move: 'place n3' },
      { says: 'In the gap, in the pattern', move: 'place n2' },
    ],
  },
};

const PLACE: Situation = {
  id: 'place-a-card',
  name: 'Lay a battlefield card',
  fields: [
    choice(
      'card',
      'My card',
      'bunker-3',
      option('bunker-3', 'A bunker', (seen) => now(seen).held.red?.startsWith('bunker') === true),
      option('crate-8', 'A crate', (seen) => now(seen).held.red?.startsWith('crate') === true),
      option('jeep-red', 'My jeep', (seen) => now(seen).held.red === 'jeep-red'),
      option('jeep-gray', 'The enemy’s jeep', (seen) => now(seen).held.red === 'jeep-gray'),
    ),
    choice(
      'table',
      'The table',
      'ring',
      option('start', 'Three cards', (seen) => cardsOn(now(seen)) === 3),
      option('ring', 'Seven cards', (seen) => cardsOn(now(seen)) === 7),
      option('gap', 'With a gap', (seen) => hasGap(now(seen))),
    ),
  ],
  write: (entered) => {
    const { round, cards } = LAYINGS[entered.choice('table')] ?? START;
    return { round, stage: 'place', cards, held: { red: entered.choice('card'), gray: 'crate-9' } };
  },
  tries: (entered) => (LAYINGS[entered.choice('table')] ?? START).tries,
};

const ANNOUNCE: Situation = {
  id: 'announce',
  name: 'Announce an action, or pass',
  fields: [
    count('points', 'My action points', 2, [0, 6], (seen) => now(seen).points.red),
    held,
    choice(
      'field',
      'My soldiers on the battlefield',
      'some',
      option('none', 'None', (seen) => onFoot(now(seen), 'red') === 0),
      option(
        'some',
        'Some, on one field',
        (seen) => Object.keys(now(seen).soldiers.red).length === 1,
        count('mine', 'How many', 3, [1, 11], (seen) => onFoot(now(seen), 'red')),
        choice(
          'near',
          'An enemy is next to them',
          'no',
          option('yes', 'Yes', (seen) => areInTouch(now(seen))),
          option('no', 'No', (seen) => !areInTouch(now(seen))),
        ),
      ),
    ),
  ],
  write: ({ choice, number }) => ({
    cards: RING,
    soldiers:
      choice('field') === 'none'
        ? { red: {} }
        : { red: on('w1', number('mine')), ...(choice('near') === 'yes' ? { gray: { o: 2 } } : {}) },
    points: { red: number('points') },
    hands: { red: HANDS[choice('held')] ?? [] },
  }),
  tries: (entered) => {
    const points = entered.number('points');
    return [
      { says: 'Move for 1 point', move: 'move 1' },
      { says: `Move for ${points + 1} points`, move: `move ${points + 1}` },
      { says: 'Move for 1 point, and play a 3', move: 'move 1+3' },
      { says: 'Recruit for 1 point', move: 'recruit 1' },
      { says: 'Attack for 1 point', move: 'attack 1' },
      { says: 'Pass', move: 'pass' },
    ];
  },
};

const CHANGE: Situation = {
  id: 'change-an-action',
  name: 'Change or leave an action',
  fields: [
    choice(
      'kind',
      'What I announced',
      'move',
      option('move', 'A Move', (seen) => now(seen).action?.kind === 'move'),
      option('recruit', 'A Recruit', (seen) => now(seen).action?.kind === 'recruit'),
    ),
    count('left', 'Its points left', 2, [1, 8], (seen) => now(seen).action?.left ?? 0),
    choice(
      'used',
      'Its first point is used',
      'yes',
      option('yes', 'Yes', (seen) => now(seen).action?.used === true),
      option('no', 'No', (seen) => now(seen).action?.used === false),
    ),
    count('points', 'My action points left', 2, [0, 5], (seen) => now(seen).points.red),
  ],
  write: (entered) => ({
    cards: RING,
    points: { red: entered.number('points') },
    action: {
      ...action(entered.choice('kind'), entered.number('left')),
      used: entered.choice('used') === 'yes',
    },
  }),
  tries: (entered) => [
    { says: 'Step with its next point', move: 'step 1 w1n1 to w1' },
    { says: 'Recruit with its next point', move: 'deploy w1n1' },
    { says: 'Leave the rest of it', move: 'done' },
    { says: 'Pay one more point for it', move: `${entered.choice('kind')} 1` },
    { says: 'Attack as well in this turn', move: 'attack 1' },
  ],
};

const { STEP_ONTO_TANK, DRIVE, BOARD, TURN, PARK } = TANK_SITUATIONS;
const { STEP, ATTACK, TWO_SIDES, BATTLE_CARDS, MOVE_IN, RECRUIT } = FIELD_SITUATIONS;

/** The situations, those first that are asked about most. */
export const SITUATIONS: readonly Situation[] = [
  STEP_ONTO_TANK,
  DRIVE,
  BOARD,
  TURN,
  PARK,
  STEP,
  ATTACK,
  TWO_SIDES,
  BATTLE_CARDS,
  MOVE_IN,
  RECRUIT,
  ANNOUNCE,
  CHANGE,
  PLACE,
];
