/**
 * The rules in brief, in words of the project's own, each with the numbers of the sentences that it is short for:
 * what the quick reference says.
 */
import type { StatementId } from '../../../content/victory-tank/statements.ts';

/** A rule in brief, with the sentences it is short for. */
export interface Brief {
  readonly text: string;
  readonly ids: readonly StatementId[];
}

/** A paragraph: a word that stands before it in the army's colour, and the rules it says. */
export interface Paragraph {
  readonly lead?: string;
  readonly rules: readonly Brief[];
  /** Lines that it takes when set. */
  readonly lines: number;
}

/** What something counts, for a row of figures. */
export interface Count {
  readonly figure: string;
  readonly of: string;
  readonly id: StatementId;
}

export const ROUND: readonly Paragraph[] = [
  {
    lead: '1',
    rules: [
      { text: 'Active player: see two cards, keep one, give one.', ids: ['F1'] },
      { text: 'Place yours, then theirs.', ids: ['F2'] },
    ],
    lines: 2,
  },
  { lead: '2', rules: [{ text: 'Both: back to 5 points, hands up to five.', ids: ['C1'] }], lines: 1 },
  {
    lead: '3',
    rules: [
      { text: 'One action each, by turns, while points last.', ids: ['C2', 'C2a'] },
      { text: 'The active card changes hands.', ids: ['E1'] },
    ],
    lines: 2,
  },
];

export const ACTIONS: readonly Paragraph[] = [
  { rules: [{ text: '1 point; pay more or add a card for more.', ids: ['C3', 'C3a', 'C3b'] }], lines: 1 },
  {
    lead: 'MOVE',
    rules: [
      { text: 'Each point: 1 to 3 soldiers step one field,', ids: ['M1'] },
      { text: 'or turn the tank,', ids: ['M5'] },
      { text: 'or drive it straight on.', ids: ['M6'] },
      { text: 'Never onto enemies or their base.', ids: ['M2'] },
      { text: 'Step onto an unclaimed tank: it is yours.', ids: ['M3'] },
    ],
    lines: 4,
  },
  {
    lead: 'RECRUIT',
    rules: [
      { text: 'Each point: one soldier, on your base or in your bunker.', ids: ['R1'] },
      { text: 'Ten in play at most.', ids: ['R1a'] },
    ],
    lines: 2,
  },
  {
    lead: 'ATTACK',
    rules: [
      { text: 'Each point: one battle with an adjacent field.', ids: ['A1'] },
      { text: 'Each may lay a card face down.', ids: ['A4'] },
    ],
    lines: 2,
  },
];

export const STRENGTH: readonly Count[] = [
  { figure: '1', of: 'each\nsoldier', id: 'A5' },
  { figure: '+1', of: 'own\ntank', id: 'A5a' },
  { figure: '+1', of: 'defender in\nbase, bunker', id: 'A5b' },
  { figure: '+?', of: 'your\ncard', id: 'A5c' },
];

export const OUTCOME: Paragraph = {
  rules: [
    { text: 'A tie goes to the attacker.', ids: ['A6a'] },
    { text: 'The losers are removed,', ids: ['A7'] },
    { text: 'and an attacker who wins moves in.', ids: ['A8'] },
  ],
  lines: 2,
};

export const SCORE: readonly Count[] = [
  { figure: '1', of: 'each\ncrate', id: 'E2' },
  { figure: '1', of: 'most\nsoldiers', id: 'E2a' },
  { figure: '3', of: 'each\nbunker', id: 'E2d' },
  { figure: '5', of: 'the\ntank', id: 'E2e' },
];

export const TIE: Paragraph = {
  rules: [{ text: 'Tie: more soldiers; then not the active player.', ids: ['E3', 'E3a'] }],
  lines: 1,
};
