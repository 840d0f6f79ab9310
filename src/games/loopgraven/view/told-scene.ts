/** The scenery for play, with what happens: only legal moves are offered. */
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { Scenery } from '../../../referee/table/scene.ts';
import type { PadLine } from '../../../referee/table/score-pad.ts';
import type { PlayedSaid } from '../messages.ts';
import { trenchOf } from '../rules/board-spaces.ts';
import type { Move } from '../rules/move.ts';
import { PLAYERS, type Player, type Trenches, sideOf, unitsWhere } from '../rules/position.ts';
import { mergeEvents } from './event-kinds.ts';
import { happenings } from './events.ts';
import { reckon } from './outcome-forecast.ts';
import { startScenery } from './scene.ts';

/** The final counts by player: troops left, and enemy trench spaces held. */
function decidingCounts(position: Trenches): readonly PadLine<StatementId, PlayedSaid>[] {
  const onBoard = (player: Player) => unitsWhere(position, ({ owner }) => owner === player).length;
  // With the option lose-board-empty, troops in reserve do not count.
  const waiting = (player: Player) =>
    position.options['lose-board-empty']
      ? 0
      : Object.values(position.pools[player]).reduce((sum, left) => sum + left, 0);
  const held = (player: Player) => {
    const trench = trenchOf(otherOf(sideOf(player)));
    return unitsWhere(position, ({ owner, at }) => owner === player && trench.includes(at)).length;
  };
  return [
    {
      says: { says: 'troopsLine' },
      rules: ['W-070'],
      points: PLAYERS.map((player) => onBoard(player) + waiting(player)),
    },
    { says: { says: 'trenchLine' }, rules: ['W-071'], points: PLAYERS.map(held) },
  ];
}

export const coreScenery: Scenery<Trenches, Move, PlayedSaid> = {
  ...startScenery,
  happenings,
  joined: mergeEvents,
  reckon,
  ends: decidingCounts,
};
