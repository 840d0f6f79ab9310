/** Cards taken hold of: one of the battlefield where it could lie, one for a battle in the hand. */
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

/** A place each: touched again, the card lies the other way round. */
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

/** A card each that could be laid in a battle: it waits for Go, since nobody takes it up again. */
export function battleCardGrips(position: Position): readonly Grip<Position, Move, TableSaid>[] {
  const { stage } = position;
  if (stage !== 'attacker-card' && stage !== 'defender-card') return [];
  return moves(position).flatMap((move) => {
    if (move.kind !== 'lay' || move.card === 0) return [];
    const at = `card-${move.card}`;
    const says = { says: 'layCard', card: move.card } as const;
    const errand = {
      stand: (now: Position) => now.stage,
      legs: (now: Position) => (now.stage === stage ? [{ move, at, on: null }] : []),
    };
    return [{ id: `lay ${move.card}`, at, says, chips: [{ id: at, says, errand }] }];
  });
}
