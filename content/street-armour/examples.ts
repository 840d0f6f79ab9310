import type { Example } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

/** Examples of Street Armour. */
export type ArmourExample = Example<StatementId>;
