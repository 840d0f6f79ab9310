import { STATEMENTS } from './statements.ts';

/** All texts of Stepping Stones for the pages of the site. */
export const BOOK = {
  chapters: [{ name: 'Stones', statements: STATEMENTS }],
  statements: STATEMENTS,
  rulings: {
    S2: {
      question: 'May a hop end beyond the last stone?',
      other: 'The frog that first sits on the last stone wins; a hop beyond it ends on it.',
      from: 'Whoever made this game up wanted something to be ruled.',
      option: 'far',
      alters: {
        S1: 'On your turn, play a hop card and move your frog that many stones, or to the last one.',
      },
    },
  },
  examples: {
    Hops: [
      {
        kind: 'try',
        id: 'too-far',
        title: 'A hop of 2 from the third stone goes too far.',
        position: { at: { green: 3 }, hands: { green: [1, 2] } },
        try: 'hop 2',
        allowed: false,
        turnsOn: 'far',
        shows: ['S2'],
      },
      {
        kind: 'course',
        id: 'two-hops',
        title: 'Frogs hop in turn.',
        position: { hands: { green: [1], brown: [2, 1] } },
        moves: ['hop 1', 'hop 2'],
        after: { at: { green: 1, brown: 2 } },
        shows: ['S1'],
      },
    ],
  },
  cardTexts: [{ cards: ['hop-1', 'hop-2'], does: ['S1'], touches: ['S2'] }],
  questions: {
    Hopping: [
      {
        id: 'beyond-the-last-stone',
        asks: 'Can my frog hop beyond the last stone?',
        answer: 'The rulebook is silent: we rule no.',
        by: 'too-far',
      },
    ],
  },
} as const;
