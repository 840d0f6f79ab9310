import { course } from '../../src/book/writing.ts';
import { theirTurn } from './examples-tables.ts';
import type { CourseExample } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

export const SET_UP_EXAMPLES: readonly CourseExample<StatementId>[] = [
  course(
    'both-set-up',
    'The Allies put a fort into Paris and an army into Egypt; then it is for the Axis to put dummies.',
    theirTurn({ loss: 'fort-3' }, { loss: 'army-3' }, { stage: 'set-up' }),
    ['place fort-2 paris', 'place army-1 egypt', 'done', 'place dummy wmed', 'place dummy libya'],
    { stage: 'set-up' },
    ['F-007'],
  ),
];
