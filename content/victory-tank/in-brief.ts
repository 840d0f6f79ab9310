/** Victory Tank in brief, on the back of the booklet. */
import type { BriefPart } from '../../src/book/brief.ts';
import type { StatementId } from './statements.ts';

export const IN_BRIEF: readonly BriefPart<StatementId>[] = [
  {
    title: 'The round',
    lines: [
      {
        figure: '1',
        says: 'The active player looks at two cards, keeps one and gives one away.',
        rules: ['F1'],
      },
      { figure: '2', says: 'Place yours, then the other player places theirs.', rules: ['F2'] },
      { figure: '3', says: 'Both go back to 5 points and fill their hands up to five.', rules: ['C1'] },
      { figure: '4', says: 'Take an action each, by turns, while your points last.', rules: ['C2', 'C2a'] },
      { figure: '5', says: 'The active player card changes hands.', rules: ['E1'] },
    ],
  },
  {
    title: 'Your action',
    lines: [
      {
        says: 'An action costs 1 point. Pay more, or play a card, and it is larger.',
        rules: ['C3', 'C3a', 'C3b'],
      },
      {
        lead: 'Move:',
        says: 'for each point up to three soldiers step one field, or the tank turns, or it drives straight on.',
        rules: ['M1', 'M5', 'M6'],
      },
      { says: 'Nobody steps onto enemies or their home base.', rules: ['M2'] },
      { says: 'Who steps onto an unclaimed tank takes it.', rules: ['M3'] },
      {
        lead: 'Recruit:',
        says: 'for each point one soldier comes to your base or your bunker.',
        rules: ['R1'],
      },
      { says: 'No army has more than ten in play.', rules: ['R1a'] },
      {
        lead: 'Attack:',
        says: 'each point is a battle with a field beside yours; each side may lay a card face down.',
        rules: ['A1', 'A4'],
      },
    ],
  },
  {
    title: 'Strength in battle',
    lines: [
      { figure: '1', says: 'for each soldier', rules: ['A5'] },
      { figure: '+1', says: 'where your tank fights', rules: ['A5a'] },
      { figure: '+1', says: 'for a defender in a bunker or on the home base', rules: ['A5b'] },
      { figure: '+?', says: 'the number on your card', rules: ['A5c'] },
      { says: 'Every enemy soldier on the field defends it.', rules: ['A3'] },
      { says: 'The stronger side wins; a tie goes to the attacker.', rules: ['A6', 'A6a'] },
      { says: 'The loser’s soldiers go off. An attacker who wins moves in.', rules: ['A7', 'A8'] },
    ],
  },
  {
    title: 'After seven rounds',
    lines: [
      { figure: '1', says: 'for each crate you took', rules: ['E2'] },
      { figure: '1', says: 'for the most soldiers on the battlefield', rules: ['E2a'] },
      { figure: '3', says: 'for each bunker you hold', rules: ['E2d'] },
      { figure: '5', says: 'for the tank', rules: ['E2e'] },
      { says: 'Where both have as many soldiers, nobody scores for them.', rules: ['E2c'] },
      { says: 'More points win.', rules: ['E2f'] },
      {
        says: 'In a tie more soldiers win; then whoever does not hold the active player card.',
        rules: ['E3', 'E3a'],
      },
    ],
  },
];
