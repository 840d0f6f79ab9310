import type { Scenery } from '../../referee/scene.ts';
import { layings } from './layings.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { PlayedSaid } from './said.ts';
import { playedTankScenery } from './scene.ts';
import { settingUp } from './setting-up.ts';
import { tried } from './tried.ts';
import { tries } from './tries.ts';

/** Victory Tank for a board. */
export const victoryTankScenery: Scenery<Position, Move, PlayedSaid> = {
  ...playedTankScenery,
  tries,
  tried,
  beginnings: settingUp,
  layings,
};
