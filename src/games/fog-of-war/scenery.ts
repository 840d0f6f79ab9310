import type { Scenery } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import { playedFogScenery } from './played-scenery.ts';
import type { War } from './position.ts';
import type { FogSaid } from './said.ts';
import { tried } from './tried.ts';
import { tries } from './tries.ts';

/** The Fog of War for a board on which anything may be tried. */
export const fogScenery: Scenery<War, Move, FogSaid> = { ...playedFogScenery, tries, tried };
