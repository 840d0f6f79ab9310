/** “Can I?” at a real table: a few questions that become a position. */
import { oneOf, type Situation } from 'fieldkit/rules';
import { QUAYS, type Harbour } from './play.ts';

const positionIn = (now: unknown): Harbour => now as Harbour;

export const SITUATIONS: readonly Situation[] = [
  {
    id: 'unload',
    name: 'Unload here',
    fields: [
      oneOf('quay', 'My tug lies at', 'a1', ({ now }) => positionIn(now).at.red, [
        ['a1', 'the fish market'],
        ['d1', 'the timber yard'],
        ['a4', 'the coal wharf'],
        ['d4', 'the post office'],
      ]),
      oneOf('card', 'I hold', 'fish', ({ now }) => positionIn(now).hands.red.join(), [
        ['fish', 'fish'],
        ['timber', 'timber'],
        ['coal', 'coal'],
        ['mail', 'mail'],
      ]),
    ],
    write: ({ choice }) => ({
      at: { red: choice('quay') },
      hands: { red: [choice('card')], blue: ['fish', 'coal'] },
    }),
    // The referee has the last word: the build stops where it disagrees.
    nothing: ({ choice }) =>
      QUAYS[choice('card')] === choice('quay') ? null : 'This quay takes other cargo: sail on.',
    tries: ({ choice }) => [{ says: 'Unload it', move: `unload ${choice('card')}` }],
  },
];
