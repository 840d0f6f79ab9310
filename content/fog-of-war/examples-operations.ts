import { no, yes } from '../../src/book/writing.ts';
import { table } from './examples-tables.ts';
import type { CourseExample, TryExample } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

export const OPERATION_EXAMPLES: readonly (CourseExample<StatementId> | TryExample<StatementId>)[] = [
  yes(
    'plan-paris',
    'The Axis plans an attack on Paris: the province card and an army on the next space.',
    table({ hand: 'army-3' }, {}),
    'plan paris army-3',
    ['F-040'],
  ),
  no(
    'plan-own-area',
    'Nobody plans an attack on what is theirs.',
    table({ hand: 'army-3' }, {}),
    'plan ruhr army-3',
    ['F-042'],
  ),
];
