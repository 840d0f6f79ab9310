import type { Situation } from '../../../../src/book/situation.ts';

const handsIn = (hands: unknown) => hands as { readonly west: readonly string[] };

/** De situaties van Drie Veren. */
export const SITUATIONS: readonly Situation[] = [
  {
    id: 'waaien',
    name: 'Laten waaien',
    fields: [
      {
        id: 'winden',
        says: 'Mijn tegenwinden',
        least: 0,
        most: 3,
        begin: 1,
        counted: ({ now }) => handsIn(now['hands']).west.filter((card) => card === 'wind').length,
      },
      {
        id: 'waait',
        says: 'Heeft zuid al laten waaien?',
        begin: 'nee',
        among: [
          { id: 'nee', says: 'Nee', holds: ({ now }) => now['winds'] === 0 },
          { id: 'ja', says: 'Ja', holds: ({ now }) => now['winds'] === 1 },
        ],
      },
    ],
    write: ({ number, choice }) => ({
      afloat: 'turf',
      winds: choice('waait') === 'ja' ? 1 : 0,
      asked: ['west'],
      hands: { west: Array.from({ length: number('winden') }, () => 'wind') },
    }),
    tries: () => [
      { says: 'Laten waaien', move: 'wind' },
      { says: 'Laten gaan', move: 'laat' },
    ],
  },
];
