import { WEIGHTS } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import type { PositionForm } from '../../../referee/game.ts';
import { FACINGS, type Facing, type Square } from '../../../geometry/squares.ts';
import * as codes from '../../../codec.ts';
import type { Packing } from '../../../referee/packing.ts';
import { listOf, some } from '../../../referee/position-format/lists.ts';
import {
  bySeat,
  ofViewer,
  record,
  type OfSeat,
  positionShape,
} from '../../../referee/position-format/position.ts';
import {
  transform,
  flag,
  omitIf,
  needed,
  oneOf,
  optional,
  withDefault,
  orNull,
  text,
  whole,
  type Shape,
} from '../../../referee/position-format/shape.ts';
import type { ArmourSaid } from '../messages.ts';
import { FACING_IDS, squareId } from './notation.ts';
import { UNSEEN, type Seen } from './observation.ts';
import { OPTION_IDS, optionsOn, withOptions, type Options } from './options.ts';
import {
  ALL_TILES,
  groundOf,
  PLAYER_IDS,
  PLAYERS,
  STAGES,
  STATES,
  TASK_IDS,
  type Armour,
  type Player,
  type Pose,
  type Run,
  type Tank,
  type Team,
} from './position.ts';
import { MOST_QUIET } from './outcome.ts';
import { smallSum } from './shooting.ts';
import { faultsOf } from './validate-position.ts';

/**
 * The format of positions: its JSON form and its digits in links.
 *
 *     { "ground": ["....", ".##.", "...."], "dice": [3, 4],
 *       "tanks": [{ "side": "west", "weight": "heavy", "at": "a1", "facing": "east" },
 *                 { "side": "east", "weight": "light", "at": "d1", "facing": "west" }] }
 */
const MOST_COLUMNS = 20;
const MOST_ROWS = 30;
/** A limit above the tanks of two sets. */
const MOST_TANKS = 64;
/** A limit above the turns of any game: thirty without a loss end it. */
const MOST_TURNS = 4000;

const CELLS = Array.from({ length: MOST_COLUMNS * MOST_ROWS }, (_, cell) => cell);
const squareOf = (cell: number): Square => ({
  x: cell % MOST_COLUMNS,
  y: Math.trunc(cell / MOST_COLUMNS),
});

/** A square as "d12". */
const square: Shape<Square> = transform(
  oneOf(
    CELLS.map((cell) => squareId(squareOf(cell))),
    CELLS,
  ),
  ({ x, y }: Square) => y * MOST_COLUMNS + x,
  squareOf,
);
const player = oneOf(PLAYER_IDS, PLAYERS);
const facing = oneOf<string, Facing>(FACING_IDS, FACINGS);

interface WrittenPose {
  readonly at: Square;
  readonly facing: Facing;
}
const poseOf = ({ at: { x, y }, facing: way }: WrittenPose): Pose => ({ x, y, facing: way });
const writtenPose = ({ x, y, facing: way }: Pose): WrittenPose => ({ at: { x, y }, facing: way });

const pose: Shape<Pose> = transform(record<WrittenPose>({ at: needed(square), facing }), writtenPose, poseOf);

interface WrittenTank extends WrittenPose, Pick<Tank, 'weight' | 'state'> {
  readonly side: Player;
}
const tank: Shape<Tank> = transform(
  record<WrittenTank>({
    side: needed(player),
    weight: needed(oneOf(WEIGHTS)),
    at: needed(square),
    facing,
    state: optional(oneOf(STATES), 'sound'),
  }),
  ({ owner, weight, state, ...at }: Tank) => ({ side: owner, weight, state, ...writtenPose(at) }),
  ({ side, weight, state, ...at }) => ({ ...poseOf(at), owner: side, weight, state }),
);

const run = record<Run>({
  tank: whole(0, MOST_TANKS - 1),
  from: needed(pose),
  backed: optional(flag(), false),
});

const team: Shape<Team> = transform(
  record<{ heavy: number; medium: number; light: number }>({
    heavy: whole(0, 2 * MOST_TANKS),
    medium: whole(0, 2 * MOST_TANKS),
    light: whole(0, 2 * MOST_TANKS),
  }),
  ([heavy, medium, light]: Team) => ({ heavy, medium, light }),
  ({ heavy, medium, light }): Team => [heavy, medium, light],
);
const NO_TEAM: Team = [0, 0, 0];
const BEFORE_TEAMS: readonly Armour['stage'][] = ['city', 'task', 'points', 'team'];
const usualTeam = ({ stage }: Pick<Armour, 'stage'>): Team | null =>
  BEFORE_TEAMS.includes(stage) ? null : NO_TEAM;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Laid = Pick<Armour, 'window' | 'options'>;
