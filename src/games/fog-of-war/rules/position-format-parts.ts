/** Formats of parts of a position: piles of cards, and pending decisions. */
import { FORCES, MANIFEST, OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import * as codes from '../../../codec.ts';
import type { Code } from '../../../codec.ts';
import {
  type Shape,
  transform,
  withCodec,
  flag,
  needed,
  numbered,
  oneOf,
  optional,
  orNull,
  whole,
} from '../../../referee/position-format/shape.ts';
import { byName, listOf } from '../../../referee/position-format/lists.ts';
import { bySeat, record } from '../../../referee/position-format/position.ts';
import type { Both } from '../../../referee/seats.ts';
import {
  ALL_AREAS,
  AREA_COUNT,
  type AreaNumber,
  type PlaceNumber,
  type Side,
  URALS,
  USA,
  idOf,
} from './areas.ts';
import { KINDS, NONE, type Pile, isEmpty, plus } from './card-counts.ts';
import {
  BATTLE_STEPS,
  type BattleStep,
  DECK,
  type Offer,
  PILES,
  type PileNumber,
  SIDES,
  SIDE_IDS,
  SPACES,
  STACKS,
  type Target,
  type Wait,
} from './position.ts';

/** The maximum count of each kind, over both sides and the neutrals. */
const MOST: readonly number[] = FORCES.map((force) =>
  Math.max(
    ...Object.values(MANIFEST).map((sets) =>
      Object.values(sets).reduce(
        (sum, counts: Partial<Record<string, number>>) => sum + (counts[force] ?? 0),
        0,
      ),
    ),
    // There are eight neutral armies of a kind.
    8,
  ),
);

/** A number from 1 up; 1 is the most frequent and takes the fewest digits. */
const some = (most: number): Code<number> =>
  codes.as(
    codes.orNull(codes.whole(2, Math.max(2, most))),
    (count: number) => (count === 1 ? null : count),
    (count) => count ?? 1,
  );

/** Codes a pile as a list of kinds with their counts. */
const counts: Code<Pile> = {
  write: (to, pile) => {
    let next = 0;
    for (const kind of KINDS) {
      const count = pile[kind] ?? 0;
      if (count === 0) continue;
      to.put(kind - next, KINDS.length - next + 1);
      some(MOST[kind] ?? 0).write(to, count);
      next = kind + 1;
    }
    to.put(KINDS.length - next, KINDS.length - next + 1);
  },
  read: (from) => {
    const pile = [...NONE];
    for (let next = 0; next <= KINDS.length;) {
      const kind = next + from.take(KINDS.length - next + 1);
      if (kind === KINDS.length) break;
      pile[kind] = some(MOST[kind] ?? 0).read(from);
      next = kind + 1;
    }
    return pile;
  },
};

/** Most piles are empty, so the empty pile takes one digit. */
const pileCode: Code<Pile> = codes.as(
  codes.orNull(counts),
  (pile: Pile) => (isEmpty(pile) ? null : pile),
  (pile) => pile ?? NONE,
);

/** A pile, as in `{ "army-2": 3, "air": 1 }`. */
export const pile: Shape<Pile> = withCodec(
  byName(numbered(FORCES), whole(0, 99), {
    size: () => FORCES.length,
    nothing: 0,
    add: (one, other) => one + other,
  }),
  () => pileCode,
);

export const area: Shape<AreaNumber> = numbered(ALL_AREAS.map(idOf));

const tidy = (piles: readonly Pile[]): readonly Pile[] => piles.map((one) => (isEmpty(one) ? NONE : one));
const same = (piles: readonly Pile[]): readonly Pile[] => piles;

const PILE_NAMES: readonly string[] = [...STACKS, ...OPERATIONS, ...ALL_AREAS.map(idOf)];
const numberOfPile: Shape<PileNumber> = numbered(PILE_NAMES);

/** A side's piles by place, as in `{ "hand": { "air": 1 }, "alpha": { "army-3": 1 }, "paris": { "fort-2": 1 } }`. */
export const piles: Shape<readonly Pile[]> = transform(
  byName(numberOfPile, pile, { size: () => PILES, nothing: NONE, add: plus }),
  tidy,
  same,
);

/** A side's piles without the draw deck: cards that are not written down are in it. */
export const laidPiles: Shape<readonly Pile[]> = transform(
  piles,
  (all: readonly Pile[]) => all.with(DECK, NONE),
  same,
);

/** Cards by area. */
export const byArea: Shape<readonly Pile[]> = transform(
  byName(area, pile, { size: () => AREA_COUNT, nothing: NONE, add: plus }),
  tidy,
  same,
);

// Pending decisions.

export const side = oneOf<string, Side>(SIDE_IDS, SIDES);
/** A bid for a side. */
export const offer = record<Offer>({ side: needed(side), points: whole(0, 30) });
const place: Shape<PlaceNumber> = oneOf<string, PlaceNumber>([...ALL_AREAS, USA, URALS].map(idOf), [
  ...ALL_AREAS,
  USA,
  URALS,
]);

const TARGETS: readonly (readonly [name: string, target: Target])[] = [
  ['victory', { kind: 'victory' }],
  ...SPACES.map((space): [string, Target] => [OPERATIONS[space], { kind: 'operation', space }]),
  ...ALL_AREAS.flatMap((at): [string, Target][] => [
    [idOf(at), { kind: 'area', at }],
    [`${idOf(at)} neutral`, { kind: 'neutral', at }],
  ]),
];
const nameOf = (target: Target): string =>
  TARGETS.find(([, one]) => JSON.stringify(one) === JSON.stringify(target))?.[0] ?? 'victory';
/** The target of a look: "paris", "paris neutral", "alpha", "victory". */
export const target: Shape<Target> = transform(
  oneOf(TARGETS.map(([name]) => name)),
  nameOf,
  (name: string) => TARGETS.find(([one]) => one === name)?.[1] ?? { kind: 'victory' },
);

/** A pending decision with the fields of all kinds; each kind leaves out what it does not use. */
interface WrittenWait {
  readonly kind: Wait['kind'];
  readonly seat: Side;
  readonly by: Side;
  readonly target: Target;
  readonly stakes: Both<number>;
  readonly left: number;
  readonly seen: Pile;
  readonly province: boolean;
  readonly at: AreaNumber;
  readonly from: PlaceNumber | null;
  readonly age: number;
  readonly step: BattleStep;
  readonly cutOff: boolean;
  readonly spent: Side | null;
  readonly bombardment: number;
  readonly need: number;
  readonly attacks: boolean;
  readonly neutral: boolean;
  readonly interdicted: boolean;
  readonly seas: readonly AreaNumber[];
  readonly shown: readonly Pile[];
  readonly points: number;
  readonly steps: number;
}

const NOTHING: Omit<WrittenWait, 'kind' | 'seat'> = {
  by: 0,
  target: { kind: 'victory' },
  stakes: [0, 0],
  left: 0,
  seen: NONE,
  province: false,
  at: 0,
  from: null,
  age: 0,
  step: 'reveal',
  cutOff: false,
  spent: null,
  bombardment: 0,
  need: 0,
  attacks: false,
  neutral: false,
  interdicted: false,
  seas: [],
  shown: [],
  points: 0,
  steps: 0,
};

const FIELDS = {
  offer: [],
  lot: [],
  draw: [],
  'cut-off': [],
  advantage: [],
  remove: [],
  entries: [],
  'first-turn': [],
  'next-turn': [],
  bid: ['by', 'target', 'stakes'],
  look: ['target', 'left', 'seen', 'province'],
  deal: ['left'],
  battle: ['at', 'from', 'age', 'step', 'cutOff', 'spent', 'bombardment'],
  match: ['need', 'attacks'],
  lose: ['neutral', 'left', 'at', 'interdicted'],
  interdict: ['seas', 'shown'],
  produce: ['left', 'points', 'steps'],
} as const satisfies Record<Wait['kind'], readonly (keyof WrittenWait)[]>;

const WAIT_KINDS = Object.keys(FIELDS) as readonly Wait['kind'][];

const toWritten = (wait: Wait): WrittenWait => ({ ...NOTHING, ...wait });

function fromWritten(written: WrittenWait): Wait {
  const fields: readonly (keyof WrittenWait)[] = FIELDS[written.kind];
  return Object.fromEntries(
    ['kind', 'seat', ...fields].map((key) => [key, written[key as keyof WrittenWait]]),
  ) as unknown as Wait;
}

const few = whole(0, 99);

export const wait: Shape<Wait> = transform(
  record<WrittenWait>({
    kind: needed(oneOf(WAIT_KINDS)),
    seat: needed(side),
    by: optional(side, 0),
    target: optional(target, NOTHING.target),
    stakes: optional(bySeat(SIDE_IDS, optional(few, 0)), NOTHING.stakes),
    left: optional(few, 0),
    seen: optional(pile, NONE),
    province: optional(flag(), false),
    at: optional(area, 0),
    from: optional(orNull(place), null),
    age: optional(whole(0, 5), 0),
    step: optional(oneOf(BATTLE_STEPS), 'reveal'),
    cutOff: optional(flag(), false),
    spent: optional(orNull(side), null),
    bombardment: optional(few, 0),
    need: optional(few, 0),
    attacks: optional(flag(), false),
    neutral: optional(flag(), false),
    interdicted: optional(flag(), false),
    seas: optional(listOf(5, area), []),
    shown: optional(listOf(5, pile), []),
    points: optional(few, 0),
    steps: optional(few, 0),
  }),
  toWritten,
  fromWritten,
);
