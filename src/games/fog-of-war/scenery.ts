import { BOARD_OUTLINES } from '../../../cards/fog-of-war/box/outlines.ts';
import { onGround } from '../../referee/ground.ts';
import type { Scenery } from '../../referee/scene.ts';
import { asidesOf, beginnings } from './asides.ts';
import { happenings } from './happenings.ts';
import type { Move } from './move.ts';
import { playedFogScenery } from './played-scenery.ts';
import type { War } from './position.ts';
import type { FogSaid } from './said.ts';
import { tried } from './tried.ts';
import { tries } from './tries.ts';

/** The Fog of War for a board on which anything may be tried, with the rules by which it comes so. */
export const fogScenery: Scenery<War, Move, FogSaid> = {
  ...onGround(playedFogScenery, { fields: BOARD_OUTLINES }),
  tries,
  tried,
  beginnings,
  happenings: (before, move, after) => [...happenings(before, move, after), ...asidesOf(before, move, after)],
};
