/** How lasting effects and pending decisions are written, and their digits in links. */
import { EVENT_MARKS } from '../../../../cards/loopgraven/data/event-cards.ts';
import { WEAKENING } from '../../../../cards/loopgraven/data/tables.ts';
import * as codes from '../../../codec.ts';
import {
  type Shape,
  transform,
  flag,
  needed,
  oneOf,
  optional,
  orNull,
  whole,
} from '../../../referee/position-format/shape.ts';
import { listOf } from '../../../referee/position-format/lists.ts';
import { record } from '../../../referee/position-format/position.ts';
import {
  PLAYERS,
  PLAYER_IDS,
  type Player,
  SIDES,
  SIDE_IDS,
  type Scope,
  type Side,
  type Timed,
  type Wait,
} from './position.ts';

/** A limit above the number of units in the box. */
export const MOST_UNITS = 68;
/** A limit above the rounds of any game. */
export const ROUNDS = 2000;
/** A unit by its index in the list. */
export const unitNumber = whole(0, MOST_UNITS - 1);

/** A pending decision with the fields of all kinds; each kind leaves out what it does not use. */
interface WrittenWait {
  readonly kind: Wait['kind'];
  readonly seat: Player;
  readonly side: Side;
  readonly unit: number;
  readonly units: readonly number[];
  readonly kills: boolean;
  readonly rolled: number;
  readonly attack: number;
  readonly defence: number;
}

const NOTHING = { side: 0, unit: 0, units: [], kills: false, rolled: 0, attack: 0, defence: 0 } as const;

function writtenOfWait(wait: Wait): WrittenWait {
  if (wait.kind !== 'fight') return { ...NOTHING, ...wait };
  const { target, ...fight } = wait;
  return { ...NOTHING, ...fight, unit: target };
}

function waitOfWritten({ kind, seat, side, unit, units, kills, ...fight }: WrittenWait): Wait {
  switch (kind) {
    case 'shock':
      return { kind, seat, side };
    case 'back':
      return { kind, seat, units };
    case 'dodge':
      return { kind, seat, unit };
    case 'fight':
      return { kind, seat, units, target: unit, ...fight };
    case 'mask':
      return { kind, seat, units, kills };
    case 'drawn':
    case 'ending':
      return { kind, seat };
  }
}

const WAIT_KINDS = ['shock', 'back', 'dodge', 'fight', 'mask', 'drawn', 'ending'] as const;

export const wait: Shape<Wait> = transform(
  record<WrittenWait>({
    kind: needed(oneOf(WAIT_KINDS)),
    seat: needed(oneOf<string, Player>(PLAYER_IDS, PLAYERS)),
    side: optional(oneOf<string, Side>(SIDE_IDS, SIDES), 0),
    unit: optional(unitNumber, 0),
    units: optional(listOf(MOST_UNITS, unitNumber), []),
    kills: optional(flag(), false),
    rolled: optional(whole(0, MOST_UNITS), 0),
    attack: optional(whole(0, 999), 0),
    defence: optional(whole(0, 999), 0),
  }),
  writtenOfWait,
  waitOfWritten,
);

/** The written form of a lasting effect: its cause implies what it changes and by how much. */
interface WrittenEffect {
  readonly by: Timed['from'];
  /** For a hit: the steps of a turn, or the next fight or attack. */
  readonly on: 'turn' | 'fight' | 'attack';
  readonly unit: number | null;
  readonly side: Side | 'all' | null;
  readonly player: Player | null;
  /** A round, a player's turn, or a number of uses. */
  readonly until: number;
}

/** A limit far above that of real games. */
const MOST_EFFECTS = 400;

const NOBODY = { on: 'turn', unit: null, side: null, player: null } as const;

const aboutOf = (scope: Scope): Partial<WrittenEffect> => {
  if ('unit' in scope) return { unit: scope.unit };
  if ('player' in scope) return { player: scope.player };
  return { side: 'platoonsOf' in scope ? scope.platoonsOf : scope.wheelsOf };
};

function toWritten({ from, scope, until }: Timed): WrittenEffect {
  const about = { ...NOBODY, by: from, ...aboutOf(scope) };
  if ('round' in until) return { ...about, until: until.round };
  if ('turn' in until) return { ...about, player: PLAYERS[until.of] ?? 0, until: until.turn };
  return { ...about, on: until.occasion === 'income' ? 'turn' : until.occasion, until: until.times };
}

