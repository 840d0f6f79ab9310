/** A picture of a game set up on a table. */
import type { SetUpPlan } from '../../../src/book/set-up.ts';
import type { SetFace } from '../../../src/kit/face.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { sharp } from './sharp.ts';
import { boards, cutOut, shadowOf } from './table-top.ts';

/** Margin of the table, mm. */
const MARGIN = 14;
/** Longer side, px: small enough for a page sent by mail. */
const LONG = 1000;
const QUALITY = 80;

/** What lies on the table by `plan`, as SVG in mm, with `faces` by the names it uses. */
export async function laidOut(
  plan: SetUpPlan,
  faces: ReadonlyMap<string, SetFace>,
  fonts: Fonts,
): Promise<string> {
  const things = await Promise.all(
    plan.things.map(async ({ face: name, x, y, scale = 1 }) => {
      const face = faces.get(name);
      if (!face) throw new Error(`the set-up lays "${name}", which the box does not hold`);
      return `<g transform="translate(${x} ${y}) scale(${scale})">${shadowOf(face, 0.8 / scale)}${await cutOut(face, fonts)}</g>`;
    }),
  );
  return things.join('');
}

/** A WebP picture of `plan`, with `faces` by the names it uses. */
export async function setUpPicture(
  plan: SetUpPlan,
  faces: ReadonlyMap<string, SetFace>,
  fonts: Fonts,
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> {
  const [width, height] = [plan.width + 2 * MARGIN, plan.height + 2 * MARGIN];
  const dots = LONG / Math.max(width, height);
  const size = { width: Math.round(width * dots), height: Math.round(height * dots) };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">` +
    `${boards(width, height)}<g transform="translate(${MARGIN} ${MARGIN})">${await laidOut(plan, faces, fonts)}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
  return { bytes, ...size };
}
