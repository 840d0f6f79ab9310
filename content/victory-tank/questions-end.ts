import { RING } from './examples-tables.ts';
import type { Question } from './question.ts';

export const SCORES: readonly Question[] = [
  {
    id: 'crew-as-soldiers',
    asks: 'Do crew count when we see who has most soldiers?',
    also: ['Do soldiers in the tank count at the end?'],
    answer: 'The rulebook is silent: we rule yes, they are on the battlefield too.',
    by: 'ruling-crew-out',
    tells: 'Red wins, 6 : 0',
  },
  {
    id: 'nobody-has-most',
    asks: 'Equally many soldiers. Does anyone score for them?',
    answer: 'The rulebook is silent: we rule no, neither has most.',
    by: 'nobody-has-most',
    tells: 'Gray wins, 1 : 2',
  },
  {
    id: 'tank-in-a-bunker',
    asks: 'My tank stands in a bunker, alone. Do I score both?',
    also: ['Does a tank in a bunker score?'],
    answer: 'The rulebook is silent: we rule no, 5 for the tank; the bunker wants somebody on foot.',
    by: {
      kind: 'score',
      id: 'asked-tank-in-a-bunker',
      title: 'Red’s tank stands in a bunker, alone.',
      position: {
        round: 7,
        stage: 'over',
        cards: RING,
        tank: { at: 'w1s1', army: 'red', crew: 1 },
        soldiers: { red: {} },
      },
      totals: [5, 1],
      winner: 'red',
      turnsOn: 'crew-holds',
      shows: ['E2e', 'E2d'],
    },
    settledBy: ['E2e', 'E2d', 'R2a'],
    tells: 'Red wins, 5 : 1',
  },
  {
    id: 'passing-the-card-at-the-end',
    asks: 'Does the active player card change hands after the last round too?',
    answer: 'The rulebook is silent: we rule yes, and it breaks ties.',
    by: 'ruling-card-stays',
    tells: 'after the last round the card changes hands',
  },
  {
    id: 'moving-after-the-end',
    asks: 'The seventh round is over. Can I still move?',
    answer: 'No. Nobody moves any more; now it is scored.',
    by: 'after-the-end',
  },
];
