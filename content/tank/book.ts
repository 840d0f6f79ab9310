import type { BriefPart } from '../../src/book/brief.ts';
import { BY_TOUCH, CARD_TEXTS } from './card-texts.ts';
import { APART } from './divergences.ts';
import { EXAMPLES_BY_THEME } from './examples/all.ts';
import { RULING_EXAMPLES } from './examples/rulings.ts';
import { ATTACK_QUESTIONS } from './questions/attack.ts';
import { TURN_QUESTIONS } from './questions/turn.ts';
import { RULINGS } from './rulings.ts';
import { SEARCH } from './search.ts';
import { SET_UP } from './set-up.ts';
import { CHAPTERS, STATEMENTS, type StatementId } from './statements.ts';

/** The rules in brief for the back of the booklet, each line with the statements that it sums up. */
const IN_BRIEF: readonly BriefPart<StatementId>[] = [
  {
    title: 'Your turn',
    lines: [
      { figure: '1', says: 'Draw three tactics cards, keep nine at most.', rules: ['T-020', 'T-021'] },
      { figure: '2', says: 'Who attacked in your turn before goes to the reserve.', rules: ['T-030'] },
      { figure: '3', says: 'Turn up the top card of your deck: it attacks.', rules: ['T-031'] },
      {
        figure: '4',
        says: 'Aim at a unit in play, or at the top of the enemy deck.',
        rules: ['T-040', 'T-041'],
      },
      { figure: '5', says: 'After the attack: a FREE card for another.', rules: ['T-080', 'T-083'] },
    ],
  },
  {
    title: 'An attack',
    lines: [
      {
        lead: 'Stop it?',
        says: 'The defender may play LOST, END, a breakdown or a mine.',
        rules: ['T-050', 'T-051', 'T-052'],
      },
      {
        lead: 'Change it:',
        says: 'by turns, the attacker first, until both pass. One Range, one Hit, one Ammo card.',
        rules: ['T-060', 'T-A12', 'T-061'],
      },
      { lead: 'Range:', says: 'a card beyond the attacker’s reach ends the attack.', rules: ['T-063'] },
      {
        lead: 'Result:',
        says: 'the infantry factor against infantry, penetration against all else; as much as the defence destroys.',
        rules: ['T-070', 'T-071'],
      },
      { lead: 'Survived?', says: 'The attacker may play a Damage card, or Abandon Tank.', rules: ['T-073'] },
    ],
  },
  {
    title: 'Support',
    lines: [
      { says: 'Aimed at, it goes to the reserve, and the attack is over.', rules: ['T-042'] },
      { says: 'After its own attack it is a casualty.', rules: ['T-074'] },
    ],
  },
  {
    title: 'A deck runs out',
    lines: [
      { says: 'Its reserve is shuffled and is the new deck.', rules: ['T-100'] },
      { says: 'No attack of yours until the enemy deck has run out, too.', rules: ['T-101'] },
    ],
  },
  {
    title: 'The end',
    lines: [
      { says: 'Half of your formation lost, and you have lost, at once.', rules: ['T-120'] },
      { says: 'Six turns in a row without an attack: a draw.', rules: ['T-A39'] },
    ],
  },
];

/** Questions as players ask them, by situation. */
const QUESTIONS = {
  'Stopping an attack': ATTACK_QUESTIONS.stopping,
  'Cards for and against': ATTACK_QUESTIONS.changing,
  'What a hit does': ATTACK_QUESTIONS.hitting,
  'Hand and casualties': TURN_QUESTIONS.hand,
  'Attacking again': TURN_QUESTIONS.again,
  'Undoing a card': TURN_QUESTIONS.undoing,
  'Decks and the end': TURN_QUESTIONS.ending,
} as const;

/** All texts of TanK for the pages of the site. */
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
  brief: IN_BRIEF,
} as const;
