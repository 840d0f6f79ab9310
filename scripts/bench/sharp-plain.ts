/**
 * Pictures that were drawn as SVG before, made PNG by sharp alone, two at once: what stands beside `fieldkit images`. It
 * draws no face, sets no text and looks for nothing that was kept.
 *
 *   node scripts/bench/sharp-plain.ts FOLDER-OF-SVG --out FOLDER
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inLanes } from '../make/limit-concurrency.ts';

const [from = '.'] = process.argv.slice(2);
const out = process.argv.at(-1) ?? '.';
mkdirSync(out, { recursive: true });
const names = readdirSync(from).filter((name) => name.endsWith('.svg'));

/** Size in px instead of mm, as `fieldkit images` passes it to sharp. */
const inPixels = (svg: string): string =>
  svg.replaceAll(/"([\d.]+)mm"/g, (_, mm) => `"${Math.round((Number(mm) / 25.4) * 300)}"`);

await inLanes(names, 2, async (name) => {
  const svg = Buffer.from(inPixels(readFileSync(join(from, name), 'utf8')));
  const picture = sharp(svg, { unlimited: true });
  const png = picture.flatten({ background: '#ffffff' }).withMetadata({ density: 300 }).png();
  writeFileSync(join(out, name.replace('.svg', '.png')), await png.toBuffer());
});
