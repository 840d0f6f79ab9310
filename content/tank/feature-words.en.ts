import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  casualties: { name: 'Casualties', better: 'destroys one of theirs', worse: 'costs you a unit' },
  strong: { name: 'Strong units', better: 'destroys a strong unit', worse: 'costs you a strong unit' },
  hand: {
    name: 'Cards in hand',
    better: 'keeps the better cards',
    worse: 'spends cards that are worth more',
  },
  rows: { name: 'Units in the row', better: 'gives them less to aim at', worse: 'gives them more to aim at' },
  survivor: {
    name: 'A survivor on the deck',
    better: 'keeps a survivor on the deck',
    worse: 'loses the survivor on the deck',
  },
  deck: { name: 'Cards to come', better: 'keeps more units to come', worse: 'uses up your units sooner' },
  barred: {
    name: 'An empty deck',
    better: 'may attack for longer',
    worse: 'bars you from attacking for longer',
  },
  attack: {
    name: 'The attack under way',
    better: 'makes the attack count',
    worse: 'lets the attack come to nothing',
  },
};
