import { columnOf, GAP, rowOf } from './ground.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { cellName } from './notation.ts';
import { ACTION_KINDS, CARD_CHOICES, FACINGS, type Field, type Position } from './position.ts';
import { CREW_LIMIT, FULL_POINTS, STEP_LIMIT } from './rules.ts';
import { shuffledCards } from './setup.ts';
import { choiceIn, type TankChoice } from './touches.ts';

/**
 * What somebody might try in a position, with the way to it: the legal moves and their likes that are not; with `isFar`
 * also from one end of the battlefield to the other.
 */
export function tries(position: Position, isFar = false): readonly TankChoice[] {
  if (position.player === null) return [];
  const seen = new Set<string>();
  return [...moves(position), ...likely(position, isFar ? Infinity : NEAR)]
    .map(choiceIn(position))
    .filter(({ path }) => {
      const key = path.map((touch) => touch.id).join('>');
      return !seen.has(key) && seen.add(key);
    });
}

const counting = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function likely(position: Position, most: number): Move[] {
  switch (position.stage) {
    case 'draft':
      return position.drawn.length === 0
        ? []
        : shuffledCards()
            .flat()
            .map((card) => ({ kind: 'keep', card }));
    case 'place':
      return placesAbout(position);
    case 'command':
      return ACTION_KINDS.flatMap((action) =>
        counting(1, FULL_POINTS).flatMap((pay) =>
          CARD_CHOICES.map((card): Move => ({ kind: 'announce', action, pay, card })),
        ),
      ).concat({ kind: 'pass' });
    case 'move':
      return movingTries(position, most);
    case 'drive':
      return [
        { kind: 'on' },
        { kind: 'halt' },
        ...counting(1, CREW_LIMIT).flatMap((count): Move[] => [
          { kind: 'board', count },
          { kind: 'off', count },
        ]),
      ];
    case 'recruit':
      return [...fieldsOf(position).map((at): Move => ({ kind: 'deploy', at })), { kind: 'done' }];
    case 'attack':
      return [
        ...fieldsOf(position).flatMap((target) => battleTries(position, target, most)),
        { kind: 'done' },
      ];
    case 'muster':
      return battleTries(position, position.battle?.target ?? GAP, most).map((move): Move =>
        move.kind === 'battle' ? { kind: 'join', from: move.from, foot: move.foot, tank: move.tank } : move,
      );
    case 'attacker-card':
    case 'defender-card':
      return CARD_CHOICES.map((card) => ({ kind: 'lay', card }));
    case 'enter':
      return [{ kind: 'stay' }];
    case 'claim':
      return counting(1, CREW_LIMIT).map((crew) => ({ kind: 'claim', crew }));
    case 'face':
    case 'over':
      return [];
  }
}

const fieldsOf = ({ table }: Position): Field[] => counting(0, 2 * table.length - 1);

/** Every cell round the battlefield on which a card would cover none, in step with its neighbours or not. */
function placesAbout({ table }: Position): Move[] {
  const covered = new Set(
    table.flatMap(({ column, row }) => [cellName(column, row), cellName(column, row + 1)]),
  );
  const columns = table.map((card) => card.column);
  const rows = table.map((card) => card.row);
  const found: Move[] = [];
  for (const column of counting(Math.min(...columns) - 1, Math.max(...columns) + 1)) {
    for (const row of counting(Math.min(...rows) - 2, Math.max(...rows) + 2)) {
      if (covered.has(cellName(column, row)) || covered.has(cellName(column, row + 1))) continue;
      found.push({ kind: 'place', column, row, turned: false }, { kind: 'place', column, row, turned: true });
    }
  }
  return found;
}

/** Whether anybody of either army is on a field. */
const isHeld = (position: Position, field: Field): boolean =>
  (position.foot[0][field] ?? 0) + (position.foot[1][field] ?? 0) > 0 || position.tank?.field === field;

function movingTries(position: Position, most: number): Move[] {
  const fields = fieldsOf(position);
  const steps = fields
    .filter((from) => isHeld(position, from))
    .flatMap((from) =>
      fields
        .filter((to) => to !== from && apart(position, from, to) <= most)
        .flatMap((to) =>
          counting(1, STEP_LIMIT + 1).map((foot): Move => ({
            kind: 'step',
            from,
            to,
            foot,
            crew: 0,
            board: 0,
          })),
        ),
    );
  const turns = FACINGS.map((index): Move => ({ kind: 'turn', facing: index }));
  return [...steps, ...turns, { kind: 'drive' }, { kind: 'done' }];
}

/** So many fields apart: farther, nobody expects to step. */
const NEAR = 3;

const apart = ({ table }: Position, one: Field, other: Field): number =>
  Math.abs(columnOf(table, one) - columnOf(table, other)) + Math.abs(rowOf(table, one) - rowOf(table, other));

function battleTries(position: Position, target: Field, most: number): Move[] {
  const army = position.player ?? 0;
  return fieldsOf(position)
    .filter((from) => from !== target && isHeld(position, from) && apart(position, from, target) <= most)
    .flatMap((from) => [
      ...counting(1, Math.max(1, position.foot[army][from] ?? 0)).map((foot): Move => ({
        kind: 'battle',
        target,
        from,
        foot,
        tank: false,
      })),
      ...(position.tank?.field === from
        ? [{ kind: 'battle', target, from, foot: 0, tank: true } as const satisfies Move]
        : []),
    ]);
}
