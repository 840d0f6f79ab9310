import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  crates: { name: 'Crates', better: 'takes a crate', worse: 'leaves a crate to them' },
  soldiers: {
    name: 'Soldiers',
    better: 'brings in a soldier or takes one of theirs',
    worse: 'costs you a soldier',
  },
  'crates-near': {
    name: 'Crates nearby',
    better: 'comes nearer to a crate',
    worse: 'moves away from the crates',
  },
  bunkers: { name: 'Bunkers', better: 'holds a bunker', worse: 'gives up a bunker' },
  'bunkers-near': {
    name: 'Bunkers nearby',
    better: 'comes nearer to a bunker',
    worse: 'moves away from the bunkers',
  },
  tank: { name: 'The tank', better: 'holds the tank', worse: 'gives up the tank' },
  'tank-near': {
    name: 'The tank nearby',
    better: 'comes nearer to the tank',
    worse: 'moves away from the tank',
  },
  risk: {
    name: 'Safety',
    better: 'stands where they can take less',
    worse: 'stands where they can take more',
  },
  points: { name: 'Points kept', better: 'keeps action points', worse: 'spends action points' },
  hand: { name: 'Action cards', better: 'keeps the better cards', worse: 'spends a good card' },
  tempo: { name: 'The next action', better: 'has the next action', worse: 'gives the next action away' },
};
