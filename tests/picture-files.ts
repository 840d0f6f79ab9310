/** Picture files of every kind, made for a test in a folder of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** RGB pixels with a different colour in each corner, so that turning and cropping show. */
export function corners(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      data[at] = Math.round((255 * x) / width);
      data[at + 1] = Math.round((255 * y) / height);
      data[at + 2] = x < width / 2 === y < height / 2 ? 220 : 40;
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A red disc on nothing. */
export const disc = (side: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="45%" fill="#d02020"/></svg>`,
    ),
  );

export interface PictureFolder {
  readonly home: string;
  readonly write: (name: string, content: Uint8Array | string) => void;
  readonly remove: () => void;
}

/** A new folder for files. */
export function pictureFolder(): PictureFolder {
  const home = mkdtempSync(join(tmpdir(), 'fieldkit-pictures-'));
  return {
    home,
    write: (name, content) => {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), content);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
