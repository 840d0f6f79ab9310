/** Checks the links of a built site: every internal URL has a file, every fragment an element. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesOf, textsOf } from './dist.ts';

export interface Built {
  /** The pages' HTML by path: "victory-tank/index.html". */
  readonly pages: ReadonlyMap<string, string>;
  /** Every file by path. */
  readonly files: readonly string[];
  /** The sub-path the site is built for, with slashes at both ends. */
  readonly base: string;
}

const ORIGIN = 'https://this.site';
const ADDRESS = /\s(href|src|action|component-url|renderer-url)="([^"]*)"/g;
const SRCSET = /\ssrcset="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

const unescaped = (text: string): string => text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');

const idsIn = (html: string): readonly string[] => [...html.matchAll(ID)].map(([, id = '']) => unescaped(id));

/** Links to another language: that site is built and checked separately. */
const ABROAD = /<(?:a|link)\s[^>]*hreflang=[^>]*>/g;

const addressesIn = (page: string): readonly (readonly [attribute: string, address: string])[] => {
  const html = page.replaceAll(ABROAD, '');
  return [
    ...[...html.matchAll(ADDRESS)].map(([, attribute = '', address = '']) => [attribute, address] as const),
    ...[...html.matchAll(SRCSET)].flatMap(([, set = '']) =>
      set.split(',').map((part) => ['srcset', part.trim().split(' ')[0] ?? ''] as const),
    ),
  ];
};

/** Broken links of a built site, one sentence each, naming the page. */
export function linkFaults({ pages, files, base }: Built): readonly string[] {
  const known = new Set(files);
  const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]));
  const places = new Map([...ids].map(([path, list]) => [path, new Set(list)]));

  const faultOf = (page: string, attribute: string, address: string): string | null => {
    const url = new URL(address, `${ORIGIN}${base}${page.replace(/index\.html$/, '')}`);
    if (url.origin !== ORIGIN) {
      return attribute === 'href' ? null : `${page} asks another origin for ${address}.`;
    }
    if (!url.pathname.startsWith(base)) return `${page} links to ${address}, outside of ${base}.`;
    const path = decodeURIComponent(url.pathname.slice(base.length));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!known.has(file)) return `${page} links to ${address}, which is not there.`;
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor === '' || !pages.has(file) || places.get(file)?.has(anchor)) return null;
    return `${page} links to ${address}, but ${file} has no place "${anchor}".`;
  };

  return [...pages].flatMap(([page, html]) => {
    const list = ids.get(page) ?? [];
    const twice = [...new Set(list.filter((id, index) => list.indexOf(id) !== index))];
    const found = addressesIn(html).flatMap(
      ([attribute, address]) => faultOf(page, attribute, unescaped(address)) ?? [],
    );
    return [...twice.map((id) => `${page} has two places called "${id}".`), ...new Set(found)];
  });
}

/** Fails the build on a broken link. */
export const linksHold = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'fieldkit-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = filesOf(folder);
        const pages = textsOf(
          folder,
          files.filter((file) => file.endsWith('.html')),
        );
        const faults = linkFaults({ pages, files, base });
        if (faults.length > 0) throw new Error(`The site's own links do not hold:\n${faults.join('\n')}`);
      },
    },
  };
};
