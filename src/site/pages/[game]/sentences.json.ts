/** The rule sentences of this version: an update compares them, to tell what changed. */
import type { APIRoute } from 'astro';
import { deskOf, readable } from '../../game-bundle.ts';

export const getStaticPaths = () => readable();

export const GET: APIRoute = async ({ params }) => {
  const { book } = await deskOf(params.game);
  return Response.json(
    Object.fromEntries(Object.entries(book.statements).map(([id, { text }]) => [id, text])),
  );
};
