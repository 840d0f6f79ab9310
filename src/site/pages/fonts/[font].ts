/** The fonts of the printed sheets, for the print desk: the house's and every kit's. */
import type { APIRoute } from 'astro';
import { HOUSE_FONTS } from '../../../kit/type/fonts.ts';
import { fontFile } from '../../package-fonts.ts';
import { SHELF } from '../../shelf.ts';

export async function getStaticPaths() {
  const kits = await Promise.all(SHELF.map(({ kit }) => kit()));
  const files = new Set([...HOUSE_FONTS, ...kits.flatMap(({ fonts }) => fonts)].map(({ file }) => file));
  return [...files].map((file) => ({
    params: { font: file.slice(file.lastIndexOf('/') + 1) },
    props: { file },
  }));
}

export const GET: APIRoute<{ file: string }> = ({ props }) => new Response(fontFile(props.file));
