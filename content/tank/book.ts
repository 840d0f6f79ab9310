import type { BriefPart } from '../../src/book/brief.ts';
import type { SetUpPlan, SetUpThing } from '../../src/book/set-up.ts';
import { BY_TOUCH, CARD_TEXTS } from './card-texts.ts';
import { APART } from './divergences.ts';
import { EXAMPLES_BY_THEME } from './examples/all.ts';
import { RULING_EXAMPLES } from './examples/rulings.ts';
import { ATTACK_QUESTIONS } from './questions/attack.ts';
import { TURN_QUESTIONS } from './questions/turn.ts';
import { RULINGS } from './rulings.ts';
import { SEARCH } from './search.ts';
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

// The picture of the set-up: a mat for each side, and what both share between them.

/** Distances in mm: from one mat to the next, and from the edge of a mat to its deck. */
const PITCH = 192;
const DECK = { x: 13.3, y: 26.3 } as const;
/** Height of the room for the rows above the mats, in mm. */
const ROW = 34;
const BELOW = ROW + 256;
const FAN = 22;

const side = (nation: 'german' | 'american', x: number): readonly SetUpThing[] => [
  { face: `mat-${nation}`, x, y: ROW },
  { face: `${nation}-back`, x: x + DECK.x, y: ROW + DECK.y },
];

const hand = (x: number): readonly SetUpThing[] =>
  [0, 1, 2].map((index) => ({ face: 'tactics-back', x: x + index * FAN, y: BELOW }));

const SET_UP: SetUpPlan<StatementId> = {
  of: 'beginning',
  width: 374,
  height: BELOW + 90,
  things: [
    ...side('german', 0),
    ...side('american', PITCH),
    ...hand(0),
    { face: 'tactics-back', x: 155, y: BELOW },
    ...hand(266),
  ],
  notes: [
    { x: 46, y: 104, says: 'Your formation, shuffled, face down on your mat.', rules: ['T-001', 'T-003'] },
    { x: 91, y: 15, says: 'Room for the row: your units in play.', rules: ['T-003'] },
    { x: 137, y: 104, says: 'The reserve: here come units that have attacked.', rules: ['T-003', 'T-030'] },
    { x: 46, y: 200, says: 'Casualties, the latest on top.', rules: ['T-003', 'T-071'] },
    { x: 187, y: BELOW + 45, says: 'One deck of tactics cards for both.', rules: ['T-001'] },
    { x: 54, y: BELOW + 45, says: 'Three tactics cards in each hand.', rules: ['T-002'] },
  ],
};

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
