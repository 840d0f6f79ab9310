import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  tanks: { name: 'Tanks left', better: 'takes a tank from them', worse: 'costs you a tank' },
  strength: {
    name: 'Share of all tanks',
    better: 'tips the balance of tanks',
    worse: 'tips the balance of tanks against you',
  },
  damage: { name: 'Damaged tanks', better: 'damages one of theirs', worse: 'leaves one of yours damaged' },
  flags: { name: 'Flags', better: 'captures a flag', worse: 'loses a flag' },
  aim: { name: 'Targets now', better: 'has a tank in the sights', worse: 'loses a target' },
  threat: { name: 'Targets next turn', better: 'threatens their tanks', worse: 'threatens less' },
  danger: {
    name: 'Safety',
    better: 'keeps your tanks out of their fire',
    worse: 'opens a flank to their fire',
  },
  distance: { name: 'Distance to the enemy', better: 'closes in', worse: 'falls back' },
  approach: {
    name: 'Distance to flags',
    better: 'comes nearer to their flag',
    worse: 'moves away from their flag',
  },
  clock: {
    name: 'Quiet turns',
    better: 'lets quiet turns count for you',
    worse: 'lets quiet turns count for them',
  },
  turn: { name: 'The turn', better: 'keeps the turn', worse: 'gives the turn away' },
};
