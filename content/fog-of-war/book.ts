/**
 * The texts of The Fog of War: chapters, examples and questions by theme, the rules in brief, card texts, the
 * set-up, and where the readings of rulings differ.
 */
import type { Book } from '../../src/book/book.ts';
import { RULING_EXAMPLES } from './examples/rulings.ts';
import { PRINTED_BOARD } from './printed-board.ts';
import { type FixedId, RULINGS } from './rulings.ts';
import { SEARCH } from './search.ts';
import { SET_UP } from './set-up.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { CHAPTERS, STATEMENTS, type StatementId } from './statements.ts';
import type { BriefPart } from '../../src/book/brief.ts';
import type { Apart } from '../../src/book/statement.ts';
import { BATTLE_QUESTIONS, QUAGMIRE_QUESTIONS } from './questions/battles.ts';
import { LOOK_QUESTIONS, SUPPLY_QUESTIONS } from './questions/supply-and-intelligence.ts';
import { DEFENCE_QUESTIONS, OPERATION_QUESTIONS, TURN_QUESTIONS } from './questions/turn.ts';
import { COUNTRY_QUESTIONS, SET_UP_QUESTIONS, YEAR_QUESTIONS } from './questions/years.ts';
import {
  BATTLE_EXAMPLES,
  LANDING_EXAMPLES,
  PAYMENT_EXAMPLES,
  QUAGMIRE_EXAMPLES,
} from './examples/battles.ts';
import {
  FALL_EXAMPLES,
  NEUTRAL_EXAMPLES,
  PRODUCTION_EXAMPLES,
  SOVIET_EXAMPLES,
  WINNING_EXAMPLES,
  YEAR_END_EXAMPLES,
} from './examples/years.ts';
import { LAUNCH_EXAMPLES, OPERATION_EXAMPLES, SEA_EXAMPLES, SUPPLY_EXAMPLES } from './examples/operations.ts';
import {
  DEFENCE_EXAMPLES,
  LOOK_EXAMPLES,
  PLAY_EXAMPLES,
  SET_UP_EXAMPLES,
  TURN_EXAMPLES,
  YEAR_EXAMPLES,
} from './examples/turn.ts';

/** How to tell the pieces apart by touch: suggestions of ours. */
const BY_TOUCH = [
  'Clip the lower left corner of every Axis card and leave those of the Allies whole: then a finger finds whose stack lies in an area.',
  'Put the cards into sleeves with a strip of tape on the face, near the top edge: one dot of glue on it for each point of strength, in the middle for armies, at the left for fleets, at the right for forts; aircraft have a short bar, dummies nothing.',
  'Glue a cord along the coasts and borders of the map, and a patch of felt on each sea; areas in snow get a rough dot, those in the sun a smooth one.',
  'Glue a matchstick beside the window of each wheel, and one to six dots at the spaces Alpha to Foxtrot; a notch in the dial tells the two spaces that launch nothing.',
  'Say what is open: “Alpha, age two, at Paris from Ruhr; eight against four”.',
] as const;

/**
 * For each ruling without an option a case in which its readings differ. The referee plays ours; what the
 * other reading would do is described here and checked as far as the referee can tell.
 */
