/** The five games on one table, seen from close by: the README's first picture. What is cut is cut on purpose. */
import sharp from 'sharp';
import { themeOf } from '../../../cards/victory-tank/theme.ts';
import {
  assemblyPictures,
  ASSEMBLY_STEPS,
} from '../../../cards/victory-tank/faces/papercraft/tank-assembly.ts';
import { art, type SetFace } from '../../../src/kit/face.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { paintNodes } from '../../../src/press/paint/svg.ts';
import { coverFace, facesOf } from '../../../src/site/named-faces.ts';
import { loadFonts } from '../../../src/site/package-fonts.ts';
import { SHELF } from '../../../src/site/shelf.ts';
import { boards, cutOut, shadowOf } from './table-top.ts';

/** What one sees of the table, mm. */
const [WIDTH, HEIGHT] = [640, 420];
const PX_PER_MM = 2.8;

/** A thing on the table: its face, its middle in mm, its turn in degrees, its scale, how deep its shadow falls in mm. */
interface Lying {
  readonly face: string;
  readonly at: readonly [x: number, y: number];
  readonly turn?: number;
  readonly scale?: number;
  readonly deep?: number;
}

/** A game's things about a point, all turned together. */
interface Spread {
  readonly game: string;
  readonly at: readonly [x: number, y: number];
  readonly turn: number;
  readonly scale: number;
  readonly things: readonly Lying[];
}

const TILE = 90;
/** A tile has five squares a side. */
const SQUARE = TILE / 5;
/** Tanks stand on squares of streets, counted from 0 at the north-west corner. */
const CITY: readonly Lying[] = [
  ...['a', 'b', 'c'].flatMap((column, x) =>
    [1, 2].map((row) => ({
      face: `tile-${column}${row}`,
      at: [(x + 0.5) * TILE, (row - 0.5) * TILE] as const,
      deep: 0.5,
    })),
  ),
  ...(
    [
      ['heavy-west', 2, 3, 90],
      ['light-west', 5, 4, 45],
      ['medium-west', 4, 8, 90],
      ['heavy-east', 11, 3, 270],
      ['light-east', 9, 5, 225],
      ['medium-east', 12, 8, 270],
    ] as const
  ).map(([face, column, row, turn]) => ({
    face,
    at: [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE] as const,
    turn,
    scale: 1.05,
    deep: 1.2,
  })),
];

/** Six cards in a hand, from left to right. */
const fan = (faces: readonly string[]): readonly Lying[] =>
  faces.map((face, index) => {
    const place = index - (faces.length - 1) / 2;
    return { face, at: [place * 43, place * place * 3.4] as const, turn: place * 6.5, deep: 1.4 };
  });

const SPREADS: readonly Spread[] = [
  {
    game: 'fog-of-war',
    at: [500, 105],
    turn: 4,
    scale: 0.78,
    things: [{ face: 'map', at: [0, 0], deep: 1 }],
  },
  { game: 'street-armour', at: [-22, -24], turn: -3, scale: 1.16, things: CITY },
  {
    game: 'loopgraven',
    at: [556, 330],
    turn: 84,
    scale: 0.8,
    things: [
      { face: 'board', at: [0, 0], deep: 1 },
      ...[31.5, 55.1, 78.7].map((x) => ({
        face: 'platoon-blue',
        at: [x - 126 + 23.6, 102.3] as const,
        deep: 1,
      })),
      { face: 'tank-gray', at: [23.6, 61.4], deep: 1 },
      { face: 'platoon-gray', at: [35.4, 41], deep: 1 },
      { face: 'platoon-red', at: [-11.8, -20.4], deep: 1 },
      { face: 'tank-red', at: [-35.4, -20.4], deep: 1 },
      { face: 'car-violet', at: [23.6, 0], deep: 1 },
    ],
  },
  {
    game: 'tank',
    at: [292, 338],
    turn: -2,
    scale: 1.26,
    things: fan(['ambush', 'panther', 'shot-trap', 'm4-76', 'rally', 'comet']),
  },
];

const moved = (x: number, y: number, turn: number, scale: number): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/** A thing and its shadow, which falls to the lower right of the table however the thing and its spread are turned. */
async function lying(
  { at: [x, y], turn = 0, scale = 1, deep = 1 }: Lying,
  face: SetFace,
  fonts: Fonts,
  under: number,
): Promise<string> {
  const corner = `translate(${-face.width / 2} ${-face.height / 2})`;
  const angle = Math.atan2(1, 0.6) - (under * Math.PI) / 180;
  const cast = moved(x + 1.4 * deep * Math.cos(angle), y + 1.4 * deep * Math.sin(angle), turn, scale);
  return (
    `<g transform="${cast} ${corner}">${shadowOf(face, 0)}</g>` +
    `<g transform="${moved(x, y, turn, scale)} ${corner}">${await cutOut(face, fonts)}</g>`
  );
}

async function spread({ game: id, at: [x, y], turn, scale, things }: Spread): Promise<string> {
  const game = SHELF.find((each) => each.id === id);
  if (!game) throw new Error(`There is no game ${id} on the shelf.`);
  const kit = await game.kit();
  const fonts = loadFonts(kit);
  const faces = facesOf(kit, 'colour', fonts);
  const laid = await Promise.all(
    things.map((thing) => {
      const face = faces.get(thing.face);
      if (!face) throw new Error(`${id} has no ${thing.face} to lay on the table.`);
      return lying(thing, face, fonts, turn);
    }),
  );
  return `<g transform="${moved(x, y, turn, scale)}">${laid.join('')}</g>`;
}

/** The lid of a box, with its near side: a shadow, the side, the front. */
async function lid(
  id: string,
  [x, y]: readonly [number, number],
  turn: number,
  scale: number,
): Promise<string> {
  const game = SHELF.find((each) => each.id === id);
  if (!game) throw new Error(`There is no game ${id} on the shelf.`);
  const kit = await game.kit();
  const fonts = loadFonts(kit);
  const face = coverFace(kit, fonts);
  const side = `<rect x="1.2" y="1.2" width="${face.width}" height="${face.height + 1.6}" fill="#1d1c1a"/>`;
  const shadow = `<rect x="3" y="5" width="${face.width + 1}" height="${face.height + 1}" fill="#000000" fill-opacity="0.35"/>`;
  return `<g transform="${moved(x, y, turn, scale)}">${shadow}${side}${await cutOut(face, fonts)}</g>`;
}

/** The Renault FT of paper, put together, on its own shadow. */
async function model([x, y]: readonly [number, number], width: number, height: number): Promise<string> {
  const places = Array.from({ length: ASSEMBLY_STEPS }, () => ({ x: 0, y: 0, width, height }));
  const shapes = assemblyPictures(themeOf('colour'), places).at(-1) ?? [];
  const shadow = `<ellipse cx="${width * 0.56}" cy="${height * 0.8}" rx="${width * 0.46}" ry="${height * 0.15}" fill="#000000" fill-opacity="0.35"/>`;
  return `<g transform="translate(${x} ${y})">${shadow}${await paintNodes([art({ x: 0, y: 0, shapes: [...shapes] })], new Map())}</g>`;
}

/** The table as a picture. */
export async function fiveGames(): Promise<Buffer> {
  const groups: string[] = [];
  for (const each of SPREADS) groups.push(await spread(each));
  groups.push(await lid('victory-tank', [18, 190], -7, 1.5), await model([166, 148], 138, 98));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * PX_PER_MM}" height="${HEIGHT * PX_PER_MM}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${boards(WIDTH, HEIGHT)}${groups.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer();
}
