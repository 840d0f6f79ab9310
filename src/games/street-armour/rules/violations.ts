import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { barsIn, type Bar as Barred } from '../../../referee/verdict.ts';
import type { RefusalSaid } from '../messages.ts';

export type Violation = Barred<StatementId, RefusalSaid>;

export const { bar: violation } = barsIn<StatementId, RefusalSaid>();
