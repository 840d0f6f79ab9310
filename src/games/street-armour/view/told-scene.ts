/** The scenery of the core game, with what happens: legal moves only. */
import type { Scenery } from '../../../referee/table/scene.ts';
import type { PlayedSaid } from '../messages.ts';
import type { Move } from '../rules/move.ts';
import type { Armour } from '../rules/position.ts';
import { eventsOf, mergeEvents } from './events.ts';
import { finalScore } from './final-score.ts';
import { shotForecasts } from './outcome-forecast.ts';
import { startScenery } from './scene.ts';

export const coreScenery: Scenery<Armour, Move, PlayedSaid> = {
  ...startScenery,
  happenings: eventsOf,
  joined: mergeEvents,
  reckon: shotForecasts,
  ends: finalScore,
};
