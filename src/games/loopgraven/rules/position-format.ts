import { EVENT_MARKS, type EventMark, type Stack } from '../../../../cards/loopgraven/data/event-cards.ts';
import { ACTIONS, LENGTHS, UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import * as codes from '../../../codec.ts';
import type { Packing } from '../../../referee/packing.ts';
import {
  type Shape,
  transform,
  flag,
  derived,
  needed,
  oneOf,
  optional,
  withDefault,
  orNull,
  whole,
} from '../../../referee/position-format/shape.ts';
import { listOf, some } from '../../../referee/position-format/lists.ts';
import { type OfSeat, bySeat, record, positionShape } from '../../../referee/position-format/position.ts';
import { drawnFrom } from './event-cards.ts';
import { isFull } from './outcome.ts';
import { ALL_SPACES, type SpaceNumber, nameOf } from './board-spaces.ts';
import { OPTION_IDS, type Options, optionsOn, withOptions } from './options.ts';
import { faultsOf } from './validate-position.ts';
import {
  type Cloud,
  type Due,
  PLAYERS,
  PLAYER_IDS,
  type Player,
  type Pool,
  SIDES,
  SIDE_IDS,
  STAGES,
  type Side,
  type Tiers,
  type Trenches,
  type Unit,
  membersOf,
  orderOf,
  playerOf,
} from './position.ts';
import type { LoopSaid } from '../messages.ts';
import { MOST_UNITS, ROUNDS, effects, unitNumber, wait } from './position-format-effects.ts';
import { forcesOf } from './turns.ts';
import type { PositionForm } from '../../../referee/game.ts';

/**
 * The format of positions: their JSON form and their digits in links.
 *
 *     { "round": 2, "active": "red", "purses": { "red": 9 },
 *       "units": [{ "owner": "red", "type": "platoon", "at": "e5" }, { "owner": "gray", "type": "tank", "at": "f5" }] }
 */
export const space: Shape<SpaceNumber> = oneOf(ALL_SPACES.map(nameOf), ALL_SPACES);
const player = oneOf<string, Player>(PLAYER_IDS, PLAYERS);
const side = oneOf<string, Side>(SIDE_IDS, SIDES);
const mark = oneOf(EVENT_MARKS);

const asWords = oneOf<string, 2 | 4>(['2', '4'], [2, 4]);
const players: Shape<2 | 4> = {
  ...asWords,
  read: (form, around) =>
    asWords.read(typeof form.value === 'number' ? { ...form, value: String(form.value) } : form, around),
  write: (count) => count,
};

const unit = record<Unit>({
  owner: needed(player),
  type: needed(oneOf(UNITS)),
  at: optional(orNull(space), null),
});

const ascending = <T>(all: readonly T[], order: (thing: T) => number): readonly T[] =>
  all.toSorted((one, other) => order(one) - order(other));
const numbers = optional(
  transform(
    listOf(MOST_UNITS, unitNumber),
    (all: readonly number[]) => all,
    (all) => ascending(all, Number),
  ),
  [],
);
const marks: Shape<readonly EventMark[]> = transform(
  listOf(2 * EVENT_MARKS.length, mark),
  (all: readonly EventMark[]) => all,
  (all) => ascending(all, (one) => EVENT_MARKS.indexOf(one)),
);

const cloud = record<Cloud>({
  by: needed(player),
  at: transform(
    listOf(3, space),
    (all: readonly SpaceNumber[]) => all,
    (all) => ascending(all, Number),
  ),
  goes: whole(1, ROUNDS),
  felt: numbers,
  stood: numbers,
});

/** A player's reserve by default: the troops of that game length, less those deployed. */
function usualPool(position: Trenches, of: Player): Pool {
  const { units, length, players, stage } = position;
  if (stage === 'length' || stage === 'players') return { platoon: 0, car: 0, tank: 0 };
  const force = forcesOf({ length, players })[of];
  const left = (type: keyof Pool): number =>
    Math.max(0, force[type] - units.filter((one) => one.owner === of && one.type === type).length);
  return { platoon: left('platoon'), car: left('car'), tank: left('tank') };
}

const pool = record<Pool>({ platoon: whole(0, 10), car: whole(0, 5), tank: whole(0, 2) });
const tiers = record<Tiers>({
  artillery: optional(whole(0, 2), 0),
  economy: optional(whole(0, 3), 0),
  general: optional(whole(0, 2), 0),
});
const NO_TIERS: Tiers = { artillery: 0, economy: 0, general: 0 };

/** A player's turn number by default: as if every round so far were complete. */
function usualTurn(position: Trenches, of: Player): number {
  const { round, stage, active } = position;
  const order = orderOf(position);
  const [place, now] = [order.indexOf(of), order.indexOf(active)];
  if (place < 0 || round === 0) return 0;
  return (stage === 'turn' || stage === 'over') && place <= now ? round : round - 1;
}

/** The turns left to a side with full trenches, by default: one for each of its players (W-A46). */
const usualDanger = (position: Trenches, of: Side): readonly Due[] | null =>
  isFull(position, of) && position.stage !== 'over'
    ? membersOf(position, of).map((each) => ({ player: each, turn: position.turns[each] + 1 }))
    : null;

const due = record<Due>({ player: needed(player), turn: whole(1, ROUNDS) });

const usualStack = ({ held }: Trenches, stack: Stack): readonly EventMark[] =>
  drawnFrom({ held, stacks: { negative: [], positive: [] }, options: withOptions([]) }, stack);

export const loopPositions = positionShape<Trenches, Trenches, StatementId, LoopSaid | FormFault>({
  parts: {
    options: transform(some(OPTION_IDS), (on: Options) => optionsOn(on), withOptions),
    stage: withDefault(oneOf(STAGES), () => 'turn' as const),
    active: optional(player, 0),
    length: optional(oneOf(LENGTHS), 'short'),
    players: optional(players, 2),
    rolled: optional(orNull(whole(1, 6)), null),
    first: optional(side, 0),
    round: derived(whole(0, ROUNDS), ({ stage }: Trenches) => (stage === 'turn' ? 2 : 0)),
    waits: optional(listOf(8, wait), []),
    units: optional(listOf(MOST_UNITS, unit), []),
    purses: bySeat(PLAYER_IDS, optional(whole(0, 9999), 0)),
    pools: bySeat(
      PLAYER_IDS,
      derived(pool, (around: Trenches & OfSeat) => usualPool(around, playerOf(around.seat))),
    ),
    tiers: bySeat(PLAYER_IDS, optional(tiers, NO_TIERS)),
    turns: bySeat(
      PLAYER_IDS,
      derived(whole(0, ROUNDS), (around: Trenches & OfSeat) => usualTurn(around, playerOf(around.seat))),
    ),
    held: bySeat(SIDE_IDS, optional(marks, [])),
    stacks: record({
      negative: derived(marks, (around: Trenches) => usualStack(around, 'negative')),
      positive: derived(marks, (around: Trenches) => usualStack(around, 'positive')),
    }),
    effects: optional(effects, []),
    clouds: optional(listOf(100, cloud), []),
    moved: bySeat(SIDE_IDS, optional(listOf(MOST_UNITS, unitNumber), [])),
    danger: bySeat(
      SIDE_IDS,
      derived(orNull(listOf(2, due)), (around: Trenches & OfSeat) =>
        usualDanger(around, around.seat === 0 ? 0 : 1),
      ),
    ),
    actions: derived(whole(0, 9), ({ stage, tiers: all, active }: Trenches) =>
      stage === 'turn' ? (ACTIONS[all[active].general] ?? 0) : 0,
    ),
    items: optional(whole(0, 99), 0),
    guns: optional(whole(0, 2), 0),
    shots: optional(whole(0, 99), 0),
    acted: numbers,
    marched: optional(flag(), false),
    kabiem: optional(flag(), false),
  },
  settle: (read) => read,
  faultsOf,
});

/** Positions in links; nothing is hidden, so an observation is the position and the viewer. */
const ORDER = [
  'options',
  'stage',
  'players',
  'first',
  'active',
  'length',
  'rolled',
  'round',
  'units',
  'purses',
  'pools',
  'tiers',
  'turns',
  'held',
  'stacks',
  'effects',
  'clouds',
  'moved',
  'danger',
  'actions',
  'items',
  'guns',
  'shots',
  'acted',
  'marched',
  'kabiem',
  'waits',
] as const;

const positionCode = loopPositions.code(ORDER);
const viewerCode = codes.oneOf(PLAYERS);

export const loopPacking: Packing<Trenches, Trenches & { readonly viewer: Player }> = {
  position: positionCode,
  observation: {
    write: (to, seen) => {
      viewerCode.write(to, seen.viewer);
      positionCode.write(to, seen);
    },
    read: (from) => {
      const viewer = viewerCode.read(from);
      return { ...positionCode.read(from), viewer };
    },
  },
  viewer: ({ viewer }) => viewer,
};

/** Positions as people write them in JSON. */
export const loopForm: PositionForm<Trenches, StatementId, LoopSaid | FormFault> = loopPositions;
