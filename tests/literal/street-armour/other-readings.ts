/**
 * The other readings of Street Armour's rulings without a switch: the legal moves under each. It shares no rule with the
 * engine.
 */
import { FIGURES } from '../../../cards/street-armour/data/box.ts';
import type { Move } from '../../../src/games/street-armour/rules/move.ts';
import type { Armour, Tank } from '../../../src/games/street-armour/rules/position.ts';
import { seenFrom } from './geometry.ts';
import { legalMoves, need, onward } from './legal.ts';
import { toPut } from './next.ts';
import { around, dice, enemyOf, hasTanks, isAt, isEmpty, squares, steps, task, type Seat } from './table.ts';

type Shot = Extract<Move, { kind: 'shoot' }>;

const shotsOnly = (
  table: Armour,
  may: (shot: Shot, tank: Tank, target: Tank, at: number) => boolean,
): Move[] =>
  legalMoves(table).filter((move) => {
    if (move.kind !== 'shoot') return true;
    const at = table.tanks.findIndex((tank) => isAt(tank, move.from));
    const [tank, target] = [table.tanks[at], table.tanks.find((one) => isAt(one, move.at))];
    return tank !== undefined && target !== undefined && may(move, tank, target, at);
  });

/** By ruling, the legal moves under its other reading. */
export const OTHERWISE: Readonly<Record<string, (table: Armour) => Move[]>> = {
  'C-A34': (table) => (table.stage === 'team' ? legalMoves({ ...table, window: 5 }) : legalMoves(table)),
  'C-A14': (table) => (table.stage === 'first' ? [] : legalMoves(table)),
  'C-A43': (table) => {
    const kinds = ['barricade', 'flag', 'tank'] as const;
    const now = kinds.findIndex((kind) => kind === table.stage);
    const isLeft = (seat: Seat) => kinds.slice(now).some((stage) => toPut({ ...table, stage }, seat) > 0);
    return now >= 0 && table.active !== table.first && isLeft(table.first) ? [] : legalMoves(table);
  },
  'C-A31': (table) =>
    table.stage === 'flag'
      ? squares(table)
          .filter((at) => isEmpty(table, at))
          .map((at) => ({ kind: 'flag', at }))
      : legalMoves(table),
  'C-A26': (table) => {
    const isMore = table.dice.length + table.runs.length === dice(table, table.active) + 1;
    const isSame = new Set(table.dice).size === 1;
    if (table.stage !== 'move' || table.options['many-dice'] || !isMore || !isSame) return legalMoves(table);
    return legalMoves({ ...table, options: { ...table.options, 'many-dice': true } });
  },
  'C-A11': (table) => [
    ...legalMoves(table),
    ...table.tanks.flatMap((tank, at): Move[] => {
      const isOwn = table.stage === 'move' && tank.owner === table.active && tank.state === 'sound';
      const run = table.runs.find((one) => one.tank === at);
      if (!isOwn || tank.weight !== 'heavy' || run?.backed === true) return [];
      if (run !== undefined && !table.options['many-dice']) return [];
      const { x, y, facing } = tank;
      const to = onward(table, tank, { x, y, way: facing, back: false }, -1);
      const short = [...new Set(table.dice)].filter((die) => steps(tank, die) === 0);
      return to === null ? [] : short.map((die) => ({ kind: 'move', from: { x, y }, to, facing, die }));
    }),
  ],
  'C-A08': (table) => {
    if (table.stage !== 'shoot' || !table.hit) return legalMoves(table);
    const tanks = table.tanks.map((tank): Tank =>
      tank.owner === table.active || tank.state !== 'wreck' ? tank : { ...tank, state: 'sound' },
    );
    return legalMoves({ ...table, tanks });
  },
  'C-A03': (table) =>
    shotsOnly(
      table,
      (_, tank, target, at) =>
        !table.runs.some((run) => run.tank === at) || seenFrom(tank, tank.facing, target).ahead >= 0,
    ),
  'C-A27': (table) =>
    shotsOnly(table, (_, tank, target) => {
      const gun = table.options['no-gun'] ? 0 : FIGURES[tank.weight].gun;
      return table.fire + gun >= need(table, tank, target);
    }),
  'C-A46': (table) => {
    const { active, turns } = table;
    if (!['throw', 'move', 'shoot'].includes(table.stage) || turns[active] === 0) return legalMoves(table);
    const stood = table.tanks.flatMap((tank, at) => {
      const run = table.runs.find((one) => one.tank === at);
      return tank.owner === active && tank.state !== 'wreck' ? [run?.from ?? tank] : [];
    });
    const enemy = enemyOf(active);
    const left = table.flags[enemy].filter(
      (flag) => !around(flag, table.options['flag-edges']).some((at) => stood.some((tank) => isAt(tank, at))),
    );
    if (left.length === 0 && table.flags[enemy].length > 0) return [];
    return legalMoves({ ...table, flags: enemy === 0 ? [left, table.flags[1]] : [table.flags[0], left] });
  },
  'C-A33': (table) => {
    const { turns, flags, quiet, active } = table;
    const about = task(table);
    const isLate = about.attacker !== null && turns[about.attacker] >= about.turns;
    const lacksFlags = [0, 1].some((seat) => (about.flags[seat] ?? 0) > 0 && flags[seat]?.length === 0);
    const needsTanks = table.task === 'tanks' || !table.options['flags-only'];
    const lacksTanks = needsTanks && !(hasTanks(table, 0) && hasTanks(table, 1));
    if (table.stage !== 'over' || quiet < 30 || isLate || lacksFlags || lacksTanks) return legalMoves(table);
    const next = hasTanks(table, enemyOf(active)) ? enemyOf(active) : active;
    return legalMoves({ ...table, stage: 'throw', active: next, quiet: 0 });
  },
};
