import type { Scenery } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import type { Trenches } from './position.ts';
import type { LoopSaid } from './said.ts';
import { playedLoopScenery } from './scene.ts';
import { tried } from './tried.ts';
import { tries } from './tries.ts';

/** Loopgraven for a board on which anything may be tried. */
export const loopScenery: Scenery<Trenches, Move, LoopSaid> = { ...playedLoopScenery, tries, tried };
