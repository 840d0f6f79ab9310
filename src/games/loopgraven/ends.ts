/** What a game of Loopgraven was decided by, player by player. */
import type { StatementId } from '../../../content/loopgraven/statements.ts';
import type { PadLine } from '../../referee/pad.ts';
import { trenchOf } from './field.ts';
import { otherSide, PLAYERS, sideOf, unitsWhere, type Player, type Trenches } from './position.ts';
import type { PlayedSaid } from './said.ts';

/** Troops that are left, and enemy trench spaces that are held. */
export function ends(position: Trenches): readonly PadLine<StatementId, PlayedSaid>[] {
  const onBoard = (player: Player) => unitsWhere(position, ({ owner }) => owner === player).length;
  // Where who stands on the board alone counts, nobody waits to be deployed.
  const waiting = (player: Player) =>
    position.options['lose-board-empty']
      ? 0
      : Object.values(position.pools[player]).reduce((sum, left) => sum + left, 0);
  const held = (player: Player) => {
    const trench = trenchOf(otherSide(sideOf(player)));
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
