/** The printed faces as pictures: the same drawing that goes onto the sheets. */
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { PRINTED_EDITIONS } from '../../../../../kit/edition.ts';
import type { SetFace } from '../../../../../kit/face.ts';
import type { Fonts } from '../../../../../kit/type/font.ts';
import { MM_PER_INCH } from '../../../../../kit/units.ts';
import { paintSvg } from '../../../../../press/paint/svg.ts';
import { facesOf, MM_TO_PX } from '../../../../faces.ts';
import { loadFonts } from '../../../../fonts.ts';
import { SHELF } from '../../../../shelf.ts';

interface Props {
  readonly face: SetFace;
  readonly fonts: Fonts;
}

export const getStaticPaths = (async () => {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  return kits.flatMap((kit) => {
    const fonts = loadFonts(kit);
    return PRINTED_EDITIONS.flatMap((edition) =>
      [...facesOf(kit, edition, fonts)].map(([name, face]) => ({
        params: { game: kit.id, edition, face: name },
        props: { face, fonts },
      })),
    );
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { face, fonts } }) => {
  const svg = await paintSvg(face, fonts, { dpi: MM_TO_PX * MM_PER_INCH });
  return new Response(new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()));
};
