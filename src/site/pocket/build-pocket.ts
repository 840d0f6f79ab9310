/** Builds each game's pocket edition: its pages in one file that opens without a server. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';
import { policyHash } from '../../kit/content-hash.ts';
import { filesOf } from '../build/dist.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import type { SearchBook } from '../search/search-record.ts';
import { POCKET_PAGES } from '../words/pocket-pages.ts';
import { POCKET_WORDS } from '../words/pocket.ts';
import { WORDS } from '../words/site.ts';
import { folded, placeIn, type BuiltPage } from './inline-pages.ts';
import { lightShelf } from './pocket-shelf.ts';

/** The position editor needs face pictures, which the file does not contain. */
const withoutEditor: Plugin = {
  name: 'fieldkit-without-editor',
  enforce: 'pre',
  resolveId: (source) => (/^\.\/position-inquiry\.\w+$/.test(source) ? '\0no-editor' : null),
  load: (id) => (id === '\0no-editor' ? 'export {};' : null),
};

/** "Can I?" and round and score of a game as one classic script: pages opened from a file cannot load modules. */
async function pocketScript(base: string, game: string, plugins: readonly Plugin[]): Promise<string> {
  const entry = fileURLToPath(new URL('./entry.tsx', import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    // localStorage keys are the site's own.
    base,
    plugins: [withoutEditor, ...plugins, lightShelf(game)],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'fieldkit' } },
  })) as readonly Rolldown.RolldownOutput[];
  const code = result[0]?.output[0].code;
  if (code === undefined) throw new Error('The script of the pocket edition was not built.');
  return code.replaceAll('</script', '<\\/script');
}

