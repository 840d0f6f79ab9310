/** The events that a move brings about at the table, each with its rule. */
import type { Weight } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { sectorsOf } from '../../../geometry/sectors.ts';
import { crossings } from '../../../geometry/sight.ts';
import type { Square } from '../../../geometry/squares.ts';
import { eventsIn, type RuledEvent } from '../../../referee/event.ts';
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';
import { nextTo, thingAt } from '../rules/board-squares.ts';
import type { Move } from '../rules/move.ts';
import { drivingOf, gridOf, numberOf, reachOf, stepsOf } from '../rules/movement-points.ts';
import { mostPoints, tanksFor } from '../rules/moves.ts';
import { endingOf, isForTanks } from '../rules/outcome.ts';
import {
  alive,
  ALL_TILES,
  ATTACKER_MORE,
  costOf,
  sameSquare,
  tankAt,
  taskOf,
  type Armour,
  type Player,
  type Tank,
} from '../rules/position.ts';
import { diceFor, dieOf, distanceRule, gunOf, hasMoved, measured } from '../rules/shooting.ts';
import { standsStill } from '../rules/turns.ts';

/** An event, and the statement that it follows. */
export type Event = RuledEvent<StatementId, PlayedSaid>;

/** Events whose sentence begins with the player who acts: “West goes first”. */
const DOING = [
  'captured',
  'goesFirst',
  'hasChosen',
  'hasNoTanks',
  'movementOver',
  'putsBarricade',
  'putsFlag',
  'putsTank',
  'throwsForFirst',
  'wonByDefence',
  'wonByFlags',
  'wonByLimit',
  'wonByPoints',
  'wonByTanks',
] as const;

const { happens, aside, flows, when } = eventsIn<StatementId, PlayedSaid>(DOING);

/** All events of a move, in the order in which they are told. */
export const eventsOf = (before: Armour, move: Move, after: Armour): readonly Event[] => [
  ...directEvents(before, move, after),
  ...endEvents(before, after),
];

/** The events of the move itself, without the end of the game. */
function directEvents(before: Armour, move: Move, after: Armour): readonly Event[] {
  const { active: who, options } = before;
  switch (move.kind) {
    case 'lay':
      return [
        happens('C-003', { says: 'laid', window: move.window }),
        aside('C-A40', { says: 'whichCity', narrow: options['narrow-city'] }),
        ...when(move.window === ALL_TILES, () => aside('C-A34', { says: 'twiceAsMany' })),
      ];
    case 'task':
      return [happens('C-040', { says: 'isAbout', task: move.task })];
    case 'points':
      return [
        happens('C-A50', { says: 'mayCost', points: move.points }),
        taskOf(after.task).attacker === null
          ? aside('C-A51', { says: 'tanksFor', ...tanksFor(after, who) })
          : aside('C-A42', { says: 'attackerHas', more: ATTACKER_MORE }),
      ];
    case 'team':
      return [
        happens('C-A24', { says: 'hasChosen', who }),
        {
          ...aside('C-001', { says: 'teamCosts', cost: costOf(move.team), points: mostPoints(before, who) }),
          secret: { to: [who] },
        },
      ];
    case 'throw':
      return before.stage === 'first'
        ? firstEvents(before, move.dice, after)
        : throwEvents(before, move.dice, after);
    case 'barricade':
      return [
        happens('C-051', { says: 'putsBarricade', who, at: move.at }),
        aside('C-A45', { says: 'threeEach' }),
        aside('C-A43', { says: 'oneByOne', who: after.active }),
      ];
    case 'flag':
      return [
        happens('C-A31', { says: 'putsFlag', who, at: move.at }),
        aside('C-A43', { says: 'oneByOne', who: after.active }),
      ];
    case 'put':
      return [
        happens('C-002', { says: 'putsTank', who, weight: move.weight, at: move.at }),
        aside('C-A44', { says: 'atOwnEnd', who }),
        aside('C-A43', { says: 'oneByOne', who: after.active }),
      ];
    case 'move':
      return driveEvents(before, move);
    case 'cease':
      return [
        happens('C-013', { says: 'movementOver', who }),
        ...when(before.dice.length > 0, () => aside('C-011', { says: 'leavesDice', dice: before.dice })),
      ];
    case 'shoot':
      return shotEvents(before, move, after);
    case 'end':
      return turnEvents(before, after);
  }
}

function firstEvents(before: Armour, dice: readonly number[], after: Armour): readonly Event[] {
  const thrown = happens('C-A14', { says: 'throwsForFirst', who: before.active, dice });
  if (before.active === 0) return [thrown];
  return after.stage === 'first'
    ? [thrown, happens('C-A14', { says: 'throwAgain' })]
    : [thrown, happens('C-A14', { says: 'goesFirst', who: after.first })];
}

