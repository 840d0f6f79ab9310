/** The rules in brief for the back of the booklet, each line with the statements that it sums up. */
import type { BriefPart } from '../../src/book/brief.ts';
import type { StatementId } from './statements.ts';

export const IN_BRIEF: readonly BriefPart<StatementId>[] = [
  {
    title: 'Your turn',
    lines: [
      {
        figure: '1',
        says: 'Throw your dice: 2 for up to 4 tanks, 3 from 5, 4 from 9, 5 from 13.',
        rules: ['C-010'],
      },
      { figure: '2', says: 'Each die may move one tank, and no tank takes two.', rules: ['C-011', 'C-A01'] },
      { figure: '3', says: 'All dice alike: one more tank moves by that number.', rules: ['C-012'] },
      { figure: '4', says: 'Then every tank may shoot once.', rules: ['C-013', 'C-A08'] },
      { figure: '5', says: 'Last, flags are captured.', rules: ['C-A46', 'C-A32'] },
    ],
  },
  {
    title: 'A step',
    lines: [
      { says: 'A square straight ahead, diagonals too, or an eighth of a turn.', rules: ['C-021'] },
      { lead: 'Heavy:', says: 'two steps fewer than the large number.', rules: ['C-020'] },
      { lead: 'Light:', says: 'one step more.', rules: ['C-020'] },
      { lead: 'Back:', says: 'one square, and nothing else.', rules: ['C-022', 'C-A02'] },
      { says: 'No diagonal between two shut squares.', rules: ['C-A04'] },
    ],
  },
  {
    title: 'A shot',
    lines: [
      {
        lead: 'Moved?',
        says: 'It shoots ahead only, a quarter turn to either side.',
        rules: ['C-031', 'C-A03'],
      },
      { lead: 'Line:', says: 'from centre to centre; nothing may stand on it.', rules: ['C-032', 'C-A06'] },
      { lead: 'Distance:', says: 'by the ruler, at least 2.', rules: ['C-033', 'C-A05'] },
      {
        lead: 'Firepower:',
        says: 'all small numbers of the turn; a heavy gun adds 2, a medium one 1.',
        rules: ['C-034', 'C-A10'],
      },
      {
        lead: 'It destroys',
        says: 'with at least the distance and the armour of the face it hits.',
        rules: ['C-035', 'C-A29'],
      },
      { says: 'A wreck stays, and stops shells and tanks.', rules: ['C-036', 'C-032', 'C-023'] },
    ],
  },
  {
    title: 'Flags',
    lines: [
      { says: 'Stand still next to one through the enemy’s turn and your own.', rules: ['C-042', 'C-A17'] },
      { says: 'Who attacks 1, 2, 3 or 4 flags has 12, 16, 20 or 24 turns.', rules: ['C-044', 'C-A47'] },
    ],
  },
  {
    title: 'The end',
    lines: [
      {
        says: 'All enemy tanks destroyed, or all enemy flags captured: you have won.',
        rules: ['C-037', 'C-043'],
      },
      {
        says: 'Thirty turns without a loss: more flags win, then more points of tanks.',
        rules: ['C-A33', 'C-A20'],
      },
    ],
  },
];
