import { EVENT_COPIES, EVENT_MARKS, STACKS } from '../../../../cards/loopgraven/data/event-cards.ts';
import { UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import { countIn } from '../../../referee/interchangeable.ts';
import type { Fault } from '../../../referee/game.ts';
import { isFull, winnerOf } from './outcome.ts';
import { isGasLine, nameOf } from './board-spaces.ts';
import { actorIn, moves } from './moves.ts';
import {
  PLAYERS,
  PLAYER_IDS,
  SIDES,
  SIDE_IDS,
  type Trenches,
  type Wait,
  isKept,
  playing,
  purseOf,
  sideOf,
  stackOf,
} from './position.ts';
import type { FaultSaid } from '../messages.ts';
import { forcesOf } from './turns.ts';

/** A fault of a position whose parts are valid on their own. */
export type LoopFault = Fault<StatementId, FaultSaid>;

const where = (isWrong: boolean, place: string, message: FaultSaid, rule: StatementId): LoopFault[] =>
  isWrong ? [{ place, message, rule }] : [];

export function faultsOf(position: Trenches): readonly LoopFault[] {
  const standing = [...unitFaults(position), ...cardFaults(position), ...referenceFaults(position)];
  if (standing.length > 0) return standing;
  const turn = [...turnFaults(position), ...dangerFaults(position)];
  return turn.length > 0 ? turn : endFaults(position);
}

/** One unit per space, and no more units than a player has (W-001, W-042). */
function unitFaults(position: Trenches): LoopFault[] {
  const { units, pools } = position;
  const forces = forcesOf(position);
  return [
    ...units.flatMap(({ at, owner }, number) => [
      ...(at === null
        ? []
        : where(
            units.slice(0, number).some((other) => other.at === at),
            `units[${number}].at`,
            { says: 'spaceFull', at },
            'W-042',
          )),
      ...where(
        !playing(position).includes(owner),
        `units[${number}].owner`,
        { says: 'notPlaying', who: owner },
        'W-A02',
      ),
    ]),
    ...PLAYERS.flatMap((who) =>
      UNITS.flatMap((type) => {
        const most = forces[who][type];
        const all =
          pools[who][type] + units.filter((unit) => unit.owner === who && unit.type === type).length;
        return where(
          all > most,
          `pools.${PLAYER_IDS[who]}.${type}`,
          { says: 'tooManyUnits', who, type, most },
          'W-001',
        );
      }),
    ),
  ];
}

/** No more cards than in the box, each where it may be (W-082, W-A43). */
function cardFaults({ held, stacks }: Trenches): LoopFault[] {
  const all = [...held.flat(), ...stacks.negative, ...stacks.positive];
  return [
    ...EVENT_MARKS.flatMap((mark) =>
      where(countIn(all, mark) > EVENT_COPIES, 'stacks', { says: 'tooManyCards', mark }, 'W-082'),
    ),
    ...STACKS.flatMap((stack) =>
      stacks[stack].flatMap((mark, index) =>
        where(
          stackOf(mark) !== stack,
          `stacks.${stack}[${index}]`,
          { says: 'otherStack', mark, stack },
          'W-021',
        ),
      ),
    ),
    ...SIDES.flatMap((side) =>
      held[side].flatMap((mark, index) =>
        where(!isKept(mark), `held.${SIDE_IDS[side]}[${index}]`, { says: 'notKept', mark }, 'W-A43'),
      ),
    ),
  ];
}

/** Every reference to a unit is to one on the board. */
function referenceFaults({ units, effects, clouds, moved, acted, waits, active }: Trenches): LoopFault[] {
  const isThere = (number: number): boolean => units[number] !== undefined && units[number].at !== null;
  const gone = (numbers: readonly number[]): boolean => !numbers.every(isThere);
  const unsorted = (numbers: readonly number[]): boolean =>
    numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? -1));
  const fault = (isWrong: boolean, place: string) => where(isWrong, place, { says: 'noSuchUnit' }, 'W-055');
  return [
    ...effects.flatMap(({ scope }, index) =>
      fault('unit' in scope && gone([scope.unit]), `effects[${index}]`),
    ),
    ...clouds.flatMap(({ at, felt, stood }, index) => [
      ...where(!isGasLine(at), `clouds[${index}].at`, { says: 'noLineOfGas' }, 'W-063'),
      ...fault(gone([...felt, ...stood]) || unsorted(felt) || unsorted(stood), `clouds[${index}]`),
    ]),
    ...SIDES.flatMap((side) =>
      fault(
        moved[side].some((number) => {
          const unit = units[number];
          return unit === undefined || sideOf(unit.owner) !== side;
        }),
        `moved.${SIDE_IDS[side]}`,
      ),
    ),
    ...fault(
      gone(acted) || unsorted(acted) || acted.some((number) => units[number]?.owner !== active),
      'acted',
    ),
    ...waits.flatMap((wait, index) => fault(gone(unitsIn(wait)), `waits[${index}]`)),
  ];
}

