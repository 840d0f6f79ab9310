/** Lets search engines in, with the sitemap of each language. */
import type { APIRoute } from 'astro';
import { languagesOf } from '../../book/shelf-game.ts';
import { LANGUAGE_IDS } from '../../language.ts';
import { toFile, toLanguage, toPage } from '../links.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { SHELF } from '../shelf.ts';

export const GET: APIRoute = ({ site }) => {
  const all = SHELF.flatMap(languagesOf);
  const others = LANGUAGE_IDS.filter((id) => id !== SITE_LANGUAGE.id && all.includes(id));
  const folders = others.map((id) => toLanguage(toPage(), id).address);
  const maps = [toFile('sitemap-index.xml'), ...folders.map((folder) => `${folder}sitemap-index.xml`)];
  const list = site ? maps.map((map) => `Sitemap: ${new URL(map, site).href}`) : [];
  return new Response(['User-agent: *', 'Allow: /', ...list, ''].join('\n'));
};
