/** The printed faces as the site shows them: the same drawing, 6 px a millimetre. */
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { drawKit, type DrawnCard } from '../../../../kit/drawn.ts';
import type { SetFace } from '../../../../kit/face.ts';
import { typeFaultSentence } from '../../../../kit/type/faults.ts';
import type { Fonts } from '../../../../kit/type/font.ts';
import { MM_PER_INCH } from '../../../../kit/units.ts';
import { paintSvg } from '../../../../press/paint/svg.ts';
import { loadFonts } from '../../../fonts.ts';
import { SHELF } from '../../../shelf.ts';

const PX_PER_MM = 6;

interface Props {
  readonly face: SetFace;
  readonly fonts: Fonts;
}

/** Fronts by card, backs by deck: the names the gallery asks for. */
const named = ({ card, deck, front, back }: DrawnCard): [string, SetFace][] => [
  [card.id, front],
  [`${deck.id}-back`, back],
];

export const getStaticPaths = (async () => {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  return kits.flatMap((kit) => {
    const fonts = loadFonts(kit);
    const drawn = drawKit(kit, 'colour', fonts, { counters: false, showpieces: false });
    if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
    const faces = new Map(drawn.value.cards.flatMap(named));
    return [...faces].map(([name, face]) => ({
      params: { game: kit.id, face: name },
      props: { face, fonts },
    }));
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { face, fonts } }) => {
  const svg = await paintSvg(face, fonts, { dpi: PX_PER_MM * MM_PER_INCH });
  return new Response(new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()));
};
