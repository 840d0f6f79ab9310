/** Consequences of a move: units weakened, sent back or killed, turns and rounds, full trenches, the end. */
import { otherOf } from '../../../referee/seats.ts';
import { INCOMES } from '../../../../cards/loopgraven/data/tables.ts';
import { isFull, isOut, winnerOf } from '../rules/outcome.ts';
import { trenchOf } from '../rules/board-spaces.ts';
import { aside, flows, happens, when, type Event } from './event-kinds.ts';
import { lostEvents } from './events-actions.ts';
import type { Move } from '../rules/move.ts';
import {
  isGreen,
  membersOf,
  purseOf,
  sideOf,
  SIDES,
  unitOf,
  unitsWhere,
  type Player,
  type Trenches,
} from '../rules/position.ts';
import { incomeOf } from '../rules/turns.ts';

export const flowEvents = (before: Trenches, move: Move, after: Trenches): readonly Event[] => [
  ...backEvents(before, move, after),
  ...weakEvents(before, move, after),
  ...gasEvents(before, move, after),
  ...lostWithoutDice(before, move, after),
  ...trenchEvents(before, after),
  ...roundEvents(before, after),
  ...turnEvents(before, after),
  ...overEvents(before, after),
];

const standing = ({ units }: Trenches, number: number) => {
  const { owner: who, type, at } = unitOf({ units }, number);
  return { who, type, at: at ?? 0 };
};

/** Units sent back by Lost haversack. */
function backEvents(before: Trenches, move: Move, after: Trenches): readonly Event[] {
  if (move.kind !== 'back' && !(move.kind === 'draw' && move.mark === 'N5')) return [];
  return after.units.flatMap(({ at }, number) =>
    at === null || at === before.units[number]?.at
      ? []
      : [happens('W-A41', { says: 'wentBack', ...standing(after, number) })],
  );
}

const hitsOn = ({ effects }: Trenches, number: number): number =>
  effects.filter(
    ({ from, stat, scope }) =>
      from === 'hit' && stat === 'attack' && 'unit' in scope && scope.unit === number,
  ).length;

/** Units weakened by artillery or gas. */
function weakEvents(before: Trenches, move: Move, after: Trenches): readonly Event[] {
  const isGas = move.kind !== 'fire' || move.ammunition === 'gas';
  return after.units.flatMap((_, number): readonly Event[] => {
    const [was, is] = [hitsOn(before, number), hitsOn(after, number)];
    if (is <= was) return [];
    return [
      happens(isGas ? 'W-A39b' : 'W-062', { says: 'weakened', ...standing(after, number) }),
      aside('W-A38', { says: 'inNextTurn' }),
      ...when(is > 1, () => aside('W-A38a', { says: 'hitsAddUp', hits: is })),
      ...when(isGas, () => aside('W-063', { says: 'weakensOnce' })),
    ];
  });
}

/** Gas at the end of a turn, and clouds that disappear. */
function gasEvents(before: Trenches, move: Move, after: Trenches): readonly Event[] {
  const isEnd = move.kind === 'end' || move.kind === 'bare';
  const dead = isEnd
    ? after.units.flatMap(({ at }, number) =>
        at === null && before.units[number]?.at !== null ? [number] : [],
      )
    : [];
  const standingBefore = before.clouds.reduce((sum, { stood }) => sum + stood.length, 0);
  const standingAfter = after.clouds.reduce((sum, { stood }) => sum + stood.length, 0);
  const gone = before.clouds.filter(({ by, goes }) => after.turns[by] >= goes && before.turns[by] < goes);
  return [
    ...dead.map((number) => happens('W-A39a', { says: 'diesOfGas', ...standing(before, number) })),
    ...when(dead.length > 0, () => aside('W-055', { says: 'neverBack' })),
    ...when(move.kind === 'end' && standingAfter > standingBefore, () =>
      aside('W-A39a', { says: 'endsInGas', units: standingAfter - standingBefore }),
    ),
    ...gone.map(({ by }) => happens('W-A39', { says: 'gasGoes', by })),
  ];
}

/** A shellshocked unit is lost without dice when attacked. */
function lostWithoutDice(before: Trenches, move: Move, after: Trenches): readonly Event[] {
  if (move.kind !== 'attack' && move.kind !== 'stand') return [];
  const lost = after.units.flatMap(({ at }, number) =>
    at === null && before.units[number]?.at !== null ? [number] : [],
  );
  return [...when(lost.length > 0, () => aside('W-A37', { says: 'allUsedUp' })), ...lostEvents(before, lost)];
}

