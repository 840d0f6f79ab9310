import type { Question } from './question.ts';

export const FOG: readonly Question[] = [
  {
    id: 'touching-one-card',
    asks: 'Can I lay a card where it touches only one other?',
    answer: 'No. It has to touch two, and they are there.',
    by: 'touch-one-card',
  },
  {
    id: 'touching-at-a-corner',
    asks: 'Does a corner count as touching?',
    answer: 'No. Only an edge counts.',
    by: 'corner-is-no-touch',
  },
  {
    id: 'covering-a-card',
    asks: 'Can I cover an old card with a new one?',
    also: ['May battlefield cards overlap?'],
    answer: 'No. The battlefield only grows.',
    by: 'card-on-a-card',
  },
  {
    id: 'card-sideways',
    asks: 'Can I lay a card sideways?',
    answer: 'No. Half a turn is fine, a quarter is not.',
    by: 'quarter-turn',
  },
  {
    id: 'card-upside-down',
    asks: 'Can I turn a card upside down before I lay it?',
    answer: 'Yes, by half a turn: that puts its special field to the south.',
    by: {
      kind: 'try',
      id: 'asked-card-upside-down',
      title: 'A bunker’s card is laid the other way up.',
      position: { round: 1, stage: 'place', held: { red: 'bunker-1', gray: 'crate-1' }, cards: [] },
      try: 'place n2 turned',
      allowed: true,
      shows: [],
    },
    settledBy: ['G1', 'G1a'],
  },
  {
    id: 'out-of-the-bricks',
    asks: 'Can I lay a card at any height, as long as it touches two?',
    answer: 'The rulebook is silent: we rule no, the cards lie like bricks.',
    by: 'ruling-free',
  },
  {
    id: 'keeping-another-card',
    asks: 'Can I keep a card other than the two I have looked at?',
    answer: 'No. One of those two is yours, the other goes across the table.',
    by: 'keep-a-card-not-drawn',
  },
  {
    id: 'jeep-of-the-enemy',
    asks: 'I lay the enemy’s jeep. Does the enemy get a soldier from it?',
    answer: 'The rulebook is silent: we rule yes, whoever lays it.',
    by: 'jeep-of-the-other-colour',
    tells: 'a soldier of red comes to n2',
  },
  {
    id: 'jeep-without-supply',
    asks: 'Does a jeep bring anyone when the supply is empty?',
    answer: 'No. There is nobody left to come.',
    by: 'jeep-with-an-empty-supply',
    tells: 'no soldier of red comes',
  },
  {
    id: 'facing-of-the-new-tank',
    asks: 'I lay the tank’s card. Do I choose which way the tank points?',
    answer: 'Yes, right away, before the other card is laid.',
    by: 'facing-the-tank',
    tells: 'the tank points east',
  },
  {
    id: 'acting-before-the-fog',
    asks: 'Can I act before both cards have been laid?',
    answer: 'No. First the fog lifts, then the armies move.',
    by: 'place-before-acting',
  },
];
