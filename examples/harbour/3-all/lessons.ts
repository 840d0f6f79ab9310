/** A lesson, and a puzzle for afterwards; the referee plays both. */
import type { Lesson, Puzzle } from 'fieldkit/rules';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'first-cargo',
    title: 'The first cargo',
    about: 'You sail to a quay and unload.',
    start: { position: { hands: { red: ['fish', 'mail', 'mail'], blue: ['coal', 'coal', 'timber'] } } },
    learner: 0,
    zones: ['hand-red'],
    steps: [
      {
        kind: 'move',
        title: 'To the market',
        text: 'You hold fish. Sail to the fish market, a1.',
        rules: ['2.2', '2.4'],
        hint: 'It lies north of your tug.',
        moves: ['sail a1'],
      },
      {
        kind: 'watch',
        title: 'Blue',
        text: 'Blue sails towards the timber yard.',
        rules: ['2.1'],
        moves: ['sail d2'],
      },
      {
        kind: 'move',
        title: 'Fish ashore',
        text: 'Unload the fish.',
        rules: ['2.4'],
        hint: 'Tap the card in your hand.',
        moves: ['unload fish'],
      },
    ],
    end: 'Two letters are left: the post office is a long way off.',
  },
];

export const PUZZLES: readonly Puzzle[] = [
  {
    id: 'last-letter',
    title: 'The last letter',
    asks: 'You lie at the post office with a single card. Win with this turn.',
    position: { at: { red: 'd4', blue: 'b1' }, hands: { red: ['mail'], blue: ['fish', 'coal'] } },
    solver: 0,
    goal: [{ winner: 0, else: 'You still hold a card.' }],
    begins: ['unload mail'],
    best: ['unload mail'],
    hints: ['What does the post office take?'],
    explained: 'Mail is unloaded at d4, and it was the last card.',
    rules: ['2.4', '3.1'],
  },
];
