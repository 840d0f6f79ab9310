import type { Start } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import type { War } from './position.ts';
import type { PlayedSaid } from './said.ts';

/** Before The Fog of War is on the table there is nothing to pick: the set-up is the same, and is played. */
export const fogStart: Start<War, Move, PlayedSaid> = {
  options: [],
  picks: [],
  hides: true,
  // Both sides have begun operations, and the first guards lie on the map.
  pictured: 60,
};
