import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { FormFault } from '../../referee/faults.ts';
import type { PositionForm } from '../../referee/game.ts';
import type { Armour } from './position.ts';
import type { ArmourSaid } from './said.ts';
import { armourPositions } from './shape.ts';

/** How people write positions of Street Armour. */
export const armourForm: PositionForm<Armour, StatementId, ArmourSaid | FormFault> = {
  write: armourPositions.write,
  read: armourPositions.read,
};
