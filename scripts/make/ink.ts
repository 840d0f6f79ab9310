/** How much ink each face takes, measured from a small picture of it and kept by the face's hash. */
import type { DrawnKit } from '../../src/kit/drawn.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { keyOf, keyOfFonts } from './cache.ts';
import { facesOf, keyOfFace } from './faces.ts';
import { inLanes } from './lanes.ts';
import type { Run } from './run.ts';

/** A line of 0.1 mm is a faint pixel at this resolution; the mean is 2 in 100 below that of a large picture. */
const DPI = 60;

async function measured(face: SetFace, fonts: Fonts): Promise<number> {
  const [{ default: sharp }, { withLetters }, { paintSvg }, { inkOf }] = await Promise.all([
    import('sharp'),
    import('./letters.ts'),
    import('../../src/press/paint/svg.ts'),
    import('../../src/press/ink.ts'),
  ]);
  const lettered = { ...face, nodes: withLetters(face.nodes, fonts) };
  const svg = await paintSvg(lettered, fonts, { area: 'trim', dpi: DPI });
  const picture = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return inkOf({ width: info.width, height: info.height, data }).total;
}

/** The ink on the trim of each face of a drawn kit: 1 is one ink all over. */
export async function inkOfFaces(
  drawn: DrawnKit,
  fonts: Fonts,
  { cache, lanes }: Run,
): Promise<(face: SetFace) => number> {
  const inks = new Map<SetFace, number>();
  await inLanes(facesOf(drawn).values(), lanes, async (face) => {
    const key = keyOf('ink', keyOfFace(face), keyOfFonts(fonts));
    const known = cache.get(key);
    const ink = known ? Number(Buffer.from(known).toString()) : await measured(face, fonts);
    if (!known) cache.put(key, Buffer.from(String(ink)));
    inks.set(face, ink);
  });
  return (face) => inks.get(face) ?? 0;
}