const rows = listOf(MOST_ROWS, text);
const usualGround = ({ window, options }: Laid) => groundOf(window, options);
const CITIES = ['wide', 'narrow'] as const;
const cityGround = ({ window }: Laid, city: unknown) =>
  groundOf(window, { 'narrow-city': city === 'narrow' });
/** The rows of the ground, or the name of a city, which stays when the option for the city is switched. */
const ground: Shape<readonly string[], Laid> = {
  ...rows,
  none: usualGround,
  read: (form, laid) =>
    CITIES.some((city) => city === form.value) ? cityGround(laid, form.value) : rows.read(form, laid),
  write: (all, laid) => CITIES.find((city) => same(all, cityGround(laid, city))) ?? all,
  code: (laid: Laid) =>
    codes.as(
      codes.orNull(codes.listOf(MOST_ROWS, codes.text)),
      (all: readonly string[]) => (same(all, usualGround(laid)) ? null : all),
      (all) => all ?? usualGround(laid),
    ),
};

const ascending = (all: readonly number[]): readonly number[] => all.toSorted((one, other) => one - other);
const sorted = (most: number, each: Shape<number>): Shape<readonly number[]> =>
  optional(
    transform(listOf(most, each), (all: readonly number[]) => all, ascending),
    [],
  );

export const armourPositions = positionShape<Armour, Armour, StatementId, ArmourSaid | FormFault>({
  parts: {
    options: transform(some(OPTION_IDS), (on: Options) => optionsOn(on), withOptions),
    stage: withDefault(oneOf(STAGES), ({ dice }: Armour) => (dice.length > 0 ? 'move' : 'throw')),
    active: player,
    window: optional(whole(1, ALL_TILES), 1),
    ground,
    task: optional(oneOf(TASK_IDS), 'tanks'),
    points: optional(whole(4, 400), 39),
    teams: bySeat(
      PLAYER_IDS,
      omitIf(
        withDefault(orNull(team), (around: Armour & OfSeat) => usualTeam(around)),
        (one, around: Armour & OfSeat) => same(one, usualTeam(around)),
      ),
    ),
    thrown: optional(orNull(whole(2, 12)), null),
    first: optional(player, 0),
    barricades: optional(listOf(MOST_TANKS, square), []),
    flags: bySeat(PLAYER_IDS, optional(listOf(MOST_TANKS, square), [])),
    tanks: listOf(MOST_TANKS, tank),
    dice: sorted(6, whole(1, 6)),
    fire: withDefault(whole(0, 30), ({ options, dice }: Armour) => smallSum(options, dice)),
    runs: optional(listOf(MOST_TANKS, run), []),
    shot: sorted(MOST_TANKS, whole(0, MOST_TANKS - 1)),
    hit: optional(flag(), false),
    turns: bySeat(PLAYER_IDS, optional(whole(0, MOST_TURNS), 0)),
    quiet: optional(whole(0, MOST_QUIET), 0),
  },
  settle: (read) => read,
  faultsOf,
});

const FIRST = ['options', 'stage', 'active', 'window', 'ground', 'task', 'points'] as const;
const LATER = [
  'thrown',
  'first',
  'barricades',
  'flags',
  'tanks',
  'dice',
  'fire',
  'runs',
  'shot',
  'hit',
  'turns',
  'quiet',
] as const;

/** A team in an observation: known, not chosen yet, or secret. */
const seenTeam: codes.Code<Seen['teams'][0]> = codes.as(
  codes.fields<{ unseen: boolean; team: Team | null }>({
    unseen: codes.flag,
    team: codes.orNull(team.code(null)),
  }),
  (one) => (one === UNSEEN ? { unseen: true, team: null } : { unseen: false, team: one }),
  ({ unseen, team: one }) => (unseen ? UNSEEN : one),
);

/** Encodes positions and observations for links. */
export const armourPacking: Packing<Armour, Seen> = {
  position: armourPositions.code([...FIRST, 'teams', ...LATER]),
  observation: armourPositions.seen<Seen>([
    ...FIRST,
    ofViewer<Seen>('teams', 2, seenTeam, seenTeam),
    ...LATER,
  ]),
  viewer: ({ viewer }) => viewer,
};

/** The written form of positions, as JSON. */
export const armourForm: PositionForm<Armour, StatementId, ArmourSaid | FormFault> = armourPositions;
