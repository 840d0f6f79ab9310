/** The search index of a game. */
import type { APIRoute } from 'astro';
import { searchBookOf } from '../../ask/search-records.ts';
import { deskOf, readable } from '../../game-bundle.ts';
import { loadFonts } from '../../package-fonts.ts';
import { SHELF } from '../../shelf.ts';
import { FIRST_ASKED } from '../../words/general-faq.ts';
import { SYNONYMS } from '../../search/synonyms.ts';

const WORDS = { first: FIRST_ASKED, synonyms: SYNONYMS };

export const getStaticPaths = () => readable();

export const GET: APIRoute = async ({ params }) => {
  const desk = await deskOf(params.game);
  const situations = await SHELF.find(({ id }) => id === desk.id)?.referee?.situations?.();
  return Response.json(searchBookOf(desk, situations ?? [], loadFonts(desk.kit), WORDS));
};