function unitsIn(wait: Wait): readonly number[] {
  if (wait.kind === 'fight') return [...wait.units, wait.target];
  if (wait.kind === 'dodge') return [wait.unit];
  return 'units' in wait ? wait.units : [];
}

/** Data of a turn or an event is present only then. */
function turnFaults(position: Trenches): LoopFault[] {
  const {
    stage,
    active,
    round,
    turns,
    waits,
    rolled,
    items,
    guns,
    shots,
    acted,
    actions,
    marched,
    kabiem,
    units,
  } = position;
  const isBefore = stage === 'length' || stage === 'players' || stage === 'first';
  const inTurn = stage === 'turn' || stage === 'over';
  const busy = items + guns + shots + acted.length + actions > 0 || marched || kabiem;
  const strange =
    isBefore === round > 0 ||
    (isBefore && (units.length > 0 || waits.length > 0)) ||
    (!inTurn && busy) ||
    (stage === 'over' && waits.length > 0) ||
    (stage === 'turn' && turns[active] === 0) ||
    (rolled !== null && (stage !== 'first' || active !== 1));
  return [
    ...where(!playing(position).includes(active), 'active', { says: 'notPlaying', who: active }, 'W-A02'),
    ...where(strange, 'stage', { says: 'notOfStage', stage }, 'W-A33'),
    ...where(!waitsFit(position), 'waits', { says: 'noWaitNow' }, 'W-A33'),
  ];
}

/** Whether the pending decisions can wait together in that stage. */
function waitsFit(position: Trenches): boolean {
  const { stage, waits, units, active } = position;
  const [bottom] = waits;
  if (bottom === undefined) return true;
  const isEvent = stage === 'negative' || stage === 'positive';
  const bottoms: readonly Wait['kind'][] = isEvent
    ? ['drawn']
    : stage === 'turn'
      ? ['fight', 'mask', 'ending']
      : [];
  const own = (numbers: readonly number[]) =>
    numbers.length > 0 && numbers.every((number) => units[number]?.owner === active);
  const fits = (wait: Wait, index: number): boolean => {
    switch (wait.kind) {
      case 'fight':
        return (
          index === 0 &&
          wait.seat === active &&
          own(wait.units) &&
          sideOf(units[wait.target]?.owner ?? active) !== sideOf(active)
        );
      case 'dodge':
        return (
          index === 1 &&
          bottom.kind === 'fight' &&
          wait.unit === bottom.target &&
          units[wait.unit]?.owner === wait.seat
        );
      case 'drawn':
      case 'ending':
        return index === 0 && wait.seat === active;
      case 'mask':
        return (
          wait.units.length > 0 &&
          wait.units.every((number) => sideOf(units[number]?.owner ?? 0) === sideOf(wait.seat))
        );
      case 'shock':
      case 'back':
        return isEvent;
    }
  };
  return bottoms.includes(bottom.kind) && waits.every(fits);
}

/** A side has turns left to free its trenches exactly while they are full (W-A46). */
const dangerFaults = (position: Trenches): LoopFault[] =>
  SIDES.flatMap((side) =>
    where(
      isFull(position, side) !== (position.danger[side] !== null),
      `danger.${SIDE_IDS[side]}`,
      { says: 'noDanger', side },
      'W-A46',
    ),
  );

/** The game is over exactly if somebody has won, and there is always a legal move before that. */
function endFaults(position: Trenches): LoopFault[] {
  const isOver = position.stage === 'over';
  const isPlayed = position.round > 0;
  const winner = isPlayed ? winnerOf(position) : null;
  return [
    ...where(!isOver && winner !== null, 'stage', { says: 'endedAlready' }, 'W-070'),
    ...where(isOver && winner === null, 'stage', { says: 'notEnded' }, 'W-070'),
    ...where(
      actorIn(position) !== null && moves(position).length === 0,
      'stage',
      { says: 'nobodyActs' },
      'W-A33',
    ),
  ];
}

/** The invariants that a position breaks; empty for every position reached by play. */
export function invariantsBroken(position: Trenches): readonly string[] {
  const isOver = position.stage === 'over';
  const spaces = position.units.flatMap(({ at }) => (at === null ? [] : [at]));
  return [
    ...spaces
      .filter((at, index) => spaces.indexOf(at) < index)
      .map((at) => `two units stand on ${nameOf(at)}`),
    ...PLAYERS.filter(
      (player) =>
        position.purses[player] < 0 || (position.purses[player] > 0 && purseOf(position, player) !== player),
    ).map((player) => `the purse of ${PLAYER_IDS[player]} holds ${position.purses[player]}`),
    ...(position.actions < 0 ? ['more actions than there were'] : []),
    ...(isOver === (actorIn(position) === null) ? [] : ['nobody decides, and the game is not over']),
    ...(isOver || moves(position).length > 0 ? [] : ['nobody can move']),
    ...faultsOf(position).map(({ place, message }) => `${place}: ${message.says}`),
  ];
}
