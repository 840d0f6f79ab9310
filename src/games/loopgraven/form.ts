import type { StatementId } from '../../../content/loopgraven/statements.ts';
import type { FormFault } from '../../referee/faults.ts';
import type { PositionForm } from '../../referee/game.ts';
import type { Trenches } from './position.ts';
import type { LoopSaid } from './said.ts';
import { loopPositions } from './shape.ts';

/** How people write positions of Loopgraven. */
export const loopForm: PositionForm<Trenches, StatementId, LoopSaid | FormFault> = {
  write: loopPositions.write,
  read: loopPositions.read,
};
