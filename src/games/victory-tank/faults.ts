import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { notedIn } from '../../referee/faults.ts';
import type { Fault } from '../../referee/game.ts';
import type { FaultSaid } from './said-faults.ts';

/** What is wrong with a position, in a place of its written form. */
export type TankFault = Fault<StatementId, FaultSaid>;

/** Notes a fault of what is written. */
export const wrong = notedIn<FaultSaid>();

/** A fault of a position at a place of its written form, where there is one. */
export const where = (isWrong: boolean, place: string, message: FaultSaid, rule: StatementId): TankFault[] =>
  isWrong ? [{ place, message, rule }] : [];
