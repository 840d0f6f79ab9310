import type { Seen, Situation } from '../../../../src/book/situation.ts';

/** What is asked about Stepping Stones. */
export const SITUATIONS: readonly Situation[] = [
  {
    id: 'hop',
    name: 'Hop on',
    fields: [
      {
        id: 'at',
        says: 'Where my frog sits',
        least: 0,
        most: 3,
        begin: 2,
        counted: ({ now }) => stonesIn(now).at.green,
      },
      {
        id: 'card',
        says: 'My card',
        begin: '1',
        among: [
          { id: '1', says: 'A 1', holds: ({ now }) => stonesIn(now).hands.green.join() === '1' },
          { id: '2', says: 'A 2', holds: ({ now }) => stonesIn(now).hands.green.join() === '2' },
        ],
      },
    ],
    write: ({ number, choice }) => ({
      at: { green: number('at') },
      hands: { green: [Number(choice('card'))], brown: [1] },
    }),
    tries: () => [
      { says: 'Hop 1', move: 'hop 1' },
      { says: 'Hop 2', move: 'hop 2' },
    ],
    nothing: ({ number, choice, agreed }) =>
      number('at') + Number(choice('card')) > 4 && !agreed('far') ? 'There is no stone so far out.' : null,
  },
];

/** The position as its form writes it. */
const stonesIn = (table: Seen['now']) =>
  table as unknown as {
    readonly at: { readonly green: number };
    readonly hands: { readonly green: readonly number[] };
  };
