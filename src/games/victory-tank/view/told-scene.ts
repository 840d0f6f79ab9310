/** The scenery for play, with what happens: only legal moves are offered. */
import type { Scenery } from '../../../referee/table/scene.ts';
import type { PlayedSaid } from '../messages.ts';
import type { Move } from '../rules/moves.ts';
import type { Position } from '../rules/position.ts';
import { battleReveal } from './battle-reveal.ts';
import { asSceneEvent, eventsOf, mergeEvents } from './events.ts';
import { reckon } from './outcome-forecast.ts';
import { startScenery } from './scene.ts';

export const coreScenery: Scenery<Position, Move, PlayedSaid> = {
  ...startScenery,
  happenings: (before, move, after) => eventsOf(before, move, after).map(asSceneEvent),
  joined: mergeEvents,
  reveals: battleReveal,
  reckon,
};
