/** The scenery for play, with events only of rules whose effect can be seen. */
import type { Scene, Scenery } from '../../../referee/table/scene.ts';
import type { BoardSaid, PlayedSaid } from '../messages.ts';
import type { Move } from '../rules/moves.ts';
import type { War } from '../rules/position.ts';
import { battleTotals } from './battle-totals.ts';
import { eventsOf } from './events.ts';
import { fogInteraction } from './interaction.ts';
import { promptsOf } from './prompts.ts';
import { scene as startScene, startScenery } from './scene.ts';

/** The scene with what is asked of whoever decides. */
export const scene = (position: War, viewer: number | null): Scene<BoardSaid> => ({
  ...startScene(position, viewer),
  ...promptsOf(position),
});

export const coreScenery: Scenery<War, Move, PlayedSaid> = {
  ...startScenery,
  scene,
  interaction: fogInteraction,
  happenings: eventsOf,
  reveals: battleTotals,
};
