/**
 * Pictures that were drawn as SVG before, made PNG by sharp alone, two at once: what stands beside `fieldkit images`. It
 * draws no face, sets no text and looks for nothing that was kept.
 *
 *   node scripts/bench/sharp-plain.ts FOLDER-OF-SVG --out FOLDER
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inLanes } from '../make/lanes.ts';

const [from = '.'] = process.argv.slice(2);
const out = process.argv.at(-1) ?? '.';
mkdirSync(out, { recursive: true });
const names = readdirSync(from).filter((name) => name.endsWith('.svg'));
await inLanes(names, 2, async (name) => {
  const picture = sharp(readFileSync(join(from, name)), { density: 300, unlimited: true });
  const png = picture.flatten({ background: '#ffffff' }).withMetadata({ density: 300 }).png();
  writeFileSync(join(out, name.replace('.svg', '.png')), await png.toBuffer());
});
