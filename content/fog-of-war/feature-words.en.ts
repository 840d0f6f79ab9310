import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  points: {
    name: 'Points at the end',
    better: 'earns points for the years to come',
  },
  cards: { name: 'Cards and tokens', better: 'saves cards' },
  operations: { name: 'Operations', better: 'makes an operation ready' },
  garrisons: { name: 'Garrisons', better: 'guards an area that is worth it' },
  'victory-cards': {
    name: 'Areas of victory cards',
    better: 'holds an area of a victory card',
  },
  germany: {
    name: 'Berlin and Ruhr',
    better: 'decides about Berlin and Ruhr',
  },
  axis: { name: 'The side', better: 'suits the side' },
  turn: { name: 'The turn', better: 'keeps the turn' },
};
