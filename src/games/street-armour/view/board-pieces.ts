/** What the board view draws in the city: tanks, flags and barricades, and the tiles beneath them. */
import {
  BARRICADE,
  CITY_COLUMNS,
  DAMAGE,
  FLAGS,
  SQUARE,
  TANKS,
  TILE_SIZE,
  TILE_SQUARES,
  TILES,
  type TileMark,
} from '../../../../cards/street-armour/data/box.ts';
import { memo } from '../../../referee/memo.ts';
import type { SceneCard, ScenePiece } from '../../../referee/table/scene.ts';
import { squareId } from '../rules/notation.ts';
import {
  ALL_TILES,
  groundOf,
  PLAYER_IDS,
  PLAYERS,
  SEATS,
  type Armour,
  type Tank,
} from '../rules/position.ts';

/** The counter of a tank, or of its wreck; `place` is its index in `tanks`. */
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
    leaves: 'treads',
    ...(tank.state === 'wreck' || seat === undefined ? {} : { seat }),
    marks: tank.state === 'damaged' ? [{ face: DAMAGE.id, count: 1 }] : [],
  };
}
/** Degrees of one facing; counters are printed facing north. */
const EIGHTH = 45;

const markerPiece = (id: string, face: string, field: string, size: number): ScenePiece => ({
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
  ...barricades.map((at) => markerPiece(`barricade-${squareId(at)}`, BARRICADE.id, squareId(at), SQUARE)),
  ...PLAYERS.flatMap((player) =>
    flags[player].map((at): ScenePiece => {
      const [own, other] = FLAGS;
      const flag = player === 0 ? own : other;
      const piece = markerPiece(
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

// Tiles.

/** A tile face at its place in the city. */
function lyingAt(mark: TileMark, face: string, firstRow: number): SceneCard {
  const [column = 'A', row = '1'] = mark;
  const x = CITY_COLUMNS.findIndex((one) => one === column) * TILE_SIZE;
  const y = (Number(row) - firstRow) * TILE_SIZE;
  return { id: mark, face, x, y, width: TILE_SIZE, height: TILE_SIZE, turn: 0 };
}

const tilesIn = memo((ground: readonly string[], window: number): readonly SceneCard[] => {
  const firstRow = window === ALL_TILES ? 1 : window;
  return TILES.flatMap(({ id, front, rear }) => [
    lyingAt(front, id, firstRow),
    lyingAt(rear, `${id}-back`, firstRow),
  ]).filter(({ y }) => y >= 0 && y < (ground.length / TILE_SQUARES) * TILE_SIZE);
});

/** The tiles on the table; none if the ground is another one, for which no tiles are printed. */
export function tilesOf({ ground, window, options }: Armour): readonly SceneCard[] {
  const laid = groundOf(window, { ...options, 'narrow-city': false });
  return ground.length === laid.length && ground.every((row, y) => row === laid[y])
    ? tilesIn(ground, window)
    : [];
}
