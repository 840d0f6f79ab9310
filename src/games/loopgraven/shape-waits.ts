import { as, flag, needed, oneOf, optional, whole, type Shape } from '../../referee/shape.ts';
import { listOf, record } from '../../referee/shape-parts.ts';
import { PLAYER_IDS, PLAYERS, SIDE_IDS, SIDES, type Player, type Side, type Wait } from './position.ts';

/** More than the box has of all colours. */
export const MOST_UNITS = 68;
/** More than any game has. */
export const ROUNDS = 2000;
/** A unit by its place in the list, from 0. */
export const unitNumber = whole(0, MOST_UNITS - 1);

/** What waits, with the fields of all kinds; what a kind has no use for is left out. */
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

function toWritten(wait: Wait): WrittenWait {
  if (wait.kind !== 'fight') return { ...NOTHING, ...wait };
  const { target, ...fight } = wait;
  return { ...NOTHING, ...fight, unit: target };
}

function fromWritten({ kind, seat, side, unit, units, kills, ...fight }: WrittenWait): Wait {
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

const KINDS = ['shock', 'back', 'dodge', 'fight', 'mask', 'drawn', 'ending'] as const;

export const wait: Shape<Wait> = as(
  record<WrittenWait>({
    kind: needed(oneOf(KINDS)),
    seat: needed(oneOf<string, Player>(PLAYER_IDS, PLAYERS)),
    side: optional(oneOf<string, Side>(SIDE_IDS, SIDES), 0),
    unit: optional(unitNumber, 0),
    units: optional(listOf(MOST_UNITS, unitNumber), []),
    kills: optional(flag(), false),
    rolled: optional(whole(0, MOST_UNITS), 0),
    attack: optional(whole(0, 999), 0),
    defence: optional(whole(0, 999), 0),
  }),
  toWritten,
  fromWritten,
);
