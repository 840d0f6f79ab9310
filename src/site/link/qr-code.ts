/** QR codes as vector paths. */
import { correction, generate } from 'lean-qr';

/** A code as a square picture. */
export interface CodePicture {
  /** Its side in modules, the quiet zone included. */
  readonly side: number;
  /** The dark modules, for the `d` of a path; a module is 1 by 1. */
  readonly path: string;
}

/** The bare margin that readers need on every side, in modules (ISO/IEC 18004). */
const QUIET = 4;
/** Up to this length a code is small enough to spare modules for smudges and creases. */
const SHORT = 300;

/** The most bytes that a code holds (ISO/IEC 18004, version 40-L). */
const LONGEST = 2953;

/** Whether a code has room for a text. */
export const fitsCode = (text: string): boolean => new TextEncoder().encode(text).length <= LONGEST;

/** The code of a text: error correction M where the text is short, else at least L, so that its modules stay large. */
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
