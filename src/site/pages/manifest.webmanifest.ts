/** Lets the site be installed as an app. */
import type { APIRoute } from 'astro';
import { toFile, toPage } from '../links.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { ICONS } from '../offline/icons.ts';
import { siteIdentity } from '../site-identity.ts';
import { OFFLINE_WORDS } from '../words/offline.ts';

export const GET: APIRoute = async () => {
  const { name, about, own } = await siteIdentity();
  return Response.json({
    name,
    short_name: name,
    description: own ? about : OFFLINE_WORDS.app,
    lang: SITE_LANGUAGE.id,
    id: toPage(),
    start_url: toPage(),
    scope: toPage(),
    display: 'standalone',
    background_color: '#f3e8d0',
    theme_color: '#f3e8d0',
    icons: ICONS.map(({ name, size, maskable }) => ({
      src: toFile(`icons/${name}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  });
};
