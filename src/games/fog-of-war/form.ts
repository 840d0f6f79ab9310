import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import type { FormFault } from '../../referee/faults.ts';
import type { PositionForm } from '../../referee/game.ts';
import type { War } from './position.ts';
import type { FogSaid } from './said.ts';
import { fogPositions } from './shape.ts';

/** How people write positions of The Fog of War. */
export const fogForm: PositionForm<War, StatementId, FogSaid | FormFault> = {
  write: fogPositions.write,
  read: fogPositions.read,
};