function throwEvents(before: Armour, dice: readonly number[], after: Armour): readonly Event[] {
  const [die = 0] = dice;
  const { active, options } = before;
  const own = alive(before, active);
  const smalls = dice.map((large) => dieOf(options).find((face) => face.large === large)?.small ?? 0);
  const isMore = after.dice.length > dice.length;
  return [
    aside('C-010', { says: 'diceFor', tanks: own.length, dice: diceFor(before, active) }),
    ...when(
      own.some(({ state }) => state === 'damaged'),
      () => aside('C-A12', { says: 'damagedCount', counted: !options['damaged-uncounted'] }),
    ),
    aside('C-A41', { says: 'smallsAre', smalls }),
    happens('C-034', { says: 'firepowerIs', dice, fire: after.fire }),
    ...when(isMore, () => happens('C-012', { says: 'oneMore', die })),
    ...when(isMore, () => aside('C-A26', { says: 'noMoreFire' })),
  ];
}

function driveEvents(before: Armour, move: Extract<Move, { kind: 'move' }>): readonly Event[] {
  const place = tankAt(before, move.from);
  const tank = before.tanks[place];
  if (tank === undefined) return [];
  const { to, facing, die } = move;
  const { weight } = tank;
  const steps = stepsOf(tank, die);
  const { forward, back } = reachOf(before, tank, drivingOf(before, place, steps));
  const pose = numberOf(gridOf(before), { ...to, facing });
  const [ahead, behind] = [forward.get(pose), back.get(pose) ?? 1];
  return [
    aside('C-020', { says: 'stepsGiven', weight, die, steps }),
    ahead === undefined
      ? happens('C-022', { says: 'wentBack', weight, to, facing, needs: behind })
      : happens('C-021', { says: 'drove', weight, to, facing, needs: ahead.cost }),
    aside('C-A25', { says: 'movementDone' }),
    ...when(!before.options['many-dice'], () => aside('C-A01', { says: 'hadDie' })),
  ];
}

// A shot: where it may go, its distance, the armour it hits and what comes of it.

function shotEvents(before: Armour, move: Extract<Move, { kind: 'shoot' }>, after: Armour): readonly Event[] {
  const [place, aimed] = [tankAt(before, move.from), tankAt(before, move.at)];
  const [from, target] = [before.tanks[place], before.tanks[aimed]];
  if (from === undefined || target === undefined) return [];
  const { distance, sector, armour, needs, gives } = measured(before, place, from, target);
  const { options } = before;
  const gun = gunOf(options, from);
  const isTie = sectorsOf(target.facing, target, from).length > 1;
  return [
    ...arcEvents(before, place, from),
    aside('C-032', { says: 'lineIsClear' }),
    ...when(passesFlag(before, from, target), () => aside('C-041', { says: 'passesFlag' })),
    aside(distanceRule(options), { says: 'distanceIs', distance }),
    aside('C-A29', { says: 'hitFrom', sector }),
    ...when(isTie, () => aside('C-A07', { says: 'onTheLine', sector })),
    ...when(gun > 0, () => aside('C-A10', { says: 'gunAdds', gun })),
    ...when(before.shot.length > 0, () => aside('C-A09', { says: 'fireStays', fire: before.fire })),
    happens('C-035', { says: 'shotNeeds', distance, sector, armour, needs, dice: before.fire, gun }),
    ...when(gives < needs, () => aside('C-A27', { says: 'cannotSucceed' })),
    hitEvent(target.state, after.tanks[aimed]?.state ?? target.state, gives === needs, {
      weight: target.weight,
      at: move.at,
    }),
    aside('C-A08', { says: 'hasShot', at: move.from }),
  ];
}

/** Whether the shooter may shoot all round or ahead only, and why. */
function arcEvents(before: Armour, place: number, from: Tank): readonly Event[] {
  if (from.state === 'damaged')
    return [aside('C-A30', { says: 'damagedShoots', ahead: before.options['damaged-ahead'] })];
  const moved = hasMoved(before, place);
  return [
    ...when(
      before.runs.some(({ tank }) => tank === place),
      () => aside('C-A03', { says: 'hasItMoved', moved }),
    ),
    moved ? aside('C-031', { says: 'shootsAhead' }) : aside('C-030', { says: 'shootsAround' }),
  ];
}

const passesFlag = (before: Armour, from: Square, to: Square): boolean =>
  crossings(from, to).some((met) => met.at === 'square' && thingAt(before, met.square) === 'flag');

type State = Tank['state'];

