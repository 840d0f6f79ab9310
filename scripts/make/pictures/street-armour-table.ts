/**
 * A picture of Street Armour's city on a table, with a battle in the streets: twelve tiles, counters, ruler and dice.
 */
import sharp from 'sharp';
import type { DrawnKit } from '../../../src/kit/drawn-kit.ts';
import type { SetFace } from '../../../src/kit/face.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { boards, cutOut, found, shadowOf } from './table-top.ts';

const SQUARE = 18;
const TILE = 90;
const MARGIN = 24;
const WIDTH = 4 * TILE + 2 * MARGIN;
const HEIGHT = 3 * TILE + 2 * MARGIN + 26;
const PX_PER_MM = 3.4;

/** A counter by its square from the north-west corner, turned by degrees; 'lost' if destroyed. */
type Stood = readonly [piece: string, column: number, row: number, turn: number, lost?: 'lost'];

const PIECES: readonly Stood[] = [
  ['heavy-west', 5, 3, 90],
  ['light-west', 8, 2, 45],
  ['light-west', 6, 8, 135],
  ['medium-west', 4, 9, 90],
  ['light-west', 10, 9, 90, 'lost'],
  ['heavy-west', 1, 11, 90],
  ['light-east', 12, 3, 225],
  ['heavy-east', 14, 8, 270],
  ['light-east', 12, 12, 315],
  ['medium-east', 14, 4, 225],
  ['light-east', 9, 5, 270, 'lost'],
  ['heavy-east', 18, 12, 270],
];

async function laid(
  face: SetFace,
  fonts: Fonts,
  x: number,
  y: number,
  turn = 0,
  deep = 0.8,
): Promise<string> {
  const at = `translate(${x} ${y}) rotate(${turn}) translate(${-face.width / 2} ${-face.height / 2})`;
  return `<g transform="${at}">${shadowOf(face, deep)}${await cutOut(face, fonts)}</g>`;
}

/** The table as a picture. */
export async function cityOnTable(drawn: DrawnKit, fonts: Fonts): Promise<Buffer> {
  const tiles = ['a', 'b', 'c', 'd'].flatMap((column, x) =>
    [1, 2, 3].map((row) => {
      const id = `tile-${column}${row}`;
      const { front } = found(
        drawn.cards.find(({ card }) => card.id === id),
        id,
      );
      return laid(front, fonts, MARGIN + (x + 0.5) * TILE, MARGIN + (row - 0.5) * TILE, 0, 0.5);
    }),
  );
  const pieces = PIECES.map(([id, column, row, turn, lost]) => {
    const { face, back } = found(
      drawn.counters.find(({ piece }) => piece.id === id),
      id,
    );
    const side = lost === undefined ? face : found(back, `${id} destroyed`);
    return laid(side, fonts, MARGIN + (column + 0.5) * SQUARE, MARGIN + (row + 0.5) * SQUARE, turn);
  });
  const ruler = found(
    drawn.sheets.find(({ sheet }) => sheet.id === 'ruler'),
    'ruler',
  );
  const parts = await Promise.all([
    ...tiles,
    ...pieces,
    laid(ruler.face, fonts, WIDTH / 2 - 30, HEIGHT - 23, -2),
  ]);
  const size = `width="${WIDTH * PX_PER_MM}" height="${HEIGHT * PX_PER_MM}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${boards(WIDTH, HEIGHT)}${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer();
}
