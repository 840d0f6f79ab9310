/** The tiles that a city is laid of, as they lie on the table. */
import {
  CITY_COLUMNS,
  TILE_SIZE,
  TILE_SQUARES,
  TILES,
  type TileMark,
} from '../../../cards/street-armour/box.ts';
import { memo } from '../../referee/memo.ts';
import type { SceneCard } from '../../referee/scene.ts';
import { ALL_TILES, groundOf, type Armour } from './position.ts';

/** Where a face lies in the city, and what it is called on a board. */
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

/** The tiles of a city that is laid; none where the ground is another one, of which no tiles are printed. */
export function tilesOf({ ground, window, options }: Armour): readonly SceneCard[] {
  const laid = groundOf(window, { ...options, 'narrow-city': false });
  return ground.length === laid.length && ground.every((row, y) => row === laid[y])
    ? tilesIn(ground, window)
    : [];
}
