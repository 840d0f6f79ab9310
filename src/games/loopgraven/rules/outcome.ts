/** The end of the game: full trenches, sides without troops, and the winner. */
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import type { Outcome } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import { SIDES, type Side, type Trenches, isFree, membersOf, sideOf, unitAt, withOf } from './position.ts';
import { type SpaceNumber, trenchOf } from './board-spaces.ts';
import type { Draft } from './draft.ts';

/** The outcome: a side wins as a whole. */
export function outcome(position: Trenches): Outcome<StatementId> | null {
  const winner = position.stage === 'over' ? winnerOf(position) : null;
  if (winner === null) return null;
  const rules: readonly StatementId[] = isOut(position, otherOf(winner))
    ? ['W-070', 'W-A24']
    : ['W-071', 'W-A46'];
  // Both seats of a side win, even if one player has them both.
  return { winners: [winner, winner + 2], totals: null, rules };
}

/** Whether enemies stand on all trench spaces of a side (W-A25). */
export function isFull(position: Pick<Trenches, 'units' | 'options'>, side: Side): boolean {
  const trench = trenchOf(side);
  const isEnemys = (space: SpaceNumber) => {
    const unit = position.units[unitAt(position, space)];
    return unit !== undefined && sideOf(unit.owner) !== side;
  };
  return position.options['trench-none-free']
    ? trench.every((space) => !isFree(position, space)) && trench.some(isEnemys)
    : trench.every(isEnemys);
}

/** Whether a side is out of troops (W-070, W-A24, W-A34b). */
export function isOut(position: Trenches, side: Side): boolean {
  const own = position.units.filter(({ owner }) => sideOf(owner) === side);
  if (own.some(({ at }) => at !== null)) return false;
  if (position.options['lose-board-empty'] && own.length > 0) return true;
  return membersOf(position, side).every((player) =>
    Object.values(position.pools[player]).every((left) => left === 0),
  );
}

/**
 * The winning side; null while the game goes on. A side wins once the enemy has no turn left to free a full
 * trench (W-071).
 */
export function winnerOf(position: Trenches): Side | null {
  const loser = SIDES.find((side) => isOut(position, side) || position.danger[side]?.length === 0);
  return loser === undefined ? null : otherOf(loser);
}

/** Checks after any change on the board whether trenches are full and the game is over (W-A46). */
export function watch(draft: Draft): void {
  for (const side of SIDES) {
    if (!isFull(draft, side)) draft.danger = withOf(draft.danger, side, null);
    else if (draft.danger[side] === null)
      draft.danger = withOf(
        draft.danger,
        side,
        membersOf(draft, side).map((player) => ({ player, turn: draft.turns[player] + 1 })),
      );
  }
  if (winnerOf(draft) === null) return;
  draft.stage = 'over';
  draft.waits = [];
}
