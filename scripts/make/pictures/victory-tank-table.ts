/**
 * A picture of Victory Tank's battlefield after a few rounds: twelve cards with counters, the pile and hands beside
 * them.
 */
import sharp from 'sharp';
import type { DrawnKit } from '../../../src/kit/drawn-kit.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { boards, cutOut, shadowOf, found } from './table-top.ts';

/** A card beside the field: its face, centre in mm of the table, and turn in degrees. */
type Beside = readonly [face: string, x: number, y: number, turn: number];
/** A card by column and the row of its upper field; 'turned' by 180 degrees. */
type Laid = readonly [card: string, column: number, row: number, turned?: 'turned'];
/** A counter by the column and row of its field, and its offset from the field's centre, mm. */
type Stood = readonly [piece: string, column: number, row: number, dx: number, dy: number];

const CARDS: readonly Laid[] = [
  ['crate-1', 0, 0],
  ['home-red', 0, 2],
  ['bunker-2', 1, 0, 'turned'],
  ['tank', 1, 2],
  ['crate-4', 1, 4, 'turned'],
  ['bunker-1', 2, 1],
  ['empty', 2, 3],
  ['jeep-red', 3, 0],
  ['jeep-gray', 3, 2, 'turned'],
  ['bunker-4', 3, 4, 'turned'],
  ['home-gray', 4, 1, 'turned'],
  ['crate-9', 4, 3],
];

const PIECES: readonly Stood[] = [
  ['soldier-red', 0, 2, -17, 5],
  ['soldier-red', 0, 2, 21, -4],
  ['soldier-red', 1, 3, -12, 2],
  ['soldier-red', 2, 1, -8, 5],
  ['soldier-red', 2, 1, 8, 6],
  ['soldier-red', 3, 0, -19, 6],
  ['renault-ft', 2, 3, 0, 0],
  ['soldier-gray', 2, 4, -9, 2],
  ['soldier-gray', 2, 4, 8, -3],
  ['soldier-gray', 3, 5, 4, 5],
  ['soldier-gray', 4, 2, -22, 3],
  ['soldier-gray', 4, 2, 20, -3],
  ['crate', 0, 0, 0, 1],
  ['crate', 4, 3, 0, 1],
];

/** The draw pile and played cards; some extend over the table's edge. */
const BESIDE: readonly Beside[] = [
  ['battlefield-back', 44, 254, -6],
  ['battlefield-back', 45, 252.5, -4],
  ['battlefield-back', 46, 251, -5],
  ['action-red-3-front', 180, 303, -7],
  ['action-gray-back', 304, 297, 9],
  ['action-gray-2-front', 322, 304, 19],
  ['action-gray-3-front', 182, 8, 176],
  ['action-red-back', 311, 4, 188],
];

const COLUMN = 63.5;
const ROW = 88.9 / 2;
const MARGIN = 20;
/** The table's size, mm. */
const WIDTH = 5 * COLUMN + 2 * MARGIN;
const HEIGHT = 6 * ROW + 2 * MARGIN;

/** A card of the field and its shadow, kept apart so that no shadow falls on a neighbour. */
interface LaidCard {
  readonly shadow: string;
  readonly card: string;
}

async function laidCard(
  drawn: DrawnKit,
  fonts: Fonts,
  [id, column, row, turned]: Laid,
  angle: number,
  off: number,
): Promise<LaidCard> {
  const { front } = found(
    drawn.cards.find((each) => each.card.id === id),
    id,
  );
  const at = `translate(${MARGIN + column * COLUMN} ${MARGIN + row * ROW})`;
  const turn = turned ? ` rotate(180 ${front.width / 2} ${front.height / 2})` : '';
  const beside = [off * Math.cos(angle), off * Math.sin(angle)] as const;
  return {
    shadow: `<g transform="${at}">${shadowOf(front, 1.1)}</g>`,
    card: `<g transform="${at}${turn}">${await cutOut(front, fonts, beside)}</g>`,
  };
}

async function cardBeside(drawn: DrawnKit, fonts: Fonts, [id, x, y, turn]: Beside): Promise<string> {
  const faces = drawn.cards.flatMap(({ front, back }) => [front, back]);
  const face = found(
    faces.find((each) => each.id === id),
    id,
  );
  const at = `translate(${x} ${y}) rotate(${turn}) translate(${-face.width / 2} ${-face.height / 2})`;
  return `<g transform="${at}">${shadowOf(face, 0.8)}${await cutOut(face, fonts)}</g>`;
}

async function counter(drawn: DrawnKit, fonts: Fonts, [id, column, row, dx, dy]: Stood): Promise<string> {
  const { face } = found(
    drawn.counters.find(({ piece }) => piece.id === id),
    id,
  );
  const x = MARGIN + (column + 0.5) * COLUMN + dx - face.width / 2;
  const y = MARGIN + (row + 0.5) * ROW + dy - face.height / 2;
  return `<g transform="translate(${x} ${y})">${shadowOf(face, 0.8)}${await cutOut(face, fonts)}</g>`;
}

/** The table at `pxPerMm`, with cards cut half a millimetre outside their trim. */
async function tablePicture(drawn: DrawnKit, fonts: Fonts, pxPerMm: number): Promise<Buffer> {
  const laid = await Promise.all(CARDS.map((each, index) => laidCard(drawn, fonts, each, index * 2.4, OFF)));
  const beside = await Promise.all(BESIDE.map((each) => cardBeside(drawn, fonts, each)));
  const stood = await Promise.all(PIECES.map((each) => counter(drawn, fonts, each)));
  const parts = [...laid.map(({ shadow }) => shadow), ...beside, ...laid.map(({ card }) => card), ...stood];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * pxPerMm}" height="${HEIGHT * pxPerMm}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${boards(WIDTH, HEIGHT)}${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer();
}

const OFF = 0.5;
const GAP = 8;

/** The table in colour, with the low-ink and grey ones below, side by side. */
export async function tables(colour: DrawnKit, lowInk: DrawnKit, fonts: Fonts): Promise<Buffer> {
  const large = await tablePicture(colour, fonts, 4);
  const { width, height } = await sharp(large).metadata();
  const half = Math.floor((width - GAP) / 2);
  const shrunk = (picture: Buffer) => sharp(picture).resize({ width: half });
  const grey = await shrunk(large).greyscale().toColourspace('srgb').png().toBuffer();
  const line = await shrunk(await tablePicture(lowInk, fonts, 4))
    .png()
    .toBuffer();
  const { height: below } = await sharp(line).metadata();
  return sharp({ create: { width, height: height + GAP + below, channels: 3, background: '#ffffff' } })
    .composite([
      { input: large, left: 0, top: 0 },
      { input: line, left: 0, top: height + GAP },
      { input: grey, left: width - half, top: height + GAP },
    ])
    .png()
    .toBuffer();
}
