/** The link preview picture of the site's own pages. */
import type { APIRoute } from 'astro';
import { previewOfShelf } from '../../preview/preview-picture.ts';
import { SHELF } from '../../shelf.ts';

export const GET: APIRoute = async () => {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  return new Response(new Uint8Array(await previewOfShelf(kits)));
};
