/** The Fog of War in brief, each line with the numbers of the sentences that it is short for: what the back of the booklet says. */
import type { BriefPart } from '../../src/book/brief.ts';
import type { StatementId } from './statements.ts';

export const IN_BRIEF: readonly BriefPart<StatementId>[] = [
  {
    title: 'Your turn',
    lines: [
      {
        figure: '1',
        says: 'Turn the wheel, if there is an operation on it; what NEW OP comes over is disbanded.',
        rules: ['F-021', 'F-A01'],
      },
      {
        figure: '2',
        says: 'Act as often as you like, and play at least one card.',
        rules: ['F-022', 'F-024'],
      },
      { figure: '3', says: 'Look: a token a look, two tokens among your actions.', rules: ['F-121'] },
      { figure: '4', says: 'Draw up to three cards.', rules: ['F-025'] },
    ],
  },
  {
    title: 'An operation',
    lines: [
      { lead: 'New:', says: 'one a turn, a province card and a card from hand.', rules: ['F-040', 'F-041'] },
      { lead: 'Launch:', says: 'after two to five turns of the wheel.', rules: ['F-045'] },
      { lead: 'Two:', says: 'the defender has 1 more.', rules: ['F-046'] },
      { lead: 'Five:', says: 'you have 1 more; a sixth, and it is lost.', rules: ['F-046', 'F-045'] },
    ],
  },
  {
    title: 'Supply',
    lines: [
      {
        says: 'From a source of yours through areas of yours to one next to the target, none in quagmire.',
        rules: ['F-090', 'F-076'],
      },
      { lead: 'Axis:', says: 'Berlin, Ruhr, Italy.', rules: ['F-092'] },
      {
        lead: 'Allies:',
        says: 'Britain, Paris, Egypt, the USA; the Urals with the USSR.',
        rules: ['F-092'],
      },
      { lead: 'Cut off:', says: 'an area yields nothing.', rules: ['F-093'] },
    ],
  },
  {
    title: 'A battle',
    lines: [
      {
        says: 'Both reveal; dummies and cards that cannot fight there are discarded.',
        rules: ['F-048'],
      },
      {
        lead: 'Defence:',
        says: '4 more in a landing; in winter 1, in snow 2, in the sun nothing.',
        rules: ['F-080', 'F-079'],
      },
      {
        lead: 'Twice as much:',
        says: 'you win, and pay cards of the defence’s strength to your Win stack.',
        rules: ['F-061', 'F-066'],
      },
      { lead: 'As much:', says: 'a quagmire, and each side loses half.', rules: ['F-061', 'F-068'] },
      {
        lead: 'Less:',
        says: 'a defeat: your cards are lost, and the defender pays your strength.',
        rules: ['F-064'],
      },
      { lead: 'Half or less:', says: 'a rout: your cards are lost.', rules: ['F-065'] },
    ],
  },
  {
    title: 'A quagmire',
    lines: [
      {
        says: 'The defender may add cards, then the attacker, who resolves it in the next turn.',
        rules: ['F-072', 'F-023'],
      },
      { says: 'Without supply the defender may send the attackers off.', rules: ['F-077'] },
    ],
  },
  {
    title: 'The year’s end',
    lines: [
      { figure: '1', says: 'The Axis scores its areas in supply.', rules: ['F-100'] },
      { figure: '2', says: 'Win stacks are dealt to discards and losses by turns.', rules: ['F-101'] },
      { figure: '3', says: 'Buy for resources, no more than your industry.', rules: ['F-110', 'F-112'] },
      { figure: '4', says: 'Take back what you like; tokens are ready again.', rules: ['F-103', 'F-104'] },
      { figure: '5', says: 'Countries enter; shuffle, and draw three cards.', rules: ['F-105', 'F-106'] },
    ],
  },
  {
    title: 'The end',
    lines: [
      {
        lead: 'Axis:',
        says: '70 points, or both victory cards when 1944 is over.',
        rules: ['F-180', 'F-182'],
      },
      {
        lead: 'Allies:',
        says: 'Berlin and Ruhr at once; or the Axis has not won when 1944 is over.',
        rules: ['F-171', 'F-182'],
      },
    ],
  },
];
