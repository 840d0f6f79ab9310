/** Lets the site be installed as an app. */
import type { APIRoute } from 'astro';
import { toFile, toPage } from '../links.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { ICONS } from '../offline/icons.ts';
import { OFFLINE_WORDS } from '../words/offline.ts';
import { WORDS } from '../words/site.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: WORDS.site,
    short_name: WORDS.site,
    description: OFFLINE_WORDS.app,
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
