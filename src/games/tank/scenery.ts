import type { Scenery } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import type { Tank } from './position.ts';
import type { TankSaid } from './said.ts';
import { playedTankScenery } from './scene.ts';
import { tries } from './touches.ts';
import { tried } from './tried.ts';

/** TanK for a board on which anything may be tried. */
export const tankScenery: Scenery<Tank, Move, TankSaid> = { ...playedTankScenery, tries, tried };
