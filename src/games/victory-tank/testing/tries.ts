import { beside, groundOf } from '../ground.ts';
import type { Move } from '../move.ts';
import { ACTION_KINDS, BATTLEFIELD_CARDS, type CardChoice, type Facing, type Position } from '../position.ts';

/**
 * Far more tries than there are legal moves, whatever the stage: every kind of move, with every field and number that
 * could matter and some that cannot. What is legal must be found among them.
 */
export function triesIn(position: Position): Move[] {
  const fields = Array.from({ length: 2 * position.table.length + 1 }, (_, field) => field);
  const busy = fields.filter((field) => isBusy(position, field));
  const ground = groundOf(position.table);
  const pairs = busy.flatMap((from) =>
    fields.map((to) => [from, to, beside(ground, from).includes(to)] as const),
  );
  return [
    ...plainTries(),
    ...BATTLEFIELD_CARDS.map((card): Move => ({ kind: 'keep', card })),
    ...placeTries(position),
    ...fields.map((at): Move => ({ kind: 'deploy', at })),
    ...pairs.flatMap(([from, to, near]) => stepTries(from, to, near)),
    ...pairs.flatMap(([from, to, near]) => battleTries(from, to, near)),
    ...busy.flatMap((from) => forceTries.map((force): Move => ({ kind: 'join', from, ...force }))),
    ...busy.flatMap((from) => enterTries(from)),
  ];
}

/** Fields with somebody on them, one beside and one that is no field: where a try may begin. */
function isBusy(position: Position, field: number): boolean {
  const { foot, tank, table } = position;
  if (field === 0 || field >= 2 * table.length) return true;
  return (foot[0][field] ?? 0) > 0 || (foot[1][field] ?? 0) > 0 || tank?.field === field;
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);

function plainTries(): Move[] {
  const bare = ['pass', 'done', 'drive', 'on', 'halt', 'ready', 'stay'] as const;
  return [
    ...bare.map((kind): Move => ({ kind })),
    ...([0, 1, 2, 3] as const).flatMap((facing): Move[] => [
      { kind: 'face', facing },
      { kind: 'turn', facing },
    ]),
    { kind: 'turn', facing: 4 as Facing },
    ...upTo(4).map((card): Move => ({ kind: 'lay', card: card as CardChoice })),
    ...upTo(5).flatMap((count): Move[] => [
      { kind: 'board', count },
      { kind: 'off', count },
      { kind: 'claim', crew: count },
    ]),
    ...ACTION_KINDS.flatMap((action) =>
      upTo(6).flatMap((pay) =>
        upTo(3).map((card): Move => ({ kind: 'announce', action, pay, card: card as CardChoice })),
      ),
    ),
  ];
}

function placeTries({ table }: Position): Move[] {
  const columns = table.map((card) => card.column);
  const rows = table.map((card) => card.row);
  const tries: Move[] = [];
  for (let column = Math.min(...columns) - 2; column <= Math.max(...columns) + 2; column++) {
    for (let row = Math.min(...rows) - 3; row <= Math.max(...rows) + 3; row++) {
      tries.push({ kind: 'place', column, row, turned: (column + row) % 3 === 0 });
      tries.push({ kind: 'place', column, row, turned: (column + row) % 3 !== 0 });
    }
  }
  return tries;
}

function stepTries(from: number, to: number, near: boolean): Move[] {
  if (!near) return [{ kind: 'step', from, to, foot: 1, crew: 0, board: 0 }];
  const numbers = upTo(4).flatMap((foot) => upTo(4).map((crew) => ({ foot, crew })));
  return numbers.flatMap(({ foot, crew }) =>
    upTo(4).map((board): Move => ({ kind: 'step', from, to, foot, crew, board })),
  );
}

const forceTries = upTo(10).flatMap((foot) => [
  { foot, tank: false },
  { foot, tank: true },
]);

function battleTries(from: number, target: number, near: boolean): Move[] {
  const forces = near ? forceTries : [{ foot: 1, tank: false }];
  return forces.map((force): Move => ({ kind: 'battle', target, from, ...force }));
}

const enterTries = (from: number): Move[] =>
  upTo(8).flatMap((foot) => upTo(3).map((crew): Move => ({ kind: 'enter', from, foot, crew })));
