import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  crates: { name: 'Crates', better: 'takes a crate' },
  soldiers: {
    name: 'Soldiers',
    better: 'brings in a soldier or takes one of theirs',
  },
  'crates-near': {
    name: 'Crates nearby',
    better: 'comes nearer to a crate',
  },
  bunkers: { name: 'Bunkers', better: 'holds a bunker' },
  'bunkers-near': {
    name: 'Bunkers nearby',
    better: 'comes nearer to a bunker',
  },
  tank: { name: 'The tank', better: 'holds the tank' },
  'tank-near': {
    name: 'The tank nearby',
    better: 'comes nearer to the tank',
  },
  risk: {
    name: 'Safety',
    better: 'stands where they can take less',
  },
  points: { name: 'Points kept', better: 'keeps action points' },
  hand: { name: 'Action cards', better: 'keeps the better cards' },
  tempo: { name: 'The next action', better: 'has the next action' },
};
