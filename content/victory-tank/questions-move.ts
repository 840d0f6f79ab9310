import type { Question } from './question.ts';

export const FOOT: readonly Question[] = [
  {
    id: 'four-at-once',
    asks: 'Can four soldiers step together for one point?',
    answer: 'No. Three at most; the fourth needs a point more.',
    by: 'four-with-one-point',
  },
  {
    id: 'stepping-across-a-corner',
    asks: 'Can my soldiers step across a corner?',
    also: ['move diagonally'],
    answer: 'No. They go from edge to edge.',
    by: 'no-diagonal',
  },
  {
    id: 'walking-into-enemies',
    asks: 'Can I walk onto a field with enemy soldiers to start a fight?',
    also: ['May I enter a field of the enemy?', 'walk into the enemy'],
    answer: 'No. Stand beside them and attack.',
    by: 'onto-enemies',
  },
  {
    id: 'occupying-the-enemy-base',
    asks: 'The enemy’s home base is empty. Can I walk in?',
    also: ['Can I go into the other player’s base?'],
    answer: 'No. Nobody ever enters it but its own army.',
    by: 'onto-the-enemy-base',
  },
  {
    id: 'boarding-the-enemy-tank',
    asks: 'Can I step onto the enemy’s tank and climb in?',
    also: ['steal the enemy’s tank'],
    answer: 'No. It has to be beaten in an Attack first.',
    by: 'climb-into-the-enemy-tank',
  },
  {
    id: 'crowded-field',
    asks: 'Can nine soldiers stand on one field?',
    answer: 'The rulebook is silent: we rule yes, there is no limit on foot.',
    by: 'many-on-a-field',
    tells: '9 soldiers are on field w1 together now',
  },
  {
    id: 'taking-a-crate',
    asks: 'Do I get the crate just by stepping onto it?',
    answer: 'Yes, at once, and for nothing.',
    by: 'crate-on-foot',
    tells: 'red takes the crate',
  },
];
