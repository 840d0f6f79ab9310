/** What stands in the city, as the board view draws it. */
import { BARRICADE, DAMAGE, FLAGS, SQUARE, TANKS } from '../../../cards/street-armour/box.ts';
import type { ScenePiece } from '../../referee/scene.ts';
import { squareId } from './notation.ts';
import { PLAYER_IDS, PLAYERS, SEATS, type Armour, type Tank } from './position.ts';

/** A tank by its place in the list: active side up, or its wreck. */
export function tankPiece(tank: Tank, place: number): ScenePiece {
  const side = PLAYER_IDS[tank.owner];
  const piece = TANKS.find(({ owner, weight }) => owner === side && weight === tank.weight);
  const seat = SEATS[tank.owner];
  return {
    id: `tank-${place}`,
    face: tank.state === 'wreck' ? `${piece?.id ?? ''}-back` : (piece?.id ?? ''),
    field: squareId(tank),
    count: 1,
    width: piece?.counter.width ?? SQUARE,
    height: piece?.counter.height ?? SQUARE,
    turn: EIGHTH * tank.facing,
    ...(tank.state === 'wreck' || seat === undefined ? {} : { seat }),
    marks: tank.state === 'damaged' ? [{ face: DAMAGE.id, count: 1 }] : [],
  };
}
/** Degrees; a counter is printed facing north. */
const EIGHTH = 45;

const standing = (id: string, face: string, field: string, size: number): ScenePiece => ({
  id,
  face,
  field,
  count: 1,
  width: size,
  height: size,
  turn: 0,
  marks: [],
});

export const piecesOf = ({ tanks, flags, barricades }: Armour): readonly ScenePiece[] => [
  ...barricades.map((at) => standing(`barricade-${squareId(at)}`, BARRICADE.id, squareId(at), SQUARE)),
  ...PLAYERS.flatMap((player) =>
    flags[player].map((at): ScenePiece => {
      const [own, other] = FLAGS;
      const flag = player === 0 ? own : other;
      const piece = standing(
        `flag-${squareId(at)}`,
        flag?.id ?? '',
        squareId(at),
        flag?.counter.width ?? SQUARE,
      );
      const seat = SEATS[player];
      return seat === undefined ? piece : { ...piece, seat };
    }),
  ),
  ...tanks.map(tankPiece),
];
