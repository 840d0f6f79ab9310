import { LENGTHS } from '../../../../cards/loopgraven/data/tables.ts';
import type { Design } from '../../../referee/study-figures.ts';
import { otherOf } from '../../../referee/seats.ts';
import { failed, ok } from '../../../result.ts';
import { isOut, winnerOf } from '../rules/outcome.ts';
import { loopgraven } from '../rules/judge.ts';
import type { Move } from '../rules/move.ts';
import type { OptionId } from '../rules/options.ts';
import { play } from '../rules/play.ts';
import { unitAt, unitOf, type Trenches } from '../rules/position.ts';

/** Parameters that a study may vary: the length of the game and the number of players. */
export const loopDesign: Design<Trenches, Move, OptionId> = {
  figures: [
    // An index into the table of lengths: 0 is short.
    { id: 'length', least: 0, most: LENGTHS.length - 1, usual: 0 },
    { id: 'a-side', least: 1, most: 2, usual: 1 },
  ],
  setUp: (on, chance, figures) => {
    const first = loopgraven.setUp(on, chance);
    if (!first.ok) return failed('Loopgraven cannot be set up');
    const length = LENGTHS[figures.length ?? 0] ?? 'short';
    const chosen = play(first.value, { kind: 'length', length });
    return ok(play(chosen, { kind: 'players', players: figures['a-side'] === 2 ? 4 : 2 }));
  },
  uses: (before, move) => {
    if (move.kind === 'deploy') return [`deploy ${move.type}`];
    if (move.kind === 'upgrade') return [`upgrade ${move.track}`];
    if (move.kind === 'fire') return [`fire ${move.ammunition}`];
    return move.kind === 'move' ? [`move ${unitOf(before, unitAt(before, move.from)).type}`] : [];
  },
  without: (end) => {
    const winner = winnerOf(end);
    if (winner === null) return [];
    return [{ what: isOut(end, otherOf(winner)) ? 'troops' : 'trenches', winners: [] }];
  },
};
