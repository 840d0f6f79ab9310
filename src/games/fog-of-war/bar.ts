import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { barsIn, type Bar as Barred } from '../../referee/bar.ts';
import type { RefusalSaid } from './said.ts';

export type Bar = Barred<StatementId, RefusalSaid>;

export const { bar, barIf } = barsIn<StatementId, RefusalSaid>();
