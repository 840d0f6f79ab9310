/** The printed faces as pictures: the same drawings as on the sheets. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { PRINTED_EDITIONS } from '../../../../../../kit/edition.ts';
import type { SetFace } from '../../../../../../kit/face.ts';
import type { Fonts } from '../../../../../../kit/type/font.ts';
import { FACE_WIDTHS, facesOf } from '../../../../../named-faces.ts';
import { loadFonts } from '../../../../../package-fonts.ts';
import { pictureOf } from '../../../../../pictures.ts';
import { SHELF } from '../../../../../shelf.ts';

interface Props {
  readonly face: SetFace;
  readonly fonts: Fonts;
  readonly width: number;
}

export const getStaticPaths = (async () => {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  return kits.flatMap((kit) => {
    const fonts = loadFonts(kit);
    return PRINTED_EDITIONS.flatMap((edition) =>
      [...facesOf(kit, edition, fonts)].flatMap(([name, face]) =>
        FACE_WIDTHS.map((width) => ({
          params: { game: kit.id, edition, width: String(width), face: name },
          props: { face, fonts, width },
        })),
      ),
    );
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { face, fonts, width } }) =>
  new Response(new Uint8Array(await pictureOf(face, fonts, width)));
