import type { Seen, Situation } from '../../../../src/book/situation.ts';

/** The texts of the situations in one language. */
interface Words {
  readonly name: string;
  readonly at: string;
  readonly card: string;
  readonly cards: readonly [string, string];
  readonly hop: (stones: number) => string;
  readonly nothing: string;
}

/** The situations with the texts of a language. */
export const situationsIn = (words: Words): readonly Situation[] => [
  {
    id: 'hop',
    name: words.name,
    fields: [
      {
        id: 'at',
        says: words.at,
        least: 0,
        most: 3,
        begin: 2,
        counted: ({ now }) => positionIn(now).at.green,
      },
      {
        id: 'card',
        says: words.card,
        begin: '1',
        among: [
          { id: '1', says: words.cards[0], holds: ({ now }) => positionIn(now).hands.green.join() === '1' },
          { id: '2', says: words.cards[1], holds: ({ now }) => positionIn(now).hands.green.join() === '2' },
        ],
      },
    ],
    write: ({ number, choice }) => ({
      at: { green: number('at') },
      hands: { green: [Number(choice('card'))], brown: [1] },
    }),
    tries: () => [
      { says: words.hop(1), move: 'hop 1' },
      { says: words.hop(2), move: 'hop 2' },
    ],
    nothing: ({ number, choice, agreed }) =>
      number('at') + Number(choice('card')) > 4 && !agreed('far') ? words.nothing : null,
  },
];

export const SITUATIONS: readonly Situation[] = situationsIn({
  name: 'Hop on',
  at: 'Where my frog sits',
  card: 'My card',
  cards: ['A 1', 'A 2'],
  hop: (stones) => `Hop ${stones}`,
  nothing: 'There is no stone so far out.',
});

/** Reads a written position. */
const positionIn = (table: Seen['now']) =>
  table as unknown as {
    readonly at: { readonly green: number };
    readonly hands: { readonly green: readonly number[] };
  };
