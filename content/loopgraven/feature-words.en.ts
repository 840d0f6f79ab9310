import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  troops: {
    name: 'Troops on the board',
    better: 'brings troops onto the board or costs them some',
  },
  strength: {
    name: 'Share of all troops',
    better: 'tips the balance of troops',
  },
  rows: { name: 'Rows gained', better: 'comes nearer to their trench' },
  trench: {
    name: 'Units in their trench',
    better: 'takes a space of their trench',
  },
  reserve: { name: 'Troops in reserve', better: 'keeps troops in reserve' },
  tokens: { name: 'Tokens', better: 'keeps tokens' },
  upgrades: { name: 'Upgrades', better: 'buys an upgrade' },
  hits: { name: 'Weakened units', better: 'weakens one of theirs' },
  cards: { name: 'Cards kept', better: 'keeps a card that helps' },
  full: { name: 'Full trench', better: 'fills their trench' },
  contact: {
    name: 'Units in reach',
    better: 'brings theirs within reach of an attack',
  },
  turn: { name: 'The turn', better: 'keeps the turn' },
};
