/** Cards taken hold of: one of the battlefield where it could lie, one for a battle in the hand. */
import { oneMove } from '../../referee/errand.ts';
import type { Grip, GripChip } from '../../referee/grip.ts';
import type { Move } from './move.ts';
import { cellName } from './notation.ts';
import type { Position } from './position.ts';
import type { TableSaid } from './said-table.ts';
import { vacancy } from './touches.ts';

type Place = Extract<Move, { readonly kind: 'place' }>;

const isSame = (one: Place, other: Place): boolean =>
  one.column === other.column && one.row === other.row && one.turned === other.turned;

function chipOf(cell: string, move: Place): GripChip<Position, Move, TableSaid> {
  return {
    id: `${move.turned}`,
    says: { says: move.turned ? 'turned' : 'upright' },
    errand: oneMove(
      ({ stage, table }) => `${stage} ${table.length}`,
      (one) => (one.kind === 'place' && isSame(one, move) ? [cell] : null),
    ),
  };
}

/** A place each: touched again, the card lies the other way round. */
export function layingGrips(
  { stage }: Position,
  legal: readonly Move[],
): readonly Grip<Position, Move, TableSaid>[] {
  if (stage !== 'place') return [];
  const places = legal.filter((move) => move.kind === 'place');
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
export function battleCardGrips(
  { stage }: Position,
  legal: readonly Move[],
): readonly Grip<Position, Move, TableSaid>[] {
  if (stage !== 'attacker-card' && stage !== 'defender-card') return [];
  return legal.flatMap((move) => {
    if (move.kind !== 'lay' || move.card === 0) return [];
    const at = `card-${move.card}`;
    const says = { says: 'layCard', card: move.card } as const;
    const errand = oneMove<Position, Move>(
      (now) => now.stage,
      (one, now) => (one.kind === 'lay' && one.card === move.card && now.stage === stage ? [at] : null),
    );
    return [{ id: `lay ${move.card}`, at, says, chips: [{ id: at, says, errand }] }];
  });
}