/** The styles of some pages, with their fonts embedded. */
function stylesOf(folder: string, pages: readonly BuiltPage[]): string {
  const linked = pages.flatMap(({ html }) => [...html.matchAll(/<link[^>]*href="([^"]*\.css)"/g)]);
  const files = new Set(linked.map(([, href = '']) => basename(href)));
  // The build inlines short style sheets.
  const inside = pages.flatMap(({ html }) => [...html.matchAll(/<style>([^]*?)<\/style>/g)]);
  const css = [
    ...[...files].map((file) => readFileSync(join(folder, '_astro', file), 'utf8')),
    ...new Set(inside.map(([, text = '']) => text)),
  ].join('\n');
  return css
    .replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g, '')
    .replaceAll(/url\(["']?[^)]*\/([^/)]*\.woff2)["']?\)/g, (_, file: string) => {
      const bytes = readFileSync(join(folder, '_astro', file));
      return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
    });
}

const TOLD =
  '.told{max-width:42rem;color:var(--quiet);font-size:1rem}.pocket-nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}';

/** The pages of a game for the file, those that were built; rules keep their ids as anchors. */
function pagesIn(folder: string, base: string, game: string): readonly BuiltPage[] {
  const questions = filesOf(folder)
    .map((file) => new RegExp(`^${game}/(questions/[^/]+)/index\\.html$`).exec(file)?.[1] ?? '')
    .filter((path) => path !== '');
  return ['rules', ...questions, 'rulings', 'how-it-plays', ...Object.keys(LIVE)]
    .filter((path) => existsSync(join(folder, game, path, 'index.html')))
    .map((path) => ({
      address: `${base}${game}/${path}/`,
      html: readFileSync(join(folder, game, path, 'index.html'), 'utf8'),
      prefix: path === 'rules' ? '' : `${path.replace('/', '-')}-`,
    }));
}

/** Pages rendered by the script, each with a placeholder. */
const LIVE = {
  'can-i': (game: string) =>
    `<section id="can-i-top"><h2>${POCKET_WORDS.canI}</h2><div data-can-i-of="${game}"></div></section>`,
  table: (game: string) =>
    `<section id="table-top"><h2>${POCKET_WORDS.table}</h2><div data-round-of="${game}"></div></section>`,
} as const;

/** The file's search index, with anchors in the file; examples are only on the site. */
function foundIn(folder: string, game: string, pages: readonly BuiltPage[]): SearchBook | null {
  const file = join(folder, game, 'search.json');
  if (!existsSync(file)) return null;
  const book = JSON.parse(readFileSync(file, 'utf8')) as SearchBook;
  const records = book.records.flatMap((record) => {
    const place = placeIn(record.address, pages);
    // A situation is addressed by its fragment alone, wherever it is.
    const address = record.kind === 'try' ? record.address.slice(record.address.indexOf('#')) : place;
    return address === null ? [] : [{ ...record, address }];
  });
  return { ...book, records };
}

const SEARCH_BOX = `<form class="search" role="search"><label for="q">${WORDS.search.label} <small>${WORDS.search.hint}</small></label>
<div><input id="q" type="search" autocomplete="off" spellcheck="false"></div><p role="status"></p><ol class="found" data-found></ol></form>`;

/** JSON for the file, compressed: uncompressed it would be a tenth of it. */
const packed = (value: unknown): string => gzipSync(JSON.stringify(value), { level: 9 }).toString('base64');

const titleOf = ({ html }: BuiltPage): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim() ?? '';

/** What the file holds, in a few words; `standing` is the line at its foot. */
function aboutOf(pages: readonly BuiltPage[], game: string, standing: string): string {
  const { version } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const held = POCKET_PAGES.filter((page) =>
    pages.some(({ address }) => address.startsWith(`${game}${page}/`)),
  );
  return [
    POCKET_WORDS.about(held),
    // A maker's game says nothing of the house.
    ...(standing === WORDS.unofficial ? [POCKET_WORDS.version(version)] : []),
    ...(held.includes('questions') ? [POCKET_WORDS.tables] : []),
  ].join(' ');
}

/** A game's pocket edition as HTML; `script` comes from `pocketScript`. */
export function pocketOf(folder: string, base: string, game: string, script: string): string | null {
  const pages = pagesIn(folder, base, game);
  if (pages.length === 0) return null;
  const livePart = ({ prefix }: BuiltPage) =>
    Object.entries(LIVE).find(([path]) => prefix === `${path}-`)?.[1];
  const live = pages.flatMap((page) => livePart(page)?.(game) ?? []);
  const read = pages.filter((page) => livePart(page) === undefined);
  const styles = stylesOf(folder, pages) + TOLD;
  const policy = [
    "default-src 'none'",
    `script-src ${policyHash(script)}`,
    `style-src ${policyHash(styles)}`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const book = live.length > 0 ? foundIn(folder, game, pages) : null;
  const searching =
    book === null
      ? ''
      : `${SEARCH_BOX}<script type="application/gzip" data-found-in>${packed(book)}</script>`;
  const first = pages[0]?.html ?? '';
  // A site that is about one game bears its name.
  const [, title = game] =
    /<a class="title"[^>]*>\s*([^<]*?)\s*</.exec(first) ??
    /<a class="house"[^>]*>\s*([^<]*?)\s*</.exec(first) ??
    [];
  const [, standing = ''] = /<footer[^>]*>\s*<p[^>]*>\s*([^<]*?)\s*</.exec(first) ?? [];
  const links = [...pages.filter((page) => livePart(page)), ...read].map(
    (page) => `<a href="#${page.prefix}top">${titleOf(page)}</a>`,
  );
  return `<!doctype html>
<html lang="${SITE_LANGUAGE.id}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${POCKET_WORDS.title(title)}</title><style>${styles}</style></head>
<body><header><h1>${POCKET_WORDS.title(title)}</h1><p>${aboutOf(pages, `${base}${game}/`, standing)}</p>
<nav class="pocket-nav" aria-label="${POCKET_WORDS.contents}">${links.join(' ')}</nav></header>
<main>${searching}${live.join('')}${folded(read).join('\n')}</main><footer><p>${standing}</p></footer>${live.length > 0 ? `<script>${script}</script>` : ''}</body></html>
`;
}

/** Writes `<game>/pocket.html` for every readable game; `plugins` resolve the games and see what is bundled. */
export const pocketEditions = (...plugins: readonly Plugin[]): AstroIntegration => {
  let base = '/';
  return {
    name: 'fieldkit-pocket',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const games = filesOf(folder).flatMap(
          (file) => /^([^/]+)\/rules\/index\.html$/.exec(file)?.[1] ?? [],
        );
        for (const game of games) {
          const script = await pocketScript(base, game, plugins);
          const html = pocketOf(folder, base, game, script);
          if (html !== null) writeFileSync(join(folder, game, 'pocket.html'), html);
        }
      },
    },
  };
};
