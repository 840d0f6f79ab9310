/** Rasterises PDF pages and SVG pictures, for tests that measure the press's output. */
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** RGB, three bytes a pixel, row by row; unprinted areas are white. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Opens a PDF; close it with `loadingTask.destroy()`. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false }).promise;

/** The RGB bytes of RGBA pixels. */
export function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const data = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    data[to] = rgba[from] ?? 0;
    data[to + 1] = rgba[from + 1] ?? 0;
    data[to + 2] = rgba[from + 2] ?? 0;
  }
  return data;
}

/** A page (from 1) at `dpi`, rendered by pdf.js. */
export async function pagePixels(pdf: PDFDocumentProxy, number: number, dpi: number): Promise<Pixels> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
    .promise;
  return { width, height, data: withoutAlpha(context.getImageData(0, 0, width, height).data) };
}

/** An SVG with its size in px, rendered by librsvg. */
export async function svgPixels(svg: string): Promise<Pixels> {
  const picture = sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The share of pixels with a channel that differs by more than half its range. */
export function shareApart(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const isOff = (index: number): boolean => Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0)) > 127;
  let apart = 0;
  for (let index = 0; index < one.data.length; index += 3)
    if (isOff(index) || isOff(index + 1) || isOff(index + 2)) apart += 1;
  return apart / (one.width * one.height);
}

/** The smallest rectangle, in px, with every pixel for which `is` returns true. */
export function extentOf(
  { width, height, data }: Pixels,
  is: (red: number, green: number, blue: number) => boolean,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (!is(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { left, top, right, bottom };
}
