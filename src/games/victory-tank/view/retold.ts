/** Moves as a friend tells them, in print: what their events leave out, and what is tried. */
import { otherOf } from '../../../referee/seats.ts';
import type { Retelling } from '../../../referee/table/retold.ts';
import type { RetoldSaid } from '../messages-retold.ts';
import type { Place } from '../messages.ts';
import type { Move } from '../rules/moves.ts';
import { cellName, placeOf } from '../rules/notation.ts';
import { score, type Score } from '../rules/outcome.ts';
import type { Army, Field, Position } from '../rules/position.ts';

/** A field by its name alone: what stands there comes or goes with the move. */
const bare = (position: Position, field: Field): Place => ({ ...placeOf(position, field), holds: null });

export function retell(position: Position, move: Move): Retelling<RetoldSaid> | null {
  const { player: who, tank } = position;
  if (who === null) return null;
  switch (move.kind) {
    case 'announce': {
      const { action: kind, pay: points, card } = move;
      const tells = ['hasPoints', 'paid', 'cardAdds'];
      return { does: { says: 'paysFor', who, kind, points, card }, tells };
    }
    case 'place': {
      const lay = { who, card: position.held[who], cell: cellName(move.column, move.row) } as const;
      const tells = ['lies', 'othersJeep'];
      return { does: { says: 'lays', ...lay }, wants: { says: 'wantsToLay', ...lay }, tells };
    }
    case 'step': {
      const [from, to] = [placeOf(position, move.from), bare(position, move.to)];
      return { wants: { says: 'wantsToStep', who, from, to, count: move.foot + move.crew } };
    }
    case 'halt': {
      if (tank === null) return null;
      const place = bare(position, tank.field);
      return { does: { says: 'haltsOn', place }, wants: { says: 'wantsToHalt', who, place } };
    }
    case 'deploy':
      return { wants: { says: 'wantsToRecruit', who, place: placeOf(position, move.at) } };
    case 'battle': {
      const { foot, tank: withTank } = move;
      const [place, from] = [placeOf(position, move.target), placeOf(position, move.from)];
      const tells = ['battle', 'anotherBattle', 'attackers'];
      return { does: { says: 'attacks', who, place, from, foot, tank: withTank }, tells };
    }
    case 'lay': {
      const does = { says: 'laysCard', who, card: move.card } as const;
      return move.card === 0 ? { does, neither: { says: 'nobodyLays' } } : { does };
    }
    default:
      return null;
  }
}

/** Each army's points and what for, then who wins a tie. */
export function retellScore(last: Position): readonly RetoldSaid[] {
  if (last.stage !== 'over') return [];
  const sheet = score(last);
  return [sumOf(sheet, 0), sumOf(sheet, 1), ...tieOf(sheet)];
}

const sumOf = ({ lines, totals }: Score, who: Army): RetoldSaid => ({
  says: 'scores',
  who,
  points: totals[who],
  parts: lines.flatMap(({ of, counts, points }) =>
    points[who] === 0 ? [] : [{ of, count: counts[who], against: counts[otherOf(who)], points: points[who] }],
  ),
});

const tieOf = ({ winner: who, tieBreaks }: Score): readonly RetoldSaid[] => {
  if (tieBreaks.length === 0) return [];
  return [{ says: tieBreaks.includes('E3a') ? 'withoutTheCardWins' : 'moreSoldiersWin', who }];
};
