/**
 * Simulates printers that misalign backs (what shows through of a back from the front, against the light), and such as
 * print too long or too short in one direction.
 */
import type { Pixels } from './raster.ts';

/** Greyscale paper: 0 is ink, 255 bare; rows from the top. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  /** Coordinates must be within the paper. */
  readonly at: (x: number, y: number) => number;
}

export function greyOf({ width, height, data }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let index = 0; index < grey.length; index += 1)
    grey[index] = ((data[3 * index] ?? 0) + (data[3 * index + 1] ?? 0) + (data[3 * index + 2] ?? 0)) / 3;
  return { width, height, at: (x, y) => grey[y * width + x] ?? 255 };
}

/** Greyscale between pixels; bare paper outside. */
function sampled({ width, height, at }: Grey, column: number, row: number): number {
  const left = Math.floor(column);
  const top = Math.floor(row);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const shareX = column - left;
  const shareY = row - top;
  const upper = at(left, top) * (1 - shareX) + at(left + 1, top) * shareX;
  const lower = at(left, top + 1) * (1 - shareX) + at(left + 1, top + 1) * shareX;
  return Math.floor(upper * (1 - shareY) + lower * shareY);
}

/** A page as a printer puts it on paper of the same size that prints these per cent of a length, about the middle. */
export function printedAt(
  page: Grey,
  { across, along }: { readonly across: number; readonly along: number },
): Grey {
  const { width, height } = page;
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  return {
    width,
    height,
    at: (x, y) => sampled(page, midX + ((x - midX) * 100) / across, midY + ((y - midY) * 100) / along),
  };
}

/** The misalignment of every back, about the sheet's centre, seen from the front. */
export interface Flaw {
  /** mm. */
  readonly right: number;
  readonly down: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly scale: number;
}

/**
 * A back page seen through its front: printed with a flaw, the sheet turned over on its long or short edge. For each
 * pixel of the front it finds the matching point of the back page.
 */
export function seenThrough(back: Grey, flaw: Flaw, flip: 'long' | 'short', dpi: number): Grey {
  const { width, height } = back;
  const pixels = dpi / 25.4;
  const angle = (flaw.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / flaw.scale, Math.sin(angle) / flaw.scale];
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  const at = (x: number, y: number): number => {
    const fromX = x - midX - flaw.right * pixels;
    const fromY = y - midY - flaw.down * pixels;
    // Inverts turn and scale, then mirrors, as the sheet is turned over.
    const u = cos * fromX + sin * fromY;
    const v = cos * fromY - sin * fromX;
    const column = midX + (flip === 'long' ? -u : u);
    const row = midY + (flip === 'short' ? -v : v);
    return sampled(back, column, row);
  };
  return { width, height, at };
}
