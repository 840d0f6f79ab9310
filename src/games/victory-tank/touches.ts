import type { Choice, Touch } from '../../referee/scene.ts';
import { cardName, FIELD_SIZE, fieldCorner } from './card-words.ts';
import { some } from './figures.ts';
import { aheadOf, columnOf, GAP, groundOf, rowOf } from './ground.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { cellName, fieldName } from './notation.ts';
import {
  ACTION_KINDS,
  CARD_CHOICES,
  FACINGS,
  FACING_NAMES,
  type CardChoice,
  type Field,
  type Position,
} from './position.ts';
import { CREW_LIMIT, FULL_POINTS, STEP_LIMIT } from './rules.ts';
import { shuffledCards } from './setup.ts';

/**
 * How moves are pointed at: on the board where they are about fields, in words where not. Moves that begin with the same
 * soldiers, the same target or the same kind of action share their first touches.
 */

type Path = Choice<Move>['path'];

const word = (id: string, says: string): Touch => ({ id, says });
const facing = (index: number): Touch =>
  word(`to-${FACING_NAMES[index] ?? ''}`, `To the ${FACING_NAMES[index] ?? ''}`);

/** "2 soldiers", "2 soldiers and 1 crew", "1 crew". */
const force = (foot: number, crew: number): string =>
  [foot > 0 ? some(foot, 'soldier') : '', crew > 0 ? `${crew} crew` : '']
    .filter((part) => part !== '')
    .join(' and ');

const withTank = (foot: number, tank: boolean): string =>
  !tank ? some(foot, 'soldier') : foot === 0 ? 'The tank' : `${some(foot, 'soldier')} and the tank`;

const boost = (card: CardChoice): Touch => word(`card-${card}`, card === 0 ? 'No card' : `Play a ${card}`);

const KINDS = { move: 'Move', recruit: 'Recruit', attack: 'Attack' } as const;

/** The way to a move in a position. The move need not be legal. */
export function pathOf(position: Position, move: Move): Path {
  const at = (field: Field, says: string): Touch => {
    const name = fieldName(position.table, field);
    return { id: name, says: `${says} ${name}` };
  };
  switch (move.kind) {
    case 'keep':
      return [word(move.card, `Keep: ${cardName(move.card)}`)];
    case 'place':
      return [vacancy(move.column, move.row), word(`${move.turned}`, move.turned ? 'Turned' : 'Upright')];
    case 'face':
      return [facing(move.facing)];
    case 'turn':
      return [word('turn', 'Turn the tank'), facing(move.facing)];
    case 'announce':
      return [
        word(move.action, KINDS[move.action]),
        word(`pay-${move.pay}`, `Pay ${some(move.pay, 'point')}`),
        boost(move.card),
      ];
    case 'step': {
      const who = force(move.foot, move.crew) + (move.board === 0 ? '' : `, ${move.board} boarding`);
      return [at(move.from, 'Step from'), at(move.to, 'Step to'), word(who, who)];
    }
    case 'on':
      return [at(tankAhead(position), 'Drive on to')];
    case 'halt':
      return [at(position.tank?.field ?? GAP, 'Halt on')];
    case 'board':
      return [word(`board-${move.count}`, `${some(move.count, 'soldier')} get in`)];
    case 'off':
      return [word(`off-${move.count}`, `${move.count} crew get off`)];
    case 'deploy':
      return [at(move.at, 'Recruit on')];
    case 'battle': {
      const who = withTank(move.foot, move.tank);
      return [at(move.target, 'Attack'), at(move.from, 'From'), word(who, who)];
    }
    case 'join': {
      const who = withTank(move.foot, move.tank);
      return [at(move.from, 'Join from'), word(who, who)];
    }
    case 'lay':
      return [word(`card-${move.card}`, move.card === 0 ? 'Lay no card' : `Lay a ${move.card}`)];
    case 'enter': {
      const who = force(move.foot, move.crew);
      return [at(move.from, 'Move in from'), word(who, who)];
    }
    case 'claim':
      return [word(`claim-${move.crew}`, `${some(move.crew, 'soldier')} as crew`)];
    default:
      return [word(move.kind, SINGLE[move.kind])];
  }
}

const SINGLE = {
  pass: 'Forfeit the remaining points',
  done: 'Leave the rest of this action',
  drive: 'Drive the tank',
  ready: 'Nobody else joins',
  stay: 'Nobody else moves in',
} as const;

const tankAhead = ({ table, tank }: Position): Field =>
  tank === null ? GAP : aheadOf(groundOf(table), tank.field, tank.facing);

/** Where a card could be put; its spot covers both fields. */
export function vacancy(column: number, row: number): Touch {
  const name = cellName(column, row);
  const spot = {
    id: name,
    ...fieldCorner(column, row),
    width: FIELD_SIZE.width,
    height: 2 * FIELD_SIZE.height,
  };
  return { id: name, says: `Place on ${name}`, spot };
}

const choice =
  (position: Position) =>
  (move: Move): Choice<Move> => ({ move, path: pathOf(position, move) });

/** Every legal move, with the way to it. */
export const choices = (position: Position): readonly Choice<Move>[] => moves(position).map(choice(position));

/** What somebody might try in a position, with the way to it: the legal moves and their likes that are not. */
export function tries(position: Position): readonly Choice<Move>[] {
  if (position.player === null) return [];
  const seen = new Set<string>();
  return [...moves(position), ...likely(position)].map(choice(position)).filter(({ path }) => {
    const key = path.map((touch) => touch.id).join('>');
    return !seen.has(key) && seen.add(key);
  });
}

const counting = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function likely(position: Position): Move[] {
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
      return movingTries(position);
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
      return [...fieldsOf(position).flatMap((target) => battleTries(position, target)), { kind: 'done' }];
    case 'muster':
      return battleTries(position, position.battle?.target ?? GAP).map((move): Move =>
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

function movingTries(position: Position): Move[] {
  const fields = fieldsOf(position);
  const steps = fields
    .filter((from) => isHeld(position, from))
    .flatMap((from) =>
      fields
        .filter((to) => to !== from && isNear(position, from, to))
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

/** Within three fields of each other: farther, nobody expects to step. */
const isNear = ({ table }: Position, one: Field, other: Field): boolean =>
  Math.abs(columnOf(table, one) - columnOf(table, other)) +
    Math.abs(rowOf(table, one) - rowOf(table, other)) <=
  3;

function battleTries(position: Position, target: Field): Move[] {
  const army = position.player ?? 0;
  return fieldsOf(position)
    .filter((from) => from !== target && isHeld(position, from) && isNear(position, from, target))
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
