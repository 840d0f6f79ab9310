/** The pictures of makers' games, for the print desk: house games have none. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { deskPictures } from '../../../desk-pictures.ts';
import { loadFonts } from '../../../package-fonts.ts';
import { SHELF } from '../../../shelf.ts';

interface Props {
  readonly content: Uint8Array<ArrayBuffer>;
}

export const getStaticPaths = (async () => {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  const games = await Promise.all(
    kits.map(async (kit) => ({ kit, files: await deskPictures(kit, loadFonts(kit)) })),
  );
  return games.flatMap(({ kit, files }) =>
    [...files].map(([file, content]) => ({ params: { game: kit.id, file }, props: { content } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { content } }) => new Response(content);
