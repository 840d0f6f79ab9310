/** Pictures for the README: several side by side, with few colours. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

/** Background colour. */
export const TABLE = '#6f6a62';
const GAP = 14;

/** Pictures side by side on a table. */
export async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map(async (picture) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, GAP);
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * GAP;
  let left = GAP;
  const layers = pictures.map((input, index) => {
    const layer = { input, left, top: GAP };
    left += (sizes[index]?.width ?? 0) + GAP;
    return layer;
  });
  return sharp({ create: { width, height, channels: 3, background: TABLE } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Writes a README picture, scaled to this width in px. */
export async function save(name: string, picture: Buffer, width: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await sharp(picture)
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(`${FOLDER}${name}.png`);
}
