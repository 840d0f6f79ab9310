/** Cases and questions: `fieldkit check` puts each of them to the rules. */
import { ask, course, no, yes, type Example, type Question } from 'fieldkit/rules';

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  Sailing: [
    course(
      'first-turns',
      'Red sails north, blue south.',
      {},
      ['sail a1', 'sail d4'],
      { at: { red: 'a1', blue: 'd4' } },
      ['2.2'],
    ),
    no('onto-a-bank', 'A tug does not sail onto a sandbank.', {}, 'sail b2', ['2.3']),
    no('slantwise', 'A tug does not sail slantwise.', {}, 'sail b1', ['2.2']),
    no('onto-a-tug', 'A tug does not sail onto the other.', { at: { red: 'd2' } }, 'sail d3', ['2.3']),
  ],
  Unloading: [
    yes(
      'fish-at-the-market',
      'Fish is unloaded at a1.',
      { at: { red: 'a1' }, hands: { red: ['fish', 'mail'] } },
      'unload fish',
      [],
    ),
    no(
      'coal-at-the-market',
      'Coal is not unloaded at a1.',
      { at: { red: 'a1' }, hands: { red: ['coal'] } },
      'unload coal',
      ['2.4'],
    ),
    no(
      'no-such-card',
      'Nobody unloads what they do not hold.',
      { at: { red: 'a4' }, hands: { red: ['fish'] } },
      'unload coal',
      ['2.4'],
    ),
  ],
  'The end': [
    {
      kind: 'score',
      id: 'last-card',
      title: 'Red lays out the last card and wins.',
      position: { at: { red: 'a1' }, hands: { red: ['fish'] } },
      before: ['unload fish'],
      totals: null,
      winner: 'red',
      shows: ['3.1'],
    },
    {
      kind: 'score',
      id: 'tide-is-out',
      title: 'The tide goes out with two cards against three: red wins.',
      position: { tide: 1, hands: { red: ['fish', 'mail'], blue: ['coal', 'coal', 'fish'] } },
      before: ['sail a1'],
      totals: null,
      winner: 'red',
      shows: ['3.2'],
    },
  ],
};

export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  Sailing: [
    ask('cross-a-bank', 'Can my tug cross a sandbank?', 'No, you sail round it.', 'onto-a-bank'),
    ask(
      'corner-to-corner',
      'Can my tug sail from corner to corner of a field?',
      'No, only to a field beside it.',
      'slantwise',
    ),
  ],
};