function trenchEvents(before: Trenches, after: Trenches): readonly Event[] {
  return SIDES.flatMap((side): readonly Event[] => {
    const [was, is] = [before.danger[side] !== null, after.danger[side] !== null];
    if (was && !is) return [happens('W-A46', { says: 'trenchFreed', side })];
    if (was || !is) return [];
    return [
      happens('W-071', { says: 'trenchesFull', side }),
      aside('W-A25', { says: 'fullMeans', any: after.options['trench-none-free'] }),
      aside('W-A46', { says: 'oneTurnEach', side }),
      ...when(isFull(after, otherOf(side)), () => aside('W-A49', { says: 'mayAgree' })),
    ];
  });
}

function roundEvents(before: Trenches, after: Trenches): readonly Event[] {
  if (after.round === before.round) return [];
  const green = isGreen(after);
  return [
    flows('W-A33', { says: 'roundBegins', round: after.round }),
    flows('W-020', { says: 'cardShows', green }),
    ...when(after.round === 1, () => aside('W-A01', { says: 'firstIs', green })),
  ];
}

/** Events at the start of a turn: income and actions. */
function turnEvents(before: Trenches, after: Trenches): readonly Event[] {
  const who = after.active;
  if (after.stage !== 'turn' || after.turns[who] === before.turns[who]) return [];
  const hasTroops = after.units.some(({ owner, at }) => owner === who && at !== null) || hasPool(after, who);
  return [
    flows('W-A33', { says: 'turnOf', who }),
    ...(after.turns[who] === 1
      ? [happens('W-A35', { says: 'noIncome', who }), aside('W-A29', { says: 'actsAsEver', who })]
      : incomeEvents(before, after, who)),
    aside('W-030', { says: 'actionsAre', who, actions: after.actions }),
    ...when(!hasTroops, () => aside('W-A34b', { says: 'playsWithout', who })),
  ];
}

const hasPool = ({ pools }: Trenches, who: Player): boolean =>
  Object.values(pools[who]).some((left) => left > 0);

/** The income in parts; what cards added is the rest of what the purse gained. */
function incomeEvents(before: Trenches, after: Trenches, who: Player): readonly Event[] {
  const purse = purseOf(after, who);
  const tokens = after.purses[purse] - before.purses[purse];
  const { base, bonus } = incomeOf(after, who);
  const more = tokens - base - bonus;
  const tier = after.tiers[who].economy;
  const trench = trenchOf(otherOf(sideOf(who)));
  const units = unitsWhere(after, ({ owner, at }) => owner === who && trench.includes(at)).length;
  const left = after.effects.flatMap(({ scope, until }) =>
    'player' in scope && scope.player === who && 'times' in until ? [until.times] : [],
  );
  return [
    happens('W-010', { says: 'receives', who, tokens }),
    ...when(tier > 0, () => aside('W-011', { says: 'economyGives', tier, base: INCOMES[tier] ?? base })),
    ...when(bonus > 0, () => happens('W-012', { says: 'trenchesGive', bonus, units })),
    ...when(units > 1, () => aside('W-A23', { says: 'eachCounts' })),
    ...when(more > 0, () => happens('W-114', { says: 'doubled', more, all: after.options['double-bonus'] })),
    ...when(more > 0, () => aside('W-013', { says: 'cardChanges' })),
    ...when(more > 0 && bonus > 0, () =>
      aside('W-A21', { says: 'doubled', more, all: after.options['double-bonus'] }),
    ),
    ...when(more > 0, () => aside('W-A45', { says: 'incomesLeft', left: Math.max(0, ...left) })),
  ];
}

function overEvents(before: Trenches, after: Trenches): readonly Event[] {
  const winner = after.stage === 'over' && before.stage !== 'over' ? winnerOf(after) : null;
  if (winner === null) return [];
  const loser = otherOf(winner);
  if (!isOut(after, loser)) return [happens('W-071', { says: 'wonByTrenches', side: winner })];
  const board = membersOf(after, loser).some((player) => hasPool(after, player));
  return [
    happens('W-070', { says: 'wonByTroops', side: winner }),
    aside('W-A24', { says: 'noTroopsAnywhere', board }),
  ];
}
