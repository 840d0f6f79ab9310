/** What a maker's game draws, by the command: each face as a picture, and as a page of a PDF. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type OverlayOptions } from 'sharp';
import { MM_PER_INCH } from '../src/kit/units.ts';
import { fieldkit, filesIn, inFolder } from './made-up/run-fieldkit.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from './raster.ts';

/** The resolution at which the two painters are compared. */
const DPI = 200;

/** Of a picture in the documentation: about 4 px a mm. */
const PICTURE_DPI = 110;

/** Between the faces of a picture and round them, px. */
const GAP = 14;

/** The table on which they lie: white cards show on it. */
const TABLE = '#d8d3c8';

/** Tolerance for antialiasing on other machines. */
export const TOLERANCE = 0.005;

/** Runs `fieldkit images` on a game; throws what it complains of. */
function images(file: string, out: string, ...words: readonly string[]): void {
  const { status, stderr } = fieldkit('images', '--shelf', file, '--out', out, '--no-cache', ...words);
  if (status !== 0) throw new Error(stderr);
}

/** Pictures of a run by path, such as "colour/tug". */
const svgsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(folder)
      .filter((path) => path.endsWith('.svg'))
      .map((path) => [path.replace(/^.*images\/|\.svg$/g, ''), readFileSync(join(folder, path), 'utf8')]),
  );

/** A drawing whose size is said in mm, in pixels. */
const inPixels = (svg: string, dpi: number): string =>
  svg.replaceAll(/(?<=^<svg[^>]*\b(?:width|height)=")([\d.]+)mm/g, (_, mm: string) =>
    String(Math.round((Number(mm) / MM_PER_INCH) * dpi)),
  );

/** Faces of an edition that look different printed and on the screen, with the share of pixels that differ. */
export async function apartIn(file: string, edition: string): Promise<readonly string[]> {
  const apart: string[] = [];
  await inFolder(async (folder) => {
    images(file, folder, '--edition', edition, '--format', 'svg', '--bleed');
    images(file, folder, '--edition', edition, '--format', 'pdf');
    const svgs = svgsIn(folder);
    const [path = ''] = filesIn(folder).filter((each) => each.endsWith('.pdf'));
    const pdf = await openPdf(new Uint8Array(readFileSync(join(folder, path))));
    const labels = (await pdf.getPageLabels()) ?? [];
    if (labels.length !== svgs.size) apart.push(`${svgs.size} pictures, ${labels.length} pages`);
    for (const [index, label] of labels.entries()) {
      const svg = [...svgs].find(([path]) => path.endsWith(`/${label}`))?.[1] ?? '';
      const screen = await svgPixels(inPixels(svg, DPI));
      const share = shareApart(await pagePixels(pdf, index + 1, DPI), screen);
      if (!(share <= 0.005)) apart.push(`${label}: ${(100 * share).toFixed(2)} %`);
    }
    await pdf.loadingTask.destroy();
  });
  return apart;
}

/** Faces of a game beside each other, as its picture in the documentation shows them. */
export async function pictureOf(
  file: string,
  editions: readonly string[],
  isShown: (id: string) => boolean,
): Promise<Buffer> {
  let picture = Buffer.alloc(0);
  await inFolder(async (folder) => {
    for (const edition of editions) images(file, folder, '--edition', edition, '--format', 'svg');
    const shown = [...svgsIn(folder)].filter(([id]) => isShown(id)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const faces = await Promise.all(
      shown.map(([, svg]) =>
        sharp(Buffer.from(inPixels(svg, PICTURE_DPI)))
          .flatten({ background: '#ffffff' })
          .png()
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const height = Math.max(...faces.map(({ info }) => info.height));
    let left = GAP;
    const placed = faces.map(({ data, info }): OverlayOptions => {
      const place = { input: data, left, top: GAP + Math.round((height - info.height) / 2) };
      left += info.width + GAP;
      return place;
    });
    picture = await sharp({
      create: { width: left, height: height + 2 * GAP, channels: 3, background: TABLE },
    })
      .composite(placed)
      .png({ palette: true, colours: 64 })
      .toBuffer();
  });
  return picture;
}

/** The share of pixels that differ; 1 where the sizes do. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const { width, height } = a.info;
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.2 }) / (width * height);
}

/** How much a picture differs from the one in the documentation; 1 where there is none. `--mode renew` keeps it. */
export async function changeOf(name: string, now: Buffer): Promise<number> {
  const file = new URL(`../docs/pictures/${name}.png`, import.meta.url);
  if (import.meta.env.MODE === 'renew') writeFileSync(file, now);
  return existsSync(file) ? await difference(now, readFileSync(file)) : 1;
}
