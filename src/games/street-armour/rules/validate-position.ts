import { BARRICADES_EACH, WEIGHTS } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { Fault } from '../../../referee/game.ts';
import type { Square } from '../../../geometry/squares.ts';
import type { FaultSaid } from '../messages.ts';
import { actorIn, leftToPut, moves } from './moves.ts';
import { squareId } from './notation.ts';
import { endingOf } from './outcome.ts';
import {
  isOn,
  PLAYER_IDS,
  PLAYERS,
  sameSquare,
  supplyOf,
  taskOf,
  widthOf,
  type Armour,
  type Stage,
} from './position.ts';

/** A contradiction in a position whose properties are each valid. */
export type ArmourFault = Fault<StatementId, FaultSaid>;

const where = (isWrong: boolean, place: string, message: FaultSaid, rule: StatementId): ArmourFault[] =>
  isWrong ? [{ place, message, rule }] : [];

const PLAYED: readonly Stage[] = ['throw', 'move', 'shoot'];

export function faultsOf(position: Armour): readonly ArmourFault[] {
  const ground = groundFaults(position);
  if (ground.length > 0) return ground;
  const found = [...standingFaults(position), ...countFaults(position), ...turnFaults(position)];
  return found.length > 0 ? found : endFaults(position);
}

function groundFaults(position: Armour): ArmourFault[] {
  const { ground, stage } = position;
  const isLaid = stage !== 'city';
  return [
    ...where(isLaid && widthOf(position) === 0, 'ground', { says: 'noGround' }, 'C-003'),
    ...where(
      ground.some((row) => row.length !== widthOf(position) || !/^[.#]{1,20}$/.test(row)),
      'ground',
      { says: 'rowsDiffer' },
      'C-003',
    ),
  ];
}

/** Pieces that are not on a street square of their own. */
function standingFaults(position: Armour): ArmourFault[] {
  const { tanks, barricades, flags, runs } = position;
  const things: readonly { at: Square; place: string; rule: StatementId }[] = [
    ...tanks.map((at, place) => ({ at, place: `tanks[${place}]`, rule: 'C-023' as const })),
    ...barricades.map((at, place) => ({ at, place: `barricades[${place}]`, rule: 'C-A45' as const })),
    ...PLAYERS.flatMap((player) =>
      flags[player].map((at, place) => ({
        at,
        place: `flags.${PLAYER_IDS[player]}[${place}]`,
        rule: 'C-A31' as const,
      })),
    ),
  ];
  return [
    ...things.flatMap(({ at: { x, y }, place, rule }, index) => [
      ...where(!isOn(position, { x, y }), place, { says: 'squareOff', at: { x, y } }, rule),
      ...where(
        position.ground[y]?.[x] === '#' ||
          things.slice(0, index).some((other) => sameSquare(other.at, { x, y })),
        place,
        { says: 'squareFull', at: { x, y } },
        rule,
      ),
    ]),
    ...runs.flatMap(({ from: { x, y } }, place) =>
      where(!isOn(position, { x, y }), `runs[${place}].from`, { says: 'squareOff', at: { x, y } }, 'C-023'),
    ),
  ];
}

/** More pieces than the box or the task has. */
function countFaults(position: Armour): ArmourFault[] {
  const { tanks, teams, flags, task, barricades, options } = position;
  return [
    ...PLAYERS.flatMap((who) => [
      ...WEIGHTS.flatMap((weight, index) => {
        const laid = tanks.filter((tank) => tank.owner === who && tank.weight === weight).length;
        const all = laid + (teams[who]?.[index] ?? 0);
        return where(
          all > supplyOf(position, weight),
          `tanks`,
          { says: 'tooManyTanks', who, weight },
          'C-A24',
        );
      }),
      ...where(
        flags[who].length > taskOf(task).flags[who],
        `flags.${PLAYER_IDS[who]}`,
        { says: 'tooManyFlags', who },
        'C-040',
      ),
    ]),
    ...where(barricades.length > 2 * BARRICADES_EACH, 'barricades', { says: 'tooManyBarricades' }, 'C-A45'),
    ...where(barricades.length > 0 && !options.barricades, 'barricades', { says: 'noBarricades' }, 'C-051'),
  ];
}

/** Dice, runs, shots and teams that do not belong to the current stage. */
function turnFaults(position: Armour): ArmourFault[] {
  const { stage, dice, runs, shot, tanks, active, teams, thrown, fire, hit } = position;
  const isTurn = stage === 'move' || stage === 'shoot';
  const isShooting = stage === 'shoot' || stage === 'over';
  const isOwn = (place: number): boolean => tanks[place]?.owner === active;
  const strange =
    (!isTurn && stage !== 'over' && (dice.length > 0 || runs.length > 0 || fire > 0 || hit)) ||
    (!isShooting && (shot.length > 0 || hit)) ||
    (thrown !== null && (stage !== 'first' || active !== 1)) ||
    !runs.every(({ tank }, index) => isOwn(tank) && tank > (runs[index - 1]?.tank ?? -1)) ||
    !shot.every((tank, index) => isOwn(tank) && tank > (shot[index - 1] ?? -1));
  const chosen = ['first', 'barricade', 'flag', 'tank'].includes(stage);
  return [
    ...where(strange, 'stage', { says: 'notOfStage', stage }, 'C-013'),
    ...PLAYERS.flatMap((who) => [
      ...where(
        chosen && teams[who] === null,
        `teams.${PLAYER_IDS[who]}`,
        { says: 'teamNeeded', who },
        'C-A24',
      ),
      ...where(
        ['city', 'task', 'points'].includes(stage) && teams[who] !== null,
        `teams.${PLAYER_IDS[who]}`,
        { says: 'teamNotDue', who },
        'C-A24',
      ),
    ]),
    ...where(
      stage === 'team' && (teams[1] !== null || (teams[0] === null) === (active === 1)),
      'teams',
      { says: 'notOfStage', stage },
      'C-A24',
    ),
  ];
}

/** A stage that contradicts whether the game has ended, or in which nobody can move. */
function endFaults(position: Armour): ArmourFault[] {
  const { stage } = position;
  const isPlayed = PLAYED.includes(stage);
  const ending = isPlayed || stage === 'over' ? endingOf(position) : null;
  return [
    ...where(isPlayed && ending !== null, 'stage', { says: 'endedAlready' }, 'C-037'),
    ...where(stage === 'over' && ending === null, 'stage', { says: 'notEnded' }, 'C-037'),
    ...where(
      ['barricade', 'flag', 'tank'].includes(stage) && moves(position).length === 0,
      'stage',
      { says: 'nobodyMoves' },
      'C-A43',
    ),
  ];
}

/** The invariants that a position reached by play breaks, as sentences; none if it is sound. */
export function invariantsBroken(position: Armour): readonly string[] {
  const things = [...position.tanks, ...position.barricades, ...position.flags.flat()];
  const isOver = position.stage === 'over';
  return [
    ...things.filter((at) => !isOn(position, at)).map((at) => `${squareId(at)} is off the board`),
    ...things
      .filter((at) => position.ground[at.y]?.[at.x] === '#')
      .map((at) => `something stands in the building on ${squareId(at)}`),
    ...things
      .filter((at, place) => things.findIndex((one) => sameSquare(one, at)) < place)
      .map((at) => `two things stand on ${squareId(at)}`),
    ...PLAYERS.filter((player) => leftToPut(position, player) < 0).map(
      (player) => `${PLAYER_IDS[player]} has put down too many`,
    ),
    ...(isOver === (actorIn(position) === null) ? [] : ['nobody decides, and the game is not over']),
    ...(isOver || moves(position).length > 0 ? [] : ['nobody can move']),
    ...faultsOf(position).map(({ place, message }) => `${place}: ${message.says}`),
  ];
}
