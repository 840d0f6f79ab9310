import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  casualties: { name: 'Casualties', better: 'destroys one of theirs' },
  strong: { name: 'Strong units', better: 'destroys a strong unit' },
  hand: {
    name: 'Cards in hand',
    better: 'keeps the better cards',
  },
  rows: { name: 'Units in the row', better: 'gives them less to aim at' },
  survivor: {
    name: 'A survivor on the deck',
    better: 'keeps a survivor on the deck',
  },
  deck: { name: 'Cards to come', better: 'keeps more units to come' },
  barred: {
    name: 'An empty deck',
    better: 'may attack for longer',
  },
  attack: {
    name: 'The attack under way',
    better: 'makes the attack count',
  },
};
