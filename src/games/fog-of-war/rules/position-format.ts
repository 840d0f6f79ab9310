/** How positions are written as JSON and packed into links. */
import { GOAL, OPERATIONS, START, VICTORY_AREAS } from '../../../../cards/fog-of-war/data/components.ts';
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import * as codes from '../../../codec.ts';
import type { Packing } from '../../../referee/packing.ts';
import type { Code } from '../../../codec.ts';
import {
  type Shape,
  transform,
  withCodec,
  flag,
  derived,
  needed,
  numbered,
  oneOf,
  optional,
  withDefault,
  orNull,
  whole,
} from '../../../referee/position-format/shape.ts';
import { byName, listOf, some } from '../../../referee/position-format/lists.ts';
import { type OfSeat, bySeat, record, positionShape } from '../../../referee/position-format/position.ts';
import { ALL_AREAS, AREA_COUNT, type AreaNumber, type Side, numberOf } from './areas.ts';
import { OPTION_IDS, type Options, optionsOn, withOptions } from './options.ts';
import { NONE, type Pile, minus, plus } from './card-counts.ts';
import { type Hidden, type Seen, withSurelyKnown } from './observation.ts';
import { faultsOf } from './validate-position.ts';
import {
  DECK,
  PILES,
  type Quagmire,
  SIDES,
  SIDE_IDS,
  SPACES,
  STAGES,
  type Tokens,
  type War,
  type Wheel,
  cardsInPlay,
  startControl,
} from './position.ts';
import type { FogSaid } from '../messages.ts';
import { area, byArea, laidPiles, offer, pile, piles, side, target, wait } from './position-format-parts.ts';
import type { PositionForm } from '../../../referee/game.ts';
import type { Both } from '../../../referee/seats.ts';

/**
 * The format of positions: its JSON form and its digits.
 *
 *     { "year": 1941, "active": "axis", "control": { "paris": "axis" },
 *       "piles": { "axis": { "hand": { "army-2": 1 }, "alpha": { "army-3": 1 } }, "allies": { "kiev": { "fort-2": 1 } } },
 *       "wheels": { "axis": { "turned": "charlie", "plans": { "alpha": "kiev" } } } }
 *
 * Cards that are nowhere written lie in the draw decks.
 */
const years = transform(
  whole(1940, 1944),
  (year: number) => 1940 + year,
  (year) => year - 1940,
);

const tokens = record<Tokens>({ ready: whole(0, 99), used: optional(whole(0, 99), 0) });
const startOf = (seat: number): (typeof START)['axis' | 'allies'] => (seat === 0 ? START.axis : START.allies);
const NO_PLANS: Wheel['plans'] = SPACES.map(() => null);

const plans: Shape<Wheel['plans']> = withCodec(
  byName<AreaNumber | null, unknown, never>(numbered(OPERATIONS), orNull(area), {
    size: () => SPACES.length,
    nothing: null,
    add: (_, other) => other,
  }),
  () => codes.times(SPACES.length, codes.orNull(codes.whole(0, AREA_COUNT - 1))),
);
const wheel = record<Wheel>({
  turned: optional(oneOf(OPERATIONS, SPACES), 0),
  plans: optional(plans, NO_PLANS),
});

const NEW_WHEEL: Wheel = { turned: 0, plans: NO_PLANS };

type Holder = Side | null;
const HOLDERS = ['axis', 'allies', 'neutral'] as const;
const holder = oneOf<string, Holder | undefined>(HOLDERS, [0, 1, null]);

/** Control of areas, as far as it differs from the start. */
const control: Shape<readonly Holder[]> = withCodec(
  transform(
    byName<Holder | undefined, unknown, never>(area, holder, {
      size: () => AREA_COUNT,
      nothing: undefined,
      add: (_, other) => other,
    }),
    (all: readonly Holder[]) => all.map((one, at) => (one === startControl(at) ? undefined : one)),
    (all): readonly Holder[] => all.map((one, at) => (one === undefined ? startControl(at) : one)),
  ),
  () => codes.times(AREA_COUNT, codes.oneOf<Holder>([0, 1, null])),
);

const quagmire = record<Quagmire>({
  at: needed(area),
  attacker: needed(side),
  due: optional(flag(), false),
});
const NO_PILES: readonly Pile[] = Array.from({ length: PILES }, () => NONE);
const NOWHERE: readonly Pile[] = ALL_AREAS.map(() => NONE);
const victory: Shape<AreaNumber> = oneOf<string, AreaNumber>(VICTORY_AREAS, VICTORY_AREAS.map(numberOf));
const ascending = (shape: Shape<AreaNumber>, most: number): Shape<readonly AreaNumber[]> =>
  optional(
    transform(
      listOf(most, shape),
      (all: readonly AreaNumber[]) => all,
      (all): readonly AreaNumber[] => all.toSorted((one, other) => one - other),
    ),
    [],
  );

/** Spaces of a wheel whose target the other side knows. */
const aims: Shape<readonly boolean[]> = optional(
  transform(
    some(OPERATIONS),
    (known: readonly boolean[]) => OPERATIONS.filter((_, space) => known[space]),
    (names): readonly boolean[] => OPERATIONS.map((name) => names.includes(name)),
  ),
  SPACES.map(() => false),
);

