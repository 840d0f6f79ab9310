/** The fonts of the printed sheets, for the print desk: the house's and every kit's. */
import type { APIRoute } from 'astro';
import { HOUSE_FONTS, type FontSource } from '../../../kit/type/fonts.ts';
import { fontName } from '../../links.ts';
import { fontFile } from '../../package-fonts.ts';
import { SHELF } from '../../shelf.ts';

export async function getStaticPaths() {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  const sources = [...HOUSE_FONTS, ...kits.flatMap(({ fonts }) => fonts)];
  const byName = new Map(sources.map((source) => [fontName(source), source]));
  return [...byName].map(([font, source]) => ({ params: { font }, props: { source } }));
}

export const GET: APIRoute<{ source: FontSource }> = ({ props }) => new Response(fontFile(props.source));
