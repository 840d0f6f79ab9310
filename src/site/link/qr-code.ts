/** QR codes as vector paths. */
import { correction, generate } from 'lean-qr';

/** A code as a square SVG path. */
export interface CodePicture {
  /** Side length in modules, including the quiet zone. */
  readonly side: number;
  /** Path data of the dark modules, 1 by 1 unit each. */
  readonly path: string;
}

/** Quiet zone on every side, in modules (ISO/IEC 18004). */
const QUIET = 4;
/** Up to this length a code is small enough for stronger error correction, against smudges and creases. */
const SHORT = 300;

/** Capacity in bytes (ISO/IEC 18004, version 40-L). */
const LONGEST = 2953;

export const fitsCode = (text: string): boolean => new TextEncoder().encode(text).length <= LONGEST;

/** The code of a text: error correction M for short texts, else at least L, to keep the modules large. */
export function codeOf(text: string): CodePicture {
  const least = text.length <= SHORT ? correction.M : correction.L;
  const modules = generate(text, { minCorrectionLevel: least });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(column, row)) continue;
      const start = column;
      while (modules.get(column + 1, row)) column++;
      path += `M${start + QUIET} ${row + QUIET}h${column + 1 - start}v1H${start + QUIET}z`;
    }
  }
  return { side: modules.size + 2 * QUIET, path };
}
