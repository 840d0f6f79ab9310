/** The printed faces for the board: the screen edition as SVG, cached by browsers. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { SetFace } from '../../../../kit/face.ts';
import type { Fonts } from '../../../../kit/type/font.ts';
import { MM_PER_INCH } from '../../../../kit/units.ts';
import { paintSvg } from '../../../../press/paint/svg.ts';
import { facesOf } from '../../../named-faces.ts';
import { loadFonts } from '../../../package-fonts.ts';
import { SHELF } from '../../../shelf.ts';

/** Intrinsic size of the SVG, px per mm: browsers rasterise at it before scaling. */
const PX_PER_MM = 4;

interface Props {
  readonly face: SetFace;
  readonly fonts: Fonts;
}

export const getStaticPaths = (async () => {
  const games = SHELF.filter(({ referee }) => referee?.scenery !== undefined);
  const kits = await Promise.all(games.map(({ kit }) => kit()));
  return kits.flatMap((kit) => {
    const fonts = loadFonts(kit);
    return [...facesOf(kit, 'screen', fonts)].map(([name, face]) => ({
      params: { game: kit.id, face: name },
      props: { face, fonts },
    }));
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { face, fonts } }) =>
  new Response(await paintSvg(face, fonts, { dpi: PX_PER_MM * MM_PER_INCH }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
