import type { Question } from './question.ts';

export const COMMAND: readonly Question[] = [
  {
    id: 'paying-too-much',
    asks: 'Can I pay for an action with points I do not have?',
    answer: 'No. A card may add to it, but the points have to be there.',
    by: 'too-dear',
  },
  {
    id: 'points-and-a-card',
    asks: 'Can I pay extra points and play a card for the same action?',
    answer: 'Yes. Both count, so two points and a 1 make an action of three.',
    by: 'two-points-and-a-card',
    tells: 'red’s action has 3 points',
    settledBy: ['C3a', 'C3b'],
  },
  {
    id: 'passing-with-points',
    asks: 'I have points left and no use for them. Can I pass?',
    also: ['Can I skip my turn?'],
    answer: 'The rulebook is silent: we rule no, whoever can act has to.',
    by: 'ruling-pass',
  },
  {
    id: 'announcing-nothing',
    asks: 'Can I announce an Attack with no enemy in reach, to get rid of a point?',
    answer: 'The rulebook is silent: we rule no, an action that cannot begin cannot be announced.',
    by: 'nothing-to-attack',
  },
  {
    id: 'doing-nothing',
    asks: 'Can I announce an action and then do nothing with it?',
    answer: 'The rulebook is silent: we rule no, its first point has to be used.',
    by: 'first-point-must-be-used',
  },
  {
    id: 'stopping-half-way',
    asks: 'Can I stop an action half way and waste the rest of its points?',
    answer: 'Yes, once its first point has been used.',
    by: 'others-may-be-left',
    settledBy: ['C4a'],
  },
  {
    id: 'changing-the-action',
    asks: 'I announced a Move. Can I recruit with its second point instead?',
    answer: 'No. What was announced stands.',
    by: 'recruit-in-a-move',
  },
  {
    id: 'two-actions-a-turn',
    asks: 'Can I take two different actions in one turn?',
    also: ['Can I do more than one thing on my turn?', 'How many actions may I take each turn?'],
    answer: 'No. The second waits until it is your turn again.',
    by: 'one-action-a-turn',
  },
  {
    id: 'sharing-a-move',
    asks: 'Can I share one Move out among several groups?',
    answer: 'The rulebook is silent: we rule yes, each point may go to another group.',
    by: 'points-to-different-groups',
    tells: '1 red soldier steps onto field e1s1',
  },
  {
    id: 'boosting-from-an-empty-hand',
    asks: 'Can I boost with a card that is not in my hand?',
    answer: 'No. Not even if it lies on top of the deck.',
    by: 'card-not-in-hand',
  },
  {
    id: 'shuffling-the-discards',
    asks: 'My action deck has run out. Do I shuffle the discards and draw?',
    also: ['What if my action deck is empty?'],
    answer: 'No. Sixteen cards have to last for the whole war.',
    by: 'empty-deck',
    tells: 'red’s deck has run out',
  },
];
