/** Pieces on the board: troops with their lasting effects, and gas. */
import {
  COUNTER_SIZE,
  GAS_SIZE,
  gasId,
  statusId,
  type Status,
} from '../../../../cards/loopgraven/data/pieces.ts';
import type { ScenePiece } from '../../../referee/table/scene.ts';
import { distanceOf, nameOf, spaceAt } from '../rules/board-spaces.ts';
import { PLAYER_IDS, SEATS, type Cloud, type Player, type Trenches } from '../rules/position.ts';
import type { Lasting } from '../messages.ts';
import { bearsOn, heldStillBy } from '../rules/lasting-effects.ts';

/** The lasting effects on a unit, with amounts. */
export function lastingOn(
  position: Trenches,
  number: number,
): readonly { readonly what: Lasting; readonly much: number }[] {
  const hits = position.effects.filter(
    ({ from, scope }) => from === 'hit' && 'unit' in scope && scope.unit === number,
  );
  const steps = hits.filter(({ stat }) => stat === 'steps').length;
  const attack = hits.length - steps;
  const isShocked = bearsOn(position, number, 'shock').length > 0;
  const gas = position.clouds.filter(({ stood }) => stood.includes(number)).length;
  const all: readonly { readonly what: Lasting; readonly much: number }[] = [
    { what: 'steps', much: steps },
    { what: 'attack', much: 2 * attack },
    { what: 'shock', much: isShocked ? 1 : 0 },
    { what: 'still', much: !isShocked && heldStillBy(position, number) !== null ? 1 : 0 },
    { what: 'gas', much: gas },
  ];
  return all.filter(({ much }) => much > 0);
}

const MARKS = {
  steps: 'step',
  attack: 'attack',
  shock: 'shellshock',
  still: 'frost',
  gas: 'gassed',
} as const satisfies Record<Lasting, Status>;

const markFor = (what: Lasting): string => statusId(MARKS[what]);

const seatOf = (player: Player): Pick<ScenePiece, 'seat'> => {
  const seat = SEATS[player];
  return seat === undefined ? {} : { seat };
};

export function unitPiece(position: Trenches, number: number, at: number): readonly ScenePiece[] {
  const unit = position.units[number];
  if (unit === undefined) return [];
  return [
    {
      id: `unit-${number}`,
      face: `${unit.type}-${PLAYER_IDS[unit.owner]}`,
      field: nameOf(at),
      count: 1,
      width: COUNTER_SIZE,
      height: COUNTER_SIZE,
      turn: 0,
      ...seatOf(unit.owner),
      ...(unit.type !== 'platoon' && { leaves: 'treads' as const }),
      marks: lastingOn(position, number).map(({ what, much }) => ({
        face: markFor(what),
        count: what === 'attack' ? much / 2 : much,
      })),
    },
  ];
}

/** Rotation of a line of spaces, in degrees. */
function turnOf([first = 0, , last = 0]: readonly number[]): number {
  const [one, other] = [spaceAt(first), spaceAt(last)];
  if (one.r === other.r) return 0;
  return one.q === other.q ? 60 : 120;
}

/** A cloud is placed on the middle of its spaces. */
export function cloudPiece({ by, at }: Cloud, index: number, isOld: boolean): readonly ScenePiece[] {
  const middle = at.find((space) => at.every((other) => distanceOf(space, other) < 2));
  if (middle === undefined) return [];
  const face = gasId(PLAYER_IDS[by]);
  return [
    {
      id: `gas-${index}`,
      face: isOld ? `${face}-back` : face,
      field: nameOf(middle),
      count: 1,
      ...GAS_SIZE,
      spans: true,
      turn: turnOf(at),
      ...seatOf(by),
      marks: [],
    },
  ];
}

export const piecesOf = (position: Trenches): readonly ScenePiece[] => [
  ...position.clouds.flatMap((cloud, index) =>
    cloudPiece(cloud, index, cloud.goes - position.turns[cloud.by] < 2),
  ),
  ...position.units.flatMap(({ at }, number) => (at === null ? [] : unitPiece(position, number, at))),
];