/** Puts unwritten cards into the draw decks and adds what both sides must know. */
const withTheRest = (read: War): War => ({
  ...withSurelyKnown(read),
  piles: SIDES.map((of) => {
    const laid = read.piles[of].with(DECK, NONE);
    return laid.with(DECK, minus(cardsInPlay(read, of), laid.reduce(plus)));
  }) as unknown as Both<readonly Pile[]>,
});

export const fogPositions = positionShape<War, War, StatementId, FogSaid | FormFault>({
  parts: {
    options: transform(some(OPTION_IDS), (on: Options) => optionsOn(on), withOptions),
    stage: withDefault(oneOf(STAGES), () => 'actions' as const),
    active: optional(side, 0),
    waits: optional(listOf(12, wait), []),
    year: optional(years, 0),
    winter: optional(flag(), false),
    points: optional(whole(0, 999), 0),
    goal: optional(whole(1, 200), GOAL),
    advantage: optional(side, 0),
    intel: bySeat(
      SIDE_IDS,
      derived(tokens, ({ seat }: OfSeat) => ({ ready: startOf(seat).intel, used: 0 })),
    ),
    industry: bySeat(
      SIDE_IDS,
      derived(whole(0, 99), ({ seat }: OfSeat) => startOf(seat).industry),
    ),
    wheels: bySeat(SIDE_IDS, optional(wheel, NEW_WHEEL)),
    control: optional(
      control,
      ALL_AREAS.map((at) => startControl(at)),
    ),
    quagmires: optional(listOf(AREA_COUNT, quagmire), []),
    piles: bySeat(SIDE_IDS, optional(laidPiles, NO_PILES)),
    known: bySeat(SIDE_IDS, optional(piles, NO_PILES)),
    aims: bySeat(SIDE_IDS, aims),
    neutrals: optional(byArea, NOWHERE),
    neutralsLost: optional(pile, NONE),
    neutralsKnown: bySeat(SIDE_IDS, optional(byArea, NOWHERE)),
    drawn: ascending(victory, 3),
    boxed: optional(orNull(victory), null),
    seen: ascending(victory, 3),
    fallen: ascending(area, 2),
    ussr: optional(flag(), false),
    blocked: optional(listOf(64, target), []),
    played: optional(flag(), false),
    planned: optional(flag(), false),
    offers: optional(listOf(2, offer), []),
    swapped: optional(flag(), false),
  },
  settle: withTheRest,
  faultsOf,
});

/** Positions as people write them in JSON. */
export const fogForm: PositionForm<War, StatementId, FogSaid | FormFault> = fogPositions;

// How positions, and observations of one side, are packed into links.

const areaCode = area.code(null);
const pileCode = pile.code(null);
const areas = (most: number) => codes.listOf(most, areaCode);
const plansCode = codes.times(SPACES.length, codes.orNull(areaCode));

/** A pile seen from outside: its size and its known cards. */
const hidden: Code<Hidden> = codes.fields({ size: codes.orNull(codes.count(99)), known: pileCode });

const AIMS = [...Array.from({ length: AREA_COUNT }, (_, at) => at), 'hidden', null] as const;

const OPEN = [
  'options',
  'stage',
  'active',
  'year',
  'winter',
  'points',
  'goal',
  'advantage',
  'intel',
  'industry',
  'control',
  'quagmires',
  'neutralsLost',
  'fallen',
  'ussr',
  'blocked',
  'played',
  'planned',
  'swapped',
  'waits',
] as const;
type OpenPart = Pick<Seen, (typeof OPEN)[number]>;
const open = fogPositions.seen<OpenPart>(OPEN);

/** What only one side knows: its own cards, and what it knows of the other side's. */
const known: Code<Omit<Seen, keyof OpenPart>> = codes.fields({
  viewer: codes.oneOf(SIDES),
  own: codes.times(PILES, pileCode),
  theirs: codes.times(PILES, hidden),
  neutrals: codes.times(AREA_COUNT, hidden),
  turned: codes.times(2, codes.oneOf(SPACES)) as unknown as Code<Seen['turned']>,
  ownPlans: plansCode,
  theirPlans: codes.times(SPACES.length, codes.oneOf<number | 'hidden' | null>(AIMS)),
  drawn: codes.orNull(areas(3)),
  boxed: codes.orNull(areaCode),
  seen: codes.orNull(areas(3)),
  drawnCount: codes.whole(0, 3),
  isBoxed: codes.flag,
  offers: codes.listOf(2, codes.orNull(offer.code(null))),
});

export const fogPacking: Packing<War, Seen> = {
  position: codes.as(
    fogPositions.code(),
    (position: War) => position,
    (read) => withTheRest(read),
  ),
  observation: {
    write: (to, seen) => {
      open.write(to, seen);
      known.write(to, seen);
    },
    read: (from) => {
      const read = open.read(from);
      return { ...read, ...known.read(from) };
    },
  },
  viewer: ({ viewer }) => viewer,
};
