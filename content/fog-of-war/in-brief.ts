/** The Fog of War in brief, each line with the numbers of the sentences that it is short for: what the back of the booklet says. */
import type { BriefPart } from '../../src/book/brief.ts';
import type { StatementId } from './statements.ts';

export const IN_BRIEF: readonly BriefPart<StatementId>[] = [
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
