import { EXAMPLES_BY_THEME } from './examples/all.ts';
import { RULING_EXAMPLES } from './examples/rulings.ts';
import { BRIEF } from './brief.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { QUESTIONS } from './questions.ts';
import { type FixedId, RULINGS } from './rulings.ts';
import { SEARCH } from './search.ts';
import { SET_UP } from './set-up.ts';
import { CHAPTERS, STATEMENTS } from './statements.ts';
import type { Apart } from '../../src/book/statement.ts';

/**
 * For each ruling without an option a case in which its readings differ. The referee plays ours; what the
 * other reading would do is described here and checked as far as the referee can tell.
 */
export const APART = {
  G5: {
    by: 'set-up',
    otherwise:
      'The three cards lie as both players find fair, in a row perhaps: with other fields, and another way from base to base.',
  },
  C4: {
    by: 'payment-stands',
    otherwise: 'Yes. Red pays a second point in the middle of the Move, and has both to use.',
  },
  C4a: {
    by: 'nothing-to-attack',
    otherwise: 'Yes. A point is paid and nothing done with it: the turn is gray’s.',
  },
  C5a: {
    by: 'points-forfeited',
    otherwise: 'Gray keeps its 4 points, in case it can act once more in this round.',
  },
  M0: {
    by: 'ruling-shared-move',
    otherwise: 'No. The second point is for the two on w1 again, or for nobody: the soldier on o stays.',
  },
  M0a: {
    by: 'many-on-a-field',
    otherwise: 'The players look whether nine find room on w1; if they do not, some stay on w1n1.',
  },
  M3a: {
    by: 'claim-with-some',
    otherwise: 'Yes. One climbs in, and two stay outside on the field of the tank.',
  },
  M4a: {
    by: 'recruit-beside-an-unclaimed-tank',
    otherwise: 'The recruit claims the tank as it arrives: it is red’s, and the recruit is its crew.',
  },
  M6a: {
    by: 'jump-a-gap',
    otherwise: 'Yes. The tank jumps the gap and comes down on e1n2.',
  },
  M7a: {
    by: 'board-where-the-drive-begins',
    otherwise: 'No. The tank drives off without the two; it takes up only whom it comes by.',
  },
  M8a: {
    by: 'all-off-before-driving',
    otherwise:
      'No, the same: a drive goes at least one field, and where crew may get off after that, the tank may end as well. No case is known in which these readings differ.',
  },
  R1b: {
    by: 'recruit-beside-the-own-tank',
    otherwise: 'The recruit may go straight into the tank, which then has two crew.',
  },
  A1a: {
    by: 'ruling-named-one-by-one',
    otherwise: 'No, unless red named o twice as it announced the Attack, before the first card was laid.',
  },
  A2b: {
    by: 'ruling-fight-again',
    otherwise: 'No. The three have fought, and red has nobody else beside e1: there is no second battle.',
  },
  A8d: {
    by: 'single-crew-wins',
    otherwise: 'Nobody moves in: the soldier stays in the tank, and the tank stays red’s.',
  },
  E2c: {
    by: 'nobody-has-most',
    otherwise: 'Each scores 1 for soldiers: red has 2 and gray 3.',
  },
} as const satisfies Readonly<Record<FixedId, Apart>>;

/** How to tell the pieces apart by touch: suggestions of ours. */
export const BY_TOUCH = [
  'Cut a small notch into the upper edge of every battlefield card, at its special field: then you feel which way up a card lies, and all of them stay alike.',
  'Stick raised dots on the special field of a battlefield card: one for a crate, two for a bunker, three for a jeep, four for the tank; a ring for a home base. The empty card has none.',
  'Give an action card as many raised dots in the upper left corner of its face as its number says.',
  'Cut the corners off gray’s soldiers, so that red’s are square and gray’s have eight sides. Make crates thick and soldiers thin, or use dried beans for crates.',
  'Glue a matchstick along the gun of the tank: it is felt where the tank points.',
  'In place of the eleventh soldier on its track use five coins for action points: put one aside for each point that you pay.',
  'Say fields aloud by their names, as the examples do: o is the northern field of the empty card, w1n1 is one column west and one row north of it.',
  'Lay the battlefield on a rubber mat or a cloth, so that feeling for a card does not move it.',
] as const;

/** All texts of Victory Tank for the pages of the site. */
export const BOOK = {
  chapters: CHAPTERS,
  statements: STATEMENTS,
  rulings: RULINGS,
  examples: EXAMPLES_BY_THEME,
  differing: RULING_EXAMPLES,
  apart: APART,
  questions: QUESTIONS,
  cardTexts: CARD_TEXTS,
  byTouch: BY_TOUCH,
  search: SEARCH,
  setUp: SET_UP,
  brief: BRIEF,
} as const;
