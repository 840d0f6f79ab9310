import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_EN: Readonly<Record<string, FeatureWords>> = {
  tanks: { name: 'Tanks left', better: 'takes a tank from them' },
  strength: {
    name: 'Share of all tanks',
    better: 'tips the balance of tanks',
  },
  damage: { name: 'Damaged tanks', better: 'damages one of theirs' },
  flags: { name: 'Flags', better: 'captures a flag' },
  aim: { name: 'Targets now', better: 'has a tank in the sights' },
  hunt: { name: 'Targets after a drive', better: 'can drive to a shot' },
  threat: { name: 'Targets next turn', better: 'threatens their tanks' },
  danger: {
    name: 'Safety',
    better: 'keeps your tanks out of their fire',
  },
  lurk: {
    name: 'Safety from who drives up',
    better: 'shows its armour to whoever may drive up',
  },
  distance: { name: 'Distance to the enemy', better: 'closes in' },
  approach: {
    name: 'Distance to flags',
    better: 'comes nearer to their flag',
  },
  clock: {
    name: 'Quiet turns',
    better: 'lets quiet turns count for you',
  },
  turn: { name: 'The turn', better: 'keeps the turn' },
};
