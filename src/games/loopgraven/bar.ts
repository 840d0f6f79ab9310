import type { StatementId } from '../../../content/loopgraven/statements.ts';
import { barsIn, type Bar as Barred } from '../../referee/bar.ts';
import type { RefusalSaid } from './said.ts';

export type Bar = Barred<StatementId, RefusalSaid>;

export const { bar, barIf } = barsIn<StatementId, RefusalSaid>();
