/** The scenery for play, with events only of rules whose effect can be seen. */
import type { Scenery } from '../../../referee/table/scene.ts';
import type { PlayedSaid } from '../messages.ts';
import type { Move } from '../rules/moves.ts';
import type { War } from '../rules/position.ts';
import { battleTotals } from './battle-totals.ts';
import { eventsOf } from './events.ts';
import { startScenery } from './scene.ts';

export const coreScenery: Scenery<War, Move, PlayedSaid> = {
  ...startScenery,
  happenings: eventsOf,
  reveals: battleTotals,
};
