/** Measures the ink of each face; cached by the face's hash. */
import type { DrawnKit } from '../../src/kit/drawn-kit.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { inkOfFace } from '../../src/press/ink-coverage/measure.ts';
import { keyOf, keyOfFonts, type Cache } from './cache.ts';
import { facesOf, keyOfFace } from './draw-faces.ts';

function measured(face: SetFace, fonts: Fonts, key: string, cache: Cache): number {
  const kept = cache.get(key);
  if (kept) return Number(Buffer.from(kept).toString());
  const ink = inkOfFace(face, fonts);
  cache.put(key, Buffer.from(String(ink)));
  return ink;
}

/** The ink coverage of the trim area of a drawn kit's faces: 1 is one ink all over. */
export function inkOfFaces(drawn: DrawnKit, fonts: Fonts, cache: Cache): (face: SetFace) => number {
  const fontKey = keyOfFonts(fonts);
  const inks = new Map<string, number>();
  for (const face of facesOf(drawn).values())
    inks.set(face.id, measured(face, fonts, keyOf('ink', keyOfFace(face), fontKey), cache));
  return ({ id }) => inks.get(id) ?? 0;
}
