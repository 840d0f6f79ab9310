import type { Scenery } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import type { Armour } from './position.ts';
import type { ArmourSaid } from './said.ts';
import { playedArmourScenery } from './scene.ts';
import { tried } from './tried.ts';
import { tries } from './tries.ts';

/** Street Armour for a board on which anything may be tried. */
export const armourScenery: Scenery<Armour, Move, ArmourSaid> = { ...playedArmourScenery, tries, tried };