export const APART = {
  'F-A02': {
    by: 'first-table',
    otherwise: 'Two Allied cards of the first set would be 1 weaker than they are here.',
  },
  'F-A50': {
    by: 'last-neutral-card',
    otherwise: 'The card in Odessa would be one of the three Soviet cards.',
  },
  'F-A33': {
    by: 'year-is-over',
    otherwise:
      'The year would have ended when the last card was played, and nobody could have looked any more.',
  },
  'F-A01': { by: 'wheel-is-empty', otherwise: 'NEW OP would go on to Delta.' },
  'F-A57': {
    by: 'two-turns-running',
    otherwise: 'The quagmire would not be due yet, for the Axis has had no turn in between.',
  },
  'F-A32': {
    by: 'a-turn-in-short',
    otherwise: 'The turn would go on in the same way; only a card put into a quagmire would not count.',
  },
  'F-A64': { by: 'neutral-without-supply', otherwise: 'No. Supply would have to come to Turkey.' },
  'F-A62a': {
    by: 'plan-paris',
    otherwise: 'Yes. But the Allies could find out that Paris is missing from the deck.',
  },
  'F-A60': { by: 'second-after-disbanding', otherwise: 'Yes. The first operation is off the wheel.' },
  'F-A36': { by: 'operation-given-up', otherwise: 'Paris could not be aimed at again before the next turn.' },
  'F-A31': {
    by: 'enemys-cards-in-a-quagmire',
    otherwise: 'Yes. But cards of the Axis would be among those seen.',
  },
  'F-A61': {
    by: 'neutral-cards-of-an-ally',
    otherwise: 'No. The Allies could look at that card without paying.',
  },
  'F-A61a': {
    by: 'early-look-costs-two',
    otherwise: 'The Axis, with nothing left, would bid 2 again, and the look would be blocked all the same.',
  },
  'F-A63': {
    by: 'one-card-is-seen',
    otherwise: 'It would count as known until the stack is shuffled, whatever leaves it before.',
  },
  'F-A54': {
    by: 'two-attackers',
    otherwise: 'Yes. Both sides would fight the neutral card, and each other.',
  },
  'F-A07': {
    by: 'scandinavia-joins',
    otherwise: 'A lot would say what pays, and nobody could spend the advantage for Scandinavia.',
  },
  'F-A06': { by: 'allies-attack-the-balkans', otherwise: 'The Balkans would stay neutral.' },
  'F-A24': {
    by: 'ussr-is-drawn-in',
    otherwise: 'The USSR would enter after the battle, and nobody would decide for the Baltic States in it.',
  },
  'F-A25': { by: 'ussr-in-winter', otherwise: 'It would be summer again.' },
  'F-A23': { by: 'allies-at-kiev', otherwise: 'Yes. The USSR would join the Axis.' },
  'F-A21': { by: 'vichy-was-axis', otherwise: 'All three areas would be handed over, whoever held them.' },
  'F-A19': {
    by: 'quagmire-in-morocco-ends',
    otherwise: 'The Axis would have to resolve a quagmire in an area of its own.',
  },
  'F-A67': { by: 'vichy-was-axis', otherwise: 'The Allied attackers in Vichy would be discarded.' },
  'F-A20': {
    by: 'void-operation',
    otherwise: 'The Allies would have an operation against an area of their own.',
  },
  'F-A03': {
    by: 'win-stack-is-dealt',
    otherwise: 'Cards taken back would not be in the new draw deck, which the reference card leaves out.',
  },
  'F-A59': {
    by: 'ussr-enters-in-time',
    otherwise: 'The Soviet cards would lie among the losses, and each would cost a production point.',
  },
  'F-A29': { by: 'eight-production-points', otherwise: 'The two tokens could not be used before 1942.' },
  'F-A26': { by: 'a-fifth-point', otherwise: 'No. Half of 8 is 4 either way; of 7 it would be 4 as well.' },
  'F-A37': {
    by: 'seventy-points',
    otherwise: 'The year would be ended first, with production and all the rest.',
  },
  'F-A59a': {
    by: 'victory-cards-are-axis',
    otherwise: 'Poland would not count, and the Allies would have won.',
  },
  'F-A17': {
    by: 'source-in-quagmire',
    otherwise: 'Yes. Supply begins in Ruhr whether it is in quagmire or not.',
  },
  'F-A16': { by: 'several-ways', otherwise: 'Yes. Libya and Italy are both on land, and either would do.' },
  'F-A65': { by: 'one-sea-will-do', otherwise: 'Yes. The Axis may lead supply through both.' },
  'F-A41': { by: 'convoy-to-libya', otherwise: 'The Fleet 3 and the aircraft would stay open in their sea.' },
  'F-A52': {
    by: 'target-without-supply',
    otherwise: 'Moscow would count as attacked, and the USSR would enter the war.',
  },
  'F-A58': {
    by: 'ruhr-supplied-by-sea',
    otherwise: 'The Allies would be cut off in Ruhr, and the Axis could send them off.',
  },
  'F-A53': {
    by: 'own-cards-are-discarded',
    otherwise: 'Scandinavia would take a side only after the battle, and stay neutral in it.',
  },
  'F-A48': { by: 'target-is-shown', otherwise: 'Of several dummies one a side would be discarded.' },
  'F-A39': { by: 'misfits-in-defence', otherwise: 'The fleet would stay in Paris, and be lost with it.' },
  'F-A42': {
    by: 'convoy-sunk',
    otherwise: 'The operation would be disbanded; the dummy is discarded either way.',
  },
  'F-A13': { by: 'advantage-in-a-quagmire', otherwise: 'It would stay a quagmire: 3 against 2.' },
  'F-A66': {
    by: 'aircraft-left-alone',
    otherwise: 'The aircraft would be discarded only after the Allies had shown their army.',
  },
  'F-A66a': { by: 'fleets-land-alone', otherwise: 'The fleet would be discarded, and not lost.' },
  'F-A09': {
    by: 'aircraft-at-sea',
    otherwise: 'The aircraft would pay 2, and so might not be chosen for 1.',
  },
  'F-A55': {
    by: 'players-cards-pay-first',
    otherwise: 'The Allied army alone would pay, and no neutral card.',
  },
  'F-A62': { by: 'battle-of-moscow', otherwise: 'Nobody but the Axis would see which card has paid.' },
  'F-A56': {
    by: 'cut-off-and-sent-off',
    otherwise: 'It would be the same here: supply does not come back while cards are shown.',
  },
} as const satisfies Readonly<Record<FixedId, Apart>>;

