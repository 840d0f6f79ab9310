/** The battlefield of Victory Tank as it lies on the table after a few rounds: twelve cards, with counters on them. */
import sharp from 'sharp';
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { paintNodes } from '../../src/press/paint/svg.ts';
import { TABLE } from './montage.ts';

/** A card by its column and the row of fields that its upper end lies on; turned by half where it says so. */
type Laid = readonly [card: string, column: number, row: number, turned?: 'turned'];
/** A counter by the field it stands on, its column and row, and how far from the field's middle, mm. */
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
  ['soldier-red', 0, 2, -16, 13],
  ['soldier-red', 0, 2, 21, -4],
  ['soldier-red', 1, 3, -12, 2],
  ['soldier-red', 2, 1, -4, 13],
  ['soldier-red', 2, 1, 10, 13],
  ['soldier-red', 3, 0, 1, 13],
  ['renault-ft', 2, 3, 0, 0],
  ['soldier-gray', 2, 4, -9, 2],
  ['soldier-gray', 2, 4, 8, -3],
  ['soldier-gray', 3, 5, -1, 13],
  ['soldier-gray', 4, 2, -22, 3],
  ['soldier-gray', 4, 2, 19, -4],
  ['crate', 0, 0, 0, 1],
  ['crate', 4, 3, 0, 1],
];

const COLUMN = 63.5;
const ROW = 88.9 / 2;
const MARGIN = 6;
/** The table, mm. */
const WIDTH = 5 * COLUMN + 2 * MARGIN;
const HEIGHT = 6 * ROW + 2 * MARGIN;

function found<Thing>(thing: Thing | undefined, id: string): Thing {
  if (thing === undefined) throw new Error(`There is no ${id} to lay on the table.`);
  return thing;
}

/** A face cut out of its sheet, `off` mm beside its trim. */
async function cutOut({ width, height, nodes }: SetFace, off: readonly [number, number], fonts: Fonts) {
  const print = `<g transform="translate(${off.join(' ')})">${await paintNodes(nodes, fonts)}</g>`;
  const edge = `<rect width="${width}" height="${height}" fill="none" stroke="#000000" stroke-opacity="0.2" stroke-width="0.2"/>`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${print}${edge}</svg>`;
}

async function card(
  drawn: DrawnKit,
  fonts: Fonts,
  [id, column, row, turned]: Laid,
  angle: number,
  off: number,
) {
  const { front } = found(
    drawn.cards.find((each) => each.card.id === id),
    id,
  );
  const turn = turned ? ` rotate(180 ${front.width / 2} ${front.height / 2})` : '';
  const at = `translate(${MARGIN + column * COLUMN} ${MARGIN + row * ROW})${turn}`;
  const beside = [off * Math.cos(angle), off * Math.sin(angle)] as const;
  return `<g transform="${at}">${await cutOut(front, beside, fonts)}</g>`;
}

async function counter(drawn: DrawnKit, fonts: Fonts, [id, column, row, dx, dy]: Stood): Promise<string> {
  const { face } = found(
    drawn.counters.find(({ piece }) => piece.id === id),
    id,
  );
  const x = MARGIN + (column + 0.5) * COLUMN + dx - face.width / 2;
  const y = MARGIN + (row + 0.5) * ROW + dy - face.height / 2;
  const shadow = `<rect x="0.5" y="0.7" width="${face.width}" height="${face.height}" fill="#000000" fill-opacity="0.35"/>`;
  return `<g transform="translate(${x} ${y})">${shadow}${await cutOut(face, [0, 0], fonts)}</g>`;
}

/** The table at `pxPerMm`, its cards cut up to `off` mm beside their trim: half a millimetre where nothing is said. */
export async function tablePicture(
  drawn: DrawnKit,
  fonts: Fonts,
  pxPerMm: number,
  off = 0.5,
): Promise<Buffer> {
  const parts = [
    ...CARDS.map((laid, index) => card(drawn, fonts, laid, index * 2.4, off)),
    ...PIECES.map((stood) => counter(drawn, fonts, stood)),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * pxPerMm}" height="${HEIGHT * pxPerMm}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${TABLE}"/>${(await Promise.all(parts)).join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png().toBuffer();
}

const GAP = 8;

/** The table in colour, and beside it, at half the size, with little ink and in grey. */
export async function tables(colour: DrawnKit, lowInk: DrawnKit, fonts: Fonts): Promise<Buffer> {
  const large = await tablePicture(colour, fonts, 3);
  const small = await tablePicture(lowInk, fonts, 3);
  const { width, height } = await sharp(large).metadata();
  const half = Math.floor((height - GAP) / 2);
  const shrunk = (picture: Buffer) => sharp(picture).resize({ height: half });
  const grey = await shrunk(large).greyscale().toColourspace('srgb').png().toBuffer();
  const line = await shrunk(small).png().toBuffer();
  const { width: beside } = await sharp(line).metadata();
  return sharp({ create: { width: width + GAP + beside, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: large, left: 0, top: 0 },
      { input: line, left: width + GAP, top: 0 },
      { input: grey, left: width + GAP, top: height - half },
    ])
    .png()
    .toBuffer();
}
