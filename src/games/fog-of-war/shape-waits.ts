/** How what waits for an answer is written. */
import { OPERATIONS } from '../../../cards/fog-of-war/box/tracks.ts';
import { as, flag, needed, oneOf, optional, orNull, whole, type Shape } from '../../referee/shape.ts';
import { bySeat, listOf, record } from '../../referee/shape-parts.ts';
import { ALL_AREAS, idOf, URALS, USA, type AreaNumber, type PlaceNumber, type Side } from './areas.ts';
import { NONE, type Pile } from './pile.ts';
import {
  BATTLE_STEPS,
  SIDE_IDS,
  SIDES,
  SPACES,
  type BattleStep,
  type Both,
  type Offer,
  type Target,
  type Wait,
} from './position.ts';
import { area, pile } from './shape-piles.ts';

export const side = oneOf<string, Side>(SIDE_IDS, SIDES);
/** What somebody would give for a side. */
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
/** What is looked at, by a name: "paris", "paris neutral", "alpha", "victory". */
export const target: Shape<Target> = as(
  oneOf(TARGETS.map(([name]) => name)),
  nameOf,
  (name: string) => TARGETS.find(([one]) => one === name)?.[1] ?? { kind: 'victory' },
);

/** What waits, with the fields of all kinds; what a kind has no use for is left out. */
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

/** The fields of each kind. */
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

const KINDS = Object.keys(FIELDS) as readonly Wait['kind'][];

const toWritten = (wait: Wait): WrittenWait => ({ ...NOTHING, ...wait });

function fromWritten(written: WrittenWait): Wait {
  const fields: readonly (keyof WrittenWait)[] = FIELDS[written.kind];
  // Each kind has just these fields: `FIELDS` says which.
  return Object.fromEntries(
    ['kind', 'seat', ...fields].map((key) => [key, written[key as keyof WrittenWait]]),
  ) as unknown as Wait;
}

const few = whole(0, 99);

export const wait: Shape<Wait> = as(
  record<WrittenWait>({
    kind: needed(oneOf(KINDS)),
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