/** Examples by theme, in the order of a game. */
const EXAMPLES_BY_THEME = {
  'Setting up': SET_UP_EXAMPLES,
  'Years and winter': YEAR_EXAMPLES,
  'A turn': TURN_EXAMPLES,
  Defending: DEFENCE_EXAMPLES,
  Operations: OPERATION_EXAMPLES,
  Supply: SUPPLY_EXAMPLES,
  'Supply at sea': SEA_EXAMPLES,
  'A launch': LAUNCH_EXAMPLES,
  Battles: BATTLE_EXAMPLES,
  Landings: LANDING_EXAMPLES,
  'What pays': PAYMENT_EXAMPLES,
  Quagmires: QUAGMIRE_EXAMPLES,
  Looking: LOOK_EXAMPLES,
  'Small neutrals': NEUTRAL_EXAMPLES,
  'The USSR and the USA': SOVIET_EXAMPLES,
  'France, Britain and Germany': FALL_EXAMPLES,
  'The end of a year': YEAR_END_EXAMPLES,
  Production: PRODUCTION_EXAMPLES,
  Winning: WINNING_EXAMPLES,
  'An example of play': PLAY_EXAMPLES,
} as const;

// The rules in brief for the back of the booklet, each line with the statements that it sums up.

const IN_BRIEF: readonly BriefPart<StatementId>[] = [
  {
    title: 'Your turn',
    lines: [
      { figure: '1', says: 'Turn the wheel, if an operation lies on it.', rules: ['F-021', 'F-A01'] },
      { figure: '2', says: 'Act as you like; play at least one card.', rules: ['F-022', 'F-024'] },
      { figure: '3', says: 'Look: one token each, two among your actions.', rules: ['F-121'] },
      { figure: '4', says: 'Draw up to three cards.', rules: ['F-025'] },
    ],
  },
  {
    title: 'An operation',
    lines: [
      { lead: 'New:', says: 'one a turn, a province card and a card from hand.', rules: ['F-040'] },
      { lead: 'Launch:', says: 'after two to five turns of the wheel.', rules: ['F-045'] },
      { says: 'After two the defender has 1 more, after five the attacker.', rules: ['F-046'] },
    ],
  },
  {
    title: 'Supply',
    lines: [
      { says: 'From a source through areas of yours, up to the target.', rules: ['F-090', 'F-092'] },
      {
        lead: 'Sources:',
        says: 'Berlin, Ruhr, Italy; Britain, Paris, Egypt, USA/Canada.',
        rules: ['F-092'],
      },
      { says: 'It passes no quagmire; an area without it yields nothing.', rules: ['F-076', 'F-093'] },
    ],
  },
  {
    title: 'A battle',
    lines: [
      { says: 'Defence: 4 more against a landing, 1 in winter, 2 in snow.', rules: ['F-080', 'F-079'] },
      { lead: 'Twice as much:', says: 'you win, and pay the defence’s strength.', rules: ['F-061', 'F-066'] },
      { lead: 'As much:', says: 'a quagmire; each side loses half.', rules: ['F-061', 'F-068'] },
      { lead: 'Less:', says: 'you lose all; the defence pays your strength.', rules: ['F-064'] },
      { lead: 'Half or less:', says: 'you lose all.', rules: ['F-065'] },
    ],
  },
  {
    title: 'A quagmire',
    lines: [
      { says: 'Each may add in turn; then the attacker has to resolve it.', rules: ['F-072', 'F-023'] },
    ],
  },
  {
    title: 'The year’s end',
    lines: [
      { says: 'The Axis scores; Win stacks are dealt; both produce.', rules: ['F-100', 'F-101', 'F-102'] },
      { says: 'Take back cards; countries enter; a new deck.', rules: ['F-103', 'F-105', 'F-106'] },
    ],
  },
  {
    title: 'The end',
    lines: [
      { lead: 'Axis:', says: '70 points, or both victory cards after 1944.', rules: ['F-180', 'F-182'] },
      {
        lead: 'Allies:',
        says: 'Berlin and Ruhr at the same time, or else after 1944.',
        rules: ['F-171', 'F-182'],
      },
    ],
  },
];

/** Questions as players ask them, by situation. */
const QUESTIONS = {
  'Setting up': SET_UP_QUESTIONS,
  'A turn': TURN_QUESTIONS,
  'Putting cards into areas': DEFENCE_QUESTIONS,
  Operations: OPERATION_QUESTIONS,
  'Supply and launches': SUPPLY_QUESTIONS,
  Battles: BATTLE_QUESTIONS,
  Quagmires: QUAGMIRE_QUESTIONS,
  Looking: LOOK_QUESTIONS,
  Countries: COUNTRY_QUESTIONS,
  'The end of a year': YEAR_QUESTIONS,
} as const;

/** All texts of The Fog of War for the pages of the site. */
export const BOOK: Book = {
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
  printedBoard: PRINTED_BOARD,
  brief: IN_BRIEF,
};
