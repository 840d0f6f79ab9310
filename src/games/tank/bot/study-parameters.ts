import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import type { Design } from '../../../referee/study-figures.ts';
import type { Both } from '../../../referee/seats.ts';
import { failed, ok } from '../../../result.ts';
import { tacticOf, unitOf } from '../rules/cards.ts';
import { tank } from '../rules/judge.ts';
import type { Move } from '../rules/moves.ts';
import type { OptionId } from '../rules/options.ts';
import { outcome } from '../rules/outcome.ts';
import { play } from '../rules/play.ts';
import { PLAYERS, type Player, type Tank } from '../rules/position.ts';

/** What a study can vary (nations, breaking points) and what it counts (cards played, units turned up). */

/** One less than the number of cards in the smallest formation. */
const MOST_CASUALTIES = 39;

/** The player with fewer casualties among the units that count; both where they are equal. */
function aheadBy(end: Tank, isCounted: (unit: number) => boolean): readonly Player[] {
  const [able, baker] = PLAYERS.map((player) => end.casualties[player].filter(isCounted).length);
  if ((able ?? 0) === (baker ?? 0)) return PLAYERS;
  return [(able ?? 0) < (baker ?? 0) ? 0 : 1];
}

export const tankDesign: Design<Tank, Move, OptionId> = {
  figures: [
    // 1 is the German formation, 2 the American, 3 the British.
    { id: 'nation.able', least: 1, most: NATIONS.length, usual: 1 },
    { id: 'nation.baker', least: 1, most: NATIONS.length, usual: 2 },
    // Casualties that lose the game; 0 is what the scenario says, half of the formation or the even figure.
    { id: 'breaking.able', least: 0, most: MOST_CASUALTIES, usual: 0 },
    { id: 'breaking.baker', least: 0, most: MOST_CASUALTIES, usual: 0 },
  ],
  setUp: (on, chance, figures) => {
    const first = tank.setUp(on, chance);
    if (!first.ok) return failed('TanK cannot be set up');
    const nations = PLAYERS.map(
      (player) => (figures[player === 0 ? 'nation.able' : 'nation.baker'] ?? player + 1) - 1,
    );
    const breaking: Both<number> = [figures['breaking.able'] ?? 0, figures['breaking.baker'] ?? 0];
    const empty: Tank = { ...first.value, ...(breaking.some((most) => most > 0) && { breaking }) };
    return ok(nations.reduce((position, nation) => play(position, { kind: 'bring', nation }), empty));
  },
  uses: (_, move) => {
    if (move.kind === 'play' || move.kind === 'recover') return [`card ${tacticOf(move.card).id}`];
    return move.kind === 'turn-up' ? [`unit ${unitOf(move.unit).id}`] : [];
  },
  without: (end) => {
    const [winner] = outcome(end)?.winners ?? [];
    if (winner === undefined) return [];
    return [{ what: 'support', winners: aheadBy(end, (unit) => unitOf(unit).def !== null) }];
  },
};
