/** Pictures of each game's box front. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { SetFace } from '../../../../kit/face.ts';
import type { Fonts } from '../../../../kit/type/font.ts';
import { COVER_WIDTHS } from '../../../cover-picture.ts';
import { coverFace } from '../../../named-faces.ts';
import { loadFonts } from '../../../package-fonts.ts';
import { pictureOf } from '../../../pictures.ts';
import { ABROAD, SHELF } from '../../../shelf.ts';

interface Props {
  readonly face: SetFace;
  readonly fonts: Fonts;
  readonly width: number;
}

export const getStaticPaths = (async () => {
  const kits = await Promise.all([...SHELF, ...ABROAD].map(({ kit }) => kit()));
  return kits.flatMap((kit) => {
    const fonts = loadFonts(kit);
    const face = coverFace(kit, fonts);
    return COVER_WIDTHS.map((width) => ({
      params: { game: kit.id, width: String(width) },
      props: { face, fonts, width },
    }));
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { face, fonts, width } }) =>
  new Response(new Uint8Array(await pictureOf(face, fonts, width, Math.max(...COVER_WIDTHS))));
