/** The round of a game on a real table: whose turn it is, and how far the tide is out. */
import { simpleTracker } from 'fieldkit/rules';

export const tracker = simpleTracker({
  seats: ['red', 'blue'],
  rounds: 20,
  now: (seat) => `${seat === 'red' ? 'Red' : 'Blue'} sails, or unloads a card.`,
  done: 'Done',
  over: 'The tide is out: whoever holds fewer cards has won.',
  rules: { turn: '2.1', end: '3.2' },
});
