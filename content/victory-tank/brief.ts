/**
 * The rules in brief, each line with the statements that it sums up: for the quick reference on the action
 * points cards, and with more lines for the back of the booklet.
 */
import type { BriefLine, BriefPart } from '../../src/book/brief.ts';
import type { StatementId } from './statements.ts';

/** A short rule with the statements it sums up. */
export interface Brief {
  readonly text: string;
  readonly ids: readonly StatementId[];
}

/** Rules that form one entry, after the number of a step or the word they explain. */
export interface Saying {
  readonly step?: string;
  readonly lead?: string;
  readonly rules: readonly Brief[];
}

/** What something scores; a label of two lines is joined where there is room. */
export interface Count {
  readonly figure: string;
  readonly of: string;
  readonly id: StatementId;
}

/** The steps of the set-up. */
export const SETTING_UP: readonly Saying[] = [
  {
    step: '1',
    rules: [
      {
        text: 'Empty card in the middle, a home base on either side, each half a card off.',
        ids: ['S2', 'G5'],
      },
    ],
  },
  {
    step: '2',
    rules: [
      { text: 'The other start cards aside. Shuffle the rest; two go back in the box unseen.', ids: ['S1'] },
      { text: 'Shuffle those start cards and lay them on top: the pile.', ids: ['S3'] },
    ],
  },
  {
    step: '3',
    rules: [
      {
        text: 'Three soldiers on your home base, seven beside you: the supply. One marks 5 points.',
        ids: ['S4'],
      },
    ],
  },
  { step: '4', rules: [{ text: 'Shuffle your action cards, draw five.', ids: ['S5'] }] },
  { step: '5', rules: [{ text: 'Tank, its control card and the crates lie ready.', ids: ['S6'] }] },
  { step: '6', rules: [{ text: 'Whoever saw a war film last takes the active player card.', ids: ['S7'] }] },
];

export const ROUND: readonly Saying[] = [
  {
    step: '1',
    rules: [
      { text: 'Active player: see two cards, keep one, give one.', ids: ['F1'] },
      { text: 'Place yours, then theirs.', ids: ['F2'] },
    ],
  },
  { step: '2', rules: [{ text: 'Both: back to 5 points, hands up to five.', ids: ['C1'] }] },
  {
    step: '3',
    rules: [
      { text: 'One action each, by turns, while points last.', ids: ['C2', 'C2a'] },
      { text: 'The active card changes hands.', ids: ['E1'] },
    ],
  },
];

export const ACTIONS: readonly Saying[] = [
  { rules: [{ text: '1 point; pay more or add a card for more.', ids: ['C3', 'C3a', 'C3b'] }] },
  {
    lead: 'Move',
    rules: [
      { text: 'Each point: 1 to 3 soldiers step one field,', ids: ['M1'] },
      { text: 'or turn the tank,', ids: ['M5'] },
      { text: 'or drive it straight on.', ids: ['M6'] },
      { text: 'Never onto enemies or their base.', ids: ['M2'] },
      { text: 'Step onto an unclaimed tank: it is yours.', ids: ['M3'] },
    ],
  },
  {
    lead: 'Recruit',
    rules: [
      { text: 'Each point: one soldier, on your base or in your bunker.', ids: ['R1'] },
      { text: 'Ten in play at most.', ids: ['R1a'] },
    ],
  },
  {
    lead: 'Attack',
    rules: [
      { text: 'Each point: one battle with an adjacent field.', ids: ['A1'] },
      { text: 'Each may lay a card face down.', ids: ['A4'] },
    ],
  },
];

export const STRENGTH: readonly Count[] = [
  { figure: '1', of: 'each\nsoldier', id: 'A5' },
  { figure: '+1', of: 'own\ntank', id: 'A5a' },
  { figure: '+1', of: 'defender in\nbase, bunker', id: 'A5b' },
  { figure: '+?', of: 'your\ncard', id: 'A5c' },
];

export const OUTCOME: Saying = {
  rules: [
    { text: 'A tie goes to the attacker.', ids: ['A6a'] },
    { text: 'The losers are removed,', ids: ['A7'] },
    { text: 'and an attacker who wins moves in.', ids: ['A8'] },
  ],
};

export const SCORE: readonly Count[] = [
  { figure: '1', of: 'each\ncrate', id: 'E2' },
  { figure: '1', of: 'most\nsoldiers', id: 'E2a' },
  { figure: '3', of: 'each\nbunker', id: 'E2d' },
  { figure: '5', of: 'the\ntank', id: 'E2e' },
];

export const TIE: Saying = {
  rules: [{ text: 'Tie: more soldiers; then not the active player.', ids: ['E3', 'E3a'] }],
};

type Line = BriefLine<StatementId>;

const said = ({ step, lead, rules }: Saying): Line => ({
  ...(step !== undefined && { figure: step }),
  ...(lead !== undefined && { lead: `${lead}:` }),
  says: rules.map(({ text }) => text).join(' '),
  rules: rules.flatMap(({ ids }) => ids),
});

const counted = ({ figure, of, id }: Count): Line => ({ figure, says: of.replace('\n', ' '), rules: [id] });

/** The back of the booklet, which has more room than a card. */
export const BRIEF: readonly BriefPart<StatementId>[] = [
  { title: 'The round', lines: ROUND.map(said) },
  { title: 'Your action', lines: ACTIONS.map(said) },
  {
    title: 'Strength in battle',
    lines: [
      ...STRENGTH.map(counted),
      { says: 'Every enemy soldier on the field defends it.', rules: ['A3'] },
      { says: 'The stronger side wins.', rules: ['A6'] },
      said(OUTCOME),
    ],
  },
  {
    title: 'After seven rounds',
    lines: [
      ...SCORE.map(counted),
      { says: 'Where both have as many soldiers, nobody scores for them.', rules: ['E2c'] },
      { says: 'More points win.', rules: ['E2f'] },
      said(TIE),
    ],
  },
];
