import type { StatementId } from '../../../content/tank/statements.ts';
import type { FormFault } from '../../referee/faults.ts';
import type { PositionForm } from '../../referee/game.ts';
import type { Tank } from './position.ts';
import type { TankSaid } from './said.ts';
import { tankPositions } from './shape.ts';

/** How people write positions of TanK. */
export const tankForm: PositionForm<Tank, StatementId, TankSaid | FormFault> = {
  write: tankPositions.write,
  read: tankPositions.read,
};
