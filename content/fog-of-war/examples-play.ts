import { course } from '../../src/book/writing.ts';
import { table, wheel } from './examples-tables.ts';
import type { CourseExample } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

/** Alpha has grown for two turns and aims at Paris, which guards itself with three cards. */
const GROWN = {
  hand: 'army-2 army-1 dummy',
  ruhr: 'dummy',
  alpha: 'army-3 air army-2 dummy',
  bravo: 'army-1',
};
const PARIS = { paris: 'fort-2 army-1 dummy', egypt: 'army-1 dummy' };

/** Three turns of the example of play, from the summer of 1940. */
export const PLAY_EXAMPLES: readonly CourseExample<StatementId>[] = [
  course(
    'play-begins',
    'First turn of the Axis: Alpha aims at Paris, and a dummy guards Ruhr.',
    table({ hand: 'army-3 air dummy' }, {}),
    ['plan paris army-3', 'add alpha air', 'place dummy ruhr', 'done'],
    { stage: 'intel' },
    ['F-040', 'F-043', 'F-030'],
  ),
  course(
    'play-launch',
    'Third turn of the Axis: Alpha grows once more, and is launched at the first chance.',
    table(GROWN, PARIS, { wheels: { axis: wheel('charlie', { alpha: 'paris', bravo: 'scandinavia' }) } }),
    ['add alpha army-2', 'launch alpha from ruhr', 'keep', 'match army-3 air'],
    { control: { paris: 'axis', vichy: 'axis', morocco: 'axis', levant: 'axis' } },
    ['F-061', 'F-066', 'F-167'],
  ),
];
