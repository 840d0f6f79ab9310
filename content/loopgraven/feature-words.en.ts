import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  troops: {
    name: 'Troops on the board',
    better: 'brings troops onto the board or costs them some',
    worse: 'leaves fewer troops on the board',
  },
  strength: {
    name: 'Share of all troops',
    better: 'tips the balance of troops',
    worse: 'tips the balance of troops against you',
  },
  rows: { name: 'Rows gained', better: 'comes nearer to their trench', worse: 'gives up ground' },
  trench: {
    name: 'Units in their trench',
    better: 'takes a space of their trench',
    worse: 'leaves their trench',
  },
  reserve: { name: 'Troops in reserve', better: 'keeps troops in reserve', worse: 'uses up the reserve' },
  tokens: { name: 'Tokens', better: 'keeps tokens', worse: 'spends tokens' },
  upgrades: { name: 'Upgrades', better: 'buys an upgrade', worse: 'forgoes an upgrade' },
  hits: { name: 'Weakened units', better: 'weakens one of theirs', worse: 'leaves one of yours weakened' },
  cards: { name: 'Cards kept', better: 'keeps a card that helps', worse: 'is left with a card that hurts' },
  full: { name: 'Full trench', better: 'fills their trench', worse: 'lets them fill your trench' },
  contact: {
    name: 'Units in reach',
    better: 'brings theirs within reach of an attack',
    worse: 'puts yours within reach of an attack',
  },
  turn: { name: 'The turn', better: 'keeps the turn', worse: 'gives the turn away' },
};
