/** The icons of the installed site, made from its logo. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export interface Icon {
  /** File name. */
  readonly name: string;
  /** Side length, px. */
  readonly size: number;
  /** Whether the device may crop it to any shape; the logo then stays in the middle. */
  readonly maskable: boolean;
}

export const ICONS: readonly Icon[] = [
  { name: '180', size: 180, maskable: false },
  { name: '192', size: 192, maskable: false },
  { name: '512', size: 512, maskable: false },
  { name: 'maskable-512', size: 512, maskable: true },
];

const PAPER = '#f3e8d0';

/** Size of the logo in a maskable icon, as a share: the safe zone is a circle of four fifths. */
const SAFE = 0.62;

export async function iconPng({ size, maskable }: Icon): Promise<Buffer> {
  const sign = readFileSync(join(process.cwd(), 'public/favicon.svg'));
  const side = Math.round(size * (maskable ? SAFE : 1));
  const drawn = await sharp(sign, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer();
  if (!maskable) return drawn;
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  return sharp(drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}
