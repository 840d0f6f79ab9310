/** Link preview pictures of a game's pages. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Kit } from '../../../../kit/kit.ts';
import { previewsOf, type PreviewKind } from '../../../preview/preview-kinds.ts';
import { previewOf } from '../../../preview/preview-picture.ts';
import { SHELF } from '../../../shelf.ts';
import { siteIdentity } from '../../../site-identity.ts';

interface Props {
  readonly kit: Kit;
  readonly kind: PreviewKind;
}

export const getStaticPaths = (async () => {
  const games = await Promise.all(SHELF.map(async (game) => ({ game, kit: await game.kit() })));
  return games.flatMap(({ game, kit }) =>
    previewsOf(game).map((kind) => ({ params: { game: kit.id, kind }, props: { kit, kind } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { kit, kind } }) =>
  new Response(new Uint8Array(await previewOf(kit, kind, await siteIdentity())));
