import { box, defineGame, title } from 'fieldkit';
import { art, circle, polygon, written } from 'fieldkit/draw';
import { cutTicks, hexagon } from './hex.ts';
import { TERRAINS, type TerrainId } from './terrains.ts';

/** How many tiles of each terrain there are. */
const TILES: Readonly<Record<TerrainId, number>> = {
  forest: 4,
  meadow: 4,
  fields: 4,
  hills: 3,
  mountains: 3,
  desert: 1,
  sea: 5,
};

/** Flat to flat and corner to corner, mm, with 2 mm round them that are cut away. */
const [RADIUS, AWAY] = [27, 2];
const SIZE = [2 * (RADIUS + AWAY), Math.sqrt(3) * (RADIUS + AWAY)] as const;

/** The tiles, each with trees and hills of its own. */
const tiles = Object.entries(TILES).flatMap(([terrain, count]) =>
  Array.from({ length: count }, (_, index) => ({ terrain: terrain as TerrainId, index })),
);

/** Numbers of two dice, and how often each stands on a disc. */
const NUMBERS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12] as const;

/** One dot for each way in which two dice make a number. */
const ways = (number: number): number => 6 - Math.abs(7 - number);

const disc = (number: number) => {
  const often = number === 6 || number === 8;
  const ink = often ? '#a8322a' : '#3a2c20';
  const dots = Array.from({ length: ways(number) }, (_, index) =>
    circle(9 + (index - (ways(number) - 1) / 2) * 1.5, 13.6, 0.5),
  );
  return [
    box({ x: 0, y: 0, width: 18, height: 18, fill: '#f3e6cc' }),
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(circle(9, 9, 7.6)), stroke: { colour: ink, width: 0.4 } },
        { d: written(...dots), fill: ink },
      ],
    }),
    title(number, { x: 2, y: 3.2, width: 14, height: 9 }, { font: 'poster', size: 18, ink }),
  ];
};

export default defineGame({
  id: 'islands',
  title: 'Islands',
  by: 'Fieldkit',
  about: 'A hex tile set: an island that lies otherwise each time.',
  players: '2 to 4',
  licence: 'CC0 1.0',
  tokens: {
    ...Object.fromEntries(
      tiles.map(({ terrain, index }) => [
        `${terrain}-${index + 1}`,
        {
          name: TERRAINS[terrain].name,
          size: SIZE,
          face: ({ trim, edition }) => {
            const shapes = TERRAINS[terrain].draw(index + 1, edition === 'low-ink');
            const [x, y] = [trim.width / 2, trim.height / 2];
            return [
              art({ x, y, shapes, clips: [{ d: written(polygon(hexagon(RADIUS + AWAY))) }] }),
              art({ x, y, shapes: cutTicks(RADIUS, AWAY) }),
            ];
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      NUMBERS.map((number, index) => [
        `number-${index + 1}`,
        { name: `Number ${number}`, size: [18, 18], shape: 'round', face: () => disc(number) },
      ]),
    ),
  },
});
