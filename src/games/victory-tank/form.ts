import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { FormFault } from '../../referee/faults.ts';
import type { PositionForm } from '../../referee/game.ts';
import type { Position } from './position.ts';
import type { TankSaid } from './said.ts';
import { victoryTankPositions } from './shape.ts';

/** Positions of Victory Tank as people write them; `docs/written-positions.md` shows the form. */
export const victoryTankForm: PositionForm<Position, StatementId, TankSaid | FormFault> = {
  read: victoryTankPositions.read,
  write: victoryTankPositions.write,
};
