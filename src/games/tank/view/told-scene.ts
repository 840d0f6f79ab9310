/** The scenery of the core game, with what happens: for a table that offers legal moves alone. */
import type { Scenery } from '../../../referee/table/scene.ts';
import type { PlayedSaid } from '../messages.ts';
import type { Move } from '../rules/moves.ts';
import type { Tank } from '../rules/position.ts';
import { happenings } from './events.ts';
import { reckon } from './outcome-forecast.ts';
import { startScenery } from './scene.ts';

export const coreScenery: Scenery<Tank, Move, PlayedSaid> = { ...startScenery, happenings, reckon };
