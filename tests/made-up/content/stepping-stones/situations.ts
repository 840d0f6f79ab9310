/** What is asked about Stepping Stones. */
export const SITUATIONS = [
  {
    id: 'hop',
    name: 'Hop on',
    fields: [
      { id: 'at', says: 'Where my frog sits', least: 0, most: 5, begin: 2 },
      {
        id: 'card',
        says: 'My card',
        begin: '1',
        among: [
          { id: '1', says: 'A 1' },
          { id: '2', says: 'A 2' },
        ],
      },
    ],
    write: ({ number, choice }: Entered) => ({
      at: { green: number('at') },
      hands: { green: [Number(choice('card'))], brown: [1] },
    }),
    tries: () => [
      { says: 'Hop 1', move: 'hop 1' },
      { says: 'Hop 2', move: 'hop 2' },
    ],
  },
] as const;

interface Entered {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
}