interface Hit {
  readonly weight: Weight;
  readonly at: Square;
}

function hitEvent(was: State, is: State, isExact: boolean, hit: Hit): Event {
  if (was === is) return happens(isExact ? 'C-A13' : 'C-035', { says: 'unharmed', ...hit });
  if (is === 'damaged') return happens('C-050', { says: 'nowDamaged', ...hit });
  return happens('C-036', { says: 'destroyed', ...hit });
}

// The end of a turn: captured flags, tanks that wait beside them, and how a game ends.

function turnEvents(before: Armour, after: Armour): readonly Event[] {
  const { active: who } = before;
  const enemy = otherOf(who);
  const left = after.flags[enemy].length;
  const captured = before.flags[enemy].length - left;
  const isOver = after.stage === 'over';
  return [
    ...waitingEvents(before, who),
    ...Array.from({ length: captured }, (_, index) =>
      happens('C-043', { says: 'captured', who, left: left + captured - 1 - index }),
    ),
    ...when(!isOver && after.active === who, () => happens('C-A48', { says: 'hasNoTanks', who: enemy })),
    ...(isOver ? [] : [flows('C-010', { says: 'nextTurn', who: after.active })]),
  ];
}

/** Tanks next to enemy flags: which stand still, and which have to wait. */
function waitingEvents(before: Armour, who: Player): readonly Event[] {
  const { options, flags, tanks } = before;
  return tanks.flatMap((tank, place): readonly Event[] => {
    const isNear = flags[otherOf(who)].some((flag) =>
      nextTo(options, flag).some((square) => sameSquare(square, tank)),
    );
    if (tank.owner !== who || tank.state === 'wreck' || !isNear) return [];
    const at = { x: tank.x, y: tank.y };
    const still = standsStill(before, place, tank);
    const from = before.runs.find((run) => run.tank === place)?.from;
    return [
      aside('C-A17', { says: 'isNextToFlag', at }),
      ...when(from !== undefined && sameSquare(from, tank) && from.facing !== tank.facing, () =>
        aside('C-A16', { says: 'turnedThere', at, still: options['still-turning'] }),
      ),
      ...when(before.shot.includes(place), () =>
        aside('C-A16a', { says: 'shotThere', at, still: !options['still-idle'] }),
      ),
      still ? aside('C-042', { says: 'stoodStill', at }) : aside('C-A46', { says: 'waitsThere', at }),
    ];
  });
}

/** How the game has ended. */
function endEvents(before: Armour, after: Armour): readonly Event[] {
  const ending = after.stage === 'over' ? endingOf(after) : null;
  if (before.stage === 'over' || ending === null) return [];
  const { by, winner } = ending;
  switch (by) {
    case 'flags':
      return winner === null ? [] : [happens('C-043', { says: 'wonByFlags', who: winner })];
    case 'tanks':
      return winner === null
        ? []
        : [
            happens('C-037', { says: 'wonByTanks', who: winner }),
            ...when(after.task !== 'tanks' && isForTanks(after), () =>
              aside('C-A19', { says: 'tanksCountToo' }),
            ),
          ];
    case 'limit':
      return winner === null
        ? []
        : [
            aside('C-A32', { says: 'inThisOrder' }),
            aside('C-044', { says: 'turnsAreOver', turns: after.turns[otherOf(winner)] }),
            happens('C-A47', { says: 'wonByLimit', who: winner }),
          ];
    case 'quiet':
      return [
        aside('C-A32', { says: 'inThisOrder' }),
        happens('C-A33', { says: 'thirtyTurns' }),
        ...quietEnd(after, winner),
      ];
  }
}

/** The winner after turns without a loss: the defender, or the side with more left. */
function quietEnd({ task, options }: Armour, winner: Player | null): readonly Event[] {
  if (winner === null) return [happens('C-A20', { says: options['stall-draws'] ? 'drawnSo' : 'drawn' })];
  return taskOf(task).attacker === null
    ? [happens('C-A20', { says: 'wonByPoints', who: winner })]
    : [happens('C-A33', { says: 'wonByDefence', who: winner })];
}

type ShownEvent = SceneEvent<PlayedSaid>;

/** Merges events for the log: tanks that a side sets up in a row become one event with their number. */
export function mergeEvents(one: ShownEvent, { what: next }: ShownEvent): ShownEvent | null {
  const { what } = one;
  if (next.says !== 'putsTank' || (what.says !== 'putsTank' && what.says !== 'setsUp')) return null;
  const tanks = what.says === 'setsUp' ? what.tanks + 1 : 2;
  return what.who === next.who ? { ...one, what: { says: 'setsUp', who: what.who, tanks } } : null;
}
