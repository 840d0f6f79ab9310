/** A battlefield card in hand, taken hold of where it could lie: touched again, it lies the other way round. */
import type { Grip, GripChip } from '../../referee/grip.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { cellName } from './notation.ts';
import type { Position } from './position.ts';
import type { TableSaid } from './said-table.ts';
import { vacancy } from './touches.ts';

type Place = Extract<Move, { readonly kind: 'place' }>;

function chipOf(cell: string, move: Place): GripChip<Position, Move, TableSaid> {
  return {
    id: `${move.turned}`,
    says: { says: move.turned ? 'turned' : 'upright' },
    errand: {
      stand: ({ stage, table }) => `${stage} ${table.length}`,
      legs: ({ stage }) => (stage === 'place' ? [{ move, at: cell, on: null }] : []),
    },
  };
}

/** A place each. */
export function layingGrips(position: Position): readonly Grip<Position, Move, TableSaid>[] {
  if (position.stage !== 'place') return [];
  const places = moves(position).filter((move) => move.kind === 'place');
  const cells = Map.groupBy(places, ({ column, row }) => cellName(column, row));
  return [...cells].flatMap(([cell, ways]) => {
    const [first, ...others] = ways;
    if (first === undefined) return [];
    const { says, spot } = vacancy(first.column, first.row);
    const chips = [chipOf(cell, first), ...others.map((way) => chipOf(cell, way))] as const;
    return [{ id: `place ${cell}`, at: cell, says, chips, turns: true, ...(spot && { spot }) }];
  });
}
