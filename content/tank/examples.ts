import type { Example } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

/** Examples of TanK. */
export type TankExample = Example<StatementId>;
