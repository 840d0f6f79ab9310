import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { PositionForm } from '../../referee/game.ts';
import { invariantsBroken } from './invariants.ts';
import type { Position } from './position.ts';
import { read } from './read.ts';
import { write } from './written.ts';

/** Positions of Victory Tank as people write them; `written.ts` documents the form. */
export const victoryTankForm: PositionForm<Position, StatementId> = { read, write, invariantsBroken };
