import type { CardText } from '../../src/book/statement.ts';
import { EXAMPLES_BY_THEME } from './examples/all.ts';
import { OTHER_READINGS, RULING_EXAMPLES } from './examples/rulings.ts';
import { IN_BRIEF } from './in-brief.ts';
import { QUESTIONS } from './questions/all.ts';
import { RULINGS } from './rulings.ts';
import { SEARCH } from './search.ts';
import { SET_UP } from './set-up.ts';
import { CHAPTERS, STATEMENTS, type StatementId } from './statements.ts';

/** How to tell the pieces apart by touch: suggestions of ours. */
export const BY_TOUCH = [
  'Glue a strip of card to the front edge of every tank counter: then a finger finds which way it faces.',
  'Heavy tanks have two dots of glue on top, medium ones one, light ones none; wrecks lie with their flat side up.',
  'Glue the tiles to thick board and cut buildings out of felt: streets are smooth, blocks are not, and a line of fire can be felt along a thread that is held from centre to centre.',
  'Say each throw aloud as large numbers and firepower: “three, five; firepower three”.',
  'Say a shot as its sum: “distance five and front seven, twelve; I have eleven”.',
] as const;

/** The statements that the printed cards state, and those that they touch. */
export const CARD_TEXTS: readonly CardText<StatementId>[] = [
  { cards: ['reference'], does: ['C-010', 'C-020', 'C-034', 'C-035'], touches: ['C-A07', 'C-A10'] },
  { cards: ['ordinary-dice'], does: ['C-A41'], touches: ['C-034'] },
];

/** All texts of Street Armour for the pages of the site. */
export const BOOK = {
  chapters: CHAPTERS,
  statements: STATEMENTS,
  rulings: RULINGS,
  examples: EXAMPLES_BY_THEME,
  differing: RULING_EXAMPLES,
  apart: OTHER_READINGS,
  questions: QUESTIONS,
  cardTexts: CARD_TEXTS,
  byTouch: BY_TOUCH,
  search: SEARCH,
  setUp: SET_UP,
  brief: IN_BRIEF,
} as const;
