/** Puzzles of Street Armour, from easy to hard: `src/book/puzzle.ts` documents them. */
import type { Puzzle } from '../../src/book/puzzle.ts';
import { FAR, shooting, table } from './written-positions.ts';

const WEST = 0;
/** During the turn the enemy decides nothing; it ends with the enemy's throw. */
const TURN = { within: [], ends: ['C-010'] } as const;

export const PUZZLES: readonly Puzzle[] = [
  {
    id: 'too-near',
    title: 'Too near',
    asks: 'An enemy light tank stands right before your gun, its rear towards you. Your die shows a 1, and your firepower is 3. Destroy it.',
    position: table(['west light d1 east', 'east light e1 east'], {
      ground: ['.......'],
      dice: [1],
      fire: 3,
    }),
    solver: WEST,
    goal: [{ winner: WEST, else: 'The enemy still stands.' }],
    ...TURN,
    begins: ['move d1 to c1 east by 1'],
    best: ['move d1 to c1 east by 1', 'cease', 'shoot c1 at e1'],
    hints: ['A shot needs a distance of 2.', 'How far is it from the square behind you?'],
    explained: 'One square back the distance is 2, and 2 and the rear’s 1 are 3: just enough.',
    rules: ['C-033', 'C-022', 'C-035'],
  },
  {
    id: 'whose-target',
    title: 'Whose target',
    asks: 'Your dice give 4. Your heavy tank’s gun adds 2, your light tank’s nothing. Destroy both enemies.',
    position: shooting(4, [
      'west heavy a1 east',
      'west light a3 east',
      'east light c1 west',
      'east medium c3 south',
      FAR,
    ]),
    solver: WEST,
    goal: [{ zone: 'lost-east', least: 2, else: 'East has not lost two tanks.' }],
    ...TURN,
    begins: ['shoot a1 at c1', 'shoot a3 at c3'],
    best: ['shoot a1 at c1', 'shoot a3 at c3', 'end'],
    hints: ['What does each shot need? Distance and armour.', 'Look for what the light tank can destroy.'],
    explained:
      'The medium tank shows its side: 2 and 2 are 4, which the light tank has. The other enemy’s front is for either; the heavy tank takes it.',
    rules: ['C-035', 'C-A10', 'C-A08'],
  },
  {
    id: 'round-its-flank',
    title: 'Round its flank',
    asks: 'An enemy heavy tank faces south. Your medium tank has a 3, and 6 to shoot with, its gun counted in. Destroy the enemy.',
    position: table(['west medium g8 north', 'east heavy e5 south'], { dice: [3], fire: 5 }),
    solver: WEST,
    goal: [{ winner: WEST, else: 'The heavy tank still stands.' }],
    ...TURN,
    begins: ['move g8 to g6 north by 3', 'move g8 to g5 north by 3', 'move g8 to g6 north-west by 3'],
    best: ['move g8 to g6 north by 3', 'cease', 'shoot g6 at e5'],
    hints: ['Its front is 7: too much. Its side is 4.', 'From where is its side two squares away?'],
    explained:
      'From g6 or g5 the side is two squares away: 2 and 4 are 6. A tank that has moved still shoots abeam.',
    rules: ['C-A29', 'C-035', 'C-031'],
  },
  {
    id: 'out-of-the-way',
    title: 'Out of the way',
    asks: 'Your light tank stands before your own heavy gun and faces it. Your die shows a 1, and your dice give 8. Destroy the enemy.',
    position: table(['west heavy b4 east', 'west light c4 west', 'east light j4 west'], {
      dice: [1],
      fire: 8,
    }),
    solver: WEST,
    goal: [{ winner: WEST, else: 'The enemy still stands.' }],
    ...TURN,
    begins: ['move c4 to b3 north-west by 1', 'move c4 to b5 south-west by 1'],
    best: ['move c4 to b3 north-west by 1', 'cease', 'shoot b4 at j4'],
    hints: [
      'The heavy gun adds 2: from b4 it has just enough.',
      'Two steps take the light tank off the line.',
    ],
    explained:
      'An eighth of a turn and a square ahead clear the line. The heavy tank has not moved: 8 and 2 are 10, for a distance of 8 and the front’s 2.',
    rules: ['C-032', 'C-A10', 'C-021'],
  },
  {
    id: 'hands-off',
    title: 'Hands off',
    asks: 'It is your twelfth turn, and your last: you attack the flag on f5. Your tank came next to it a turn ago. Win.',
    position: table(['west medium e5 east', 'east heavy h5 west'], {
      task: 'west-on-1',
      dice: [4, 5],
      fire: 3,
      flags: { west: [], east: ['f5'] },
      turns: { west: 11, east: 11 },
    }),
    solver: WEST,
    goal: [{ winner: WEST, else: 'The flag still stands, and your turns are over.' }],
    ...TURN,
    begins: ['cease'],
    best: ['cease', 'end'],
    hints: ['What does a tank have to do to capture a flag?', 'Dice may be left.'],
    explained:
      'Who stands still next to a flag captures it at the end of the turn. Any movement, even turning, would begin the wait anew; a shot would not.',
    rules: ['C-042', 'C-A16', 'C-A16a'],
  },
];
