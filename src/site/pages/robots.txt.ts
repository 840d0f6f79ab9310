/** Tells searching machines that they are welcome, and where the pages are listed. */
import type { APIRoute } from 'astro';
import { toFile } from '../links.ts';

export const GET: APIRoute = ({ site }) => {
  const list = site ? [`Sitemap: ${new URL(toFile('sitemap-index.xml'), site).href}`] : [];
  return new Response(['User-agent: *', 'Allow: /', ...list, ''].join('\n'));
};