function fromWritten({ by: from, on, unit, side, player, until }: WrittenEffect): Timed {
  const round = { round: until };
  switch (from) {
    case 'hit': {
      const scope = { unit: unit ?? 0 };
      const turn = { of: player ?? 0, turn: until };
      return on === 'turn'
        ? { from, stat: 'steps', change: { delta: -WEAKENING.steps }, scope, since: turn, until: turn }
        : {
            from,
            stat: 'attack',
            change: { delta: -WEAKENING.attack },
            scope,
            until: { occasion: on, times: until },
          };
    }
    case 'N1':
      return {
        from,
        stat: 'steps',
        change: { delta: -1 },
        scope: { platoonsOf: side ?? 'all' },
        until: round,
      };
    case 'N4':
      return { from, stat: 'still', change: { set: 1 }, scope: { wheelsOf: side ?? 'all' }, until: round };
    case 'N6':
      return { from, stat: 'shock', change: { set: 1 }, scope: { unit: unit ?? 0 }, until: round };
    case 'P5':
      return {
        from,
        stat: 'income',
        change: { set: 2 },
        scope: { player: player ?? 0 },
        until: { occasion: 'income', times: until },
      };
    default:
      return {
        from: 'N2',
        stat: 'still',
        change: { set: 1 },
        scope: { platoonsOf: side ?? 'all' },
        until: round,
      };
  }
}

const written: Shape<Timed> = transform(
  record<WrittenEffect>({
    by: needed(oneOf([...EVENT_MARKS, 'hit'] as const)),
    on: optional(oneOf(['turn', 'fight', 'attack'] as const), 'turn'),
    unit: optional(orNull(unitNumber), null),
    side: optional(orNull(oneOf<string, Side | 'all'>([...SIDE_IDS, 'all'], [...SIDES, 'all'])), null),
    player: optional(orNull(oneOf<string, Player>(PLAYER_IDS, PLAYERS)), null),
    until: whole(1, ROUNDS),
  }),
  toWritten,
  fromWritten,
);

const KINDS = ['turn', 'fight', 'attack', 'N1', 'N2', 'N4', 'N6', 'P5'] as const;
const ABOUT = {
  turn: 'both',
  fight: 'unit',
  attack: 'unit',
  N6: 'unit',
  N1: 'side',
  N2: 'side',
  N4: 'side',
  P5: 'player',
} as const satisfies Record<(typeof KINDS)[number], string>;

const kindCode = codes.oneOf(KINDS);
const unitCode = codes.whole(0, MOST_UNITS - 1);
const sideCode = codes.oneOf<Side | 'all'>([...SIDES, 'all']);
const playerCode = codes.oneOf(PLAYERS);
const untilCode = codes.whole(1, ROUNDS);

/** Only the fields that a kind needs have digits, to keep links short. */
const packed: codes.Code<Timed> = {
  write: (to, timed) => {
    const { by, on, unit, side, player, until } = toWritten(timed);
    const kind = KINDS.find((one) => one === (by === 'hit' ? on : by)) ?? 'N2';
    const about = ABOUT[kind];
    kindCode.write(to, kind);
    if (about === 'unit' || about === 'both') unitCode.write(to, unit ?? 0);
    if (about === 'player' || about === 'both') playerCode.write(to, player ?? 0);
    if (about === 'side') sideCode.write(to, side ?? 'all');
    if (kind !== 'fight' && kind !== 'attack') untilCode.write(to, until);
  },
  read: (from) => {
    const kind = kindCode.read(from);
    const about = ABOUT[kind];
    const isHit = kind === 'turn' || kind === 'fight' || kind === 'attack';
    return fromWritten({
      by: isHit ? 'hit' : kind,
      on: isHit ? kind : 'turn',
      unit: about === 'unit' || about === 'both' ? unitCode.read(from) : null,
      player: about === 'player' || about === 'both' ? playerCode.read(from) : null,
      side: about === 'side' ? sideCode.read(from) : null,
      until: kind === 'fight' || kind === 'attack' ? 1 : untilCode.read(from),
    });
  },
};

const areAlike = (one: Timed, other: Timed): boolean =>
  JSON.stringify(toWritten(one)) === JSON.stringify(toWritten(other));

/** A list with many equal neighbours, run-length encoded. */
function runsOf<T>(
  most: number,
  code: codes.Code<T>,
  same: (one: T, other: T) => boolean,
): codes.Code<readonly T[]> {
  const runs = codes.listOf<readonly [T, number]>(most, {
    write: (to, [thing, often]) => {
      code.write(to, thing);
      codes.orNull(codes.whole(2, most)).write(to, often === 1 ? null : often);
    },
    read: (from) => [code.read(from), codes.orNull(codes.whole(2, most)).read(from) ?? 1],
  });
  return {
    write: (to, things) => {
      const found: [T, number][] = [];
      for (const thing of things) {
        const last = found.at(-1);
        if (last && same(last[0], thing)) last[1] += 1;
        else found.push([thing, 1]);
      }
      runs.write(to, found);
    },
    read: (from) => runs.read(from).flatMap(([thing, often]) => Array.from({ length: often }, () => thing)),
  };
}

/** All lasting effects. In a link, hits on the same unit are stored once with a count. */
export const effects: Shape<readonly Timed[]> = {
  ...listOf(MOST_EFFECTS, written),
  code: () => runsOf(MOST_EFFECTS, packed, areAlike),
};
