/** How much ink each face takes, measured from a small picture of it and kept by the face's hash. */
import type { DrawnKit } from '../../src/kit/drawn.ts';
import type { Rect, SetFace } from '../../src/kit/face.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { MM_PER_INCH } from '../../src/kit/units.ts';
import type { RgbPixels } from '../../src/press/ink.ts';
import { keyOf, keyOfFonts } from './cache.ts';
import { facesOf, keyOfFace } from './faces.ts';
import { inLanes, portions } from './lanes.ts';
import type { Run } from './run.ts';

/** Pixels in a millimetre: 40 dpi. A thin line is a faint pixel; the mean is 3 in 100 below that of a large picture. */
const SCALE = 40 / MM_PER_INCH;

/** Faces in one picture: a picture costs more to begin than to draw. */
const TOGETHER = 12;

/** A face's place in a picture of several, in whole pixels, one beside the other. */
interface Cell {
  readonly face: SetFace;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

function cellsOf(faces: readonly SetFace[]): readonly Cell[] {
  let x = 0;
  return faces.map((face) => {
    const cell = { face, x, width: Math.ceil(face.width * SCALE), height: Math.ceil(face.height * SCALE) };
    x += cell.width;
    return cell;
  });
}

async function picture(cells: readonly Cell[], fonts: Fonts): Promise<RgbPixels> {
  const [{ sharp }, { withLetters }, { clipped, paintNodes, svgOf }] = await Promise.all([
    import('./sharp.ts'),
    import('./letters.ts'),
    import('../../src/press/paint/svg.ts'),
  ]);
  const width = cells.reduce((sum, cell) => sum + cell.width, 0);
  const height = Math.max(...cells.map((cell) => cell.height));
  const all: Rect = { x: 0, y: 0, width: width / SCALE, height: height / SCALE };
  const shown = cells.map(async ({ face, x }) => {
    const markup = await paintNodes(withLetters(face.nodes, fonts), fonts);
    const trim = { x: 0, y: 0, width: face.width, height: face.height };
    return `<g transform="translate(${x / SCALE} 0)">${clipped(trim, markup)}</g>`;
  });
  const svg = svgOf(all, (await Promise.all(shown)).join(''), SCALE * MM_PER_INCH);
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' }).removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The pixels of a cell. */
function cut({ x, width, height }: Cell, { data, ...all }: RgbPixels): RgbPixels {
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = (row * all.width + x) * 3;
    pixels.set(data.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, data: pixels };
}

/** The ink of faces, each as a share of its trim. */
async function measured(faces: readonly SetFace[], fonts: Fonts): Promise<readonly number[]> {
  const { inkOf } = await import('../../src/press/ink.ts');
  const cells = cellsOf(faces);
  const pixels = await picture(cells, fonts);
  return cells.map((cell) => {
    // A cell is a little larger than its trim where that is no whole number of pixels.
    const area = cell.face.width * cell.face.height * SCALE * SCALE;
    return (inkOf(cut(cell, pixels)).total * cell.width * cell.height) / area;
  });
}

/** The ink on the trim of each face of a drawn kit: 1 is one ink all over. */
export async function inkOfFaces(
  drawn: DrawnKit,
  fonts: Fonts,
  { cache, lanes }: Run,
): Promise<(face: SetFace) => number> {
  const inks = new Map<string, number>();
  const unknown: SetFace[] = [];
  const fontKey = keyOfFonts(fonts);
  const keyOfInk = (face: SetFace) => keyOf('ink', keyOfFace(face), fontKey);
  for (const face of facesOf(drawn).values()) {
    const kept = cache.get(keyOfInk(face));
    if (kept) inks.set(face.id, Number(Buffer.from(kept).toString()));
    else unknown.push(face);
  }
  await inLanes(portions(unknown, TOGETHER), lanes, async (faces) => {
    const found = await measured(faces, fonts);
    for (const [index, face] of faces.entries()) {
      inks.set(face.id, found[index] ?? 0);
      cache.put(keyOfInk(face), Buffer.from(String(found[index] ?? 0)));
    }
  });
  return ({ id }) => inks.get(id) ?? 0;
}
