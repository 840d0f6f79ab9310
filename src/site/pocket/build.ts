/** Makes the pocket edition of each game: its pages in one file that opens without a server. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf } from '../build/dist.ts';
import { POCKET_WORDS } from '../words-pocket.ts';
import { folded, type BuiltPage } from './fold.ts';

/** What draws the faces is not needed: nothing in this edition is printed. */
const withoutKits: Plugin = {
  name: 'fieldkit-without-kits',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('shelf.ts') && /\/cards\//.test(source) ? '\0no-kit' : null,
  load: (id) => (id === '\0no-kit' ? 'export {};' : null),
};

/** Round and score as one classic script: a page from a file may not load modules. */
export async function pocketScript(shelf: Plugin): Promise<string> {
  const entry = fileURLToPath(new URL('./entry.tsx', import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutKits, shelf],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'fieldkit' } },
  })) as readonly Rolldown.RolldownOutput[];
  const code = result[0]?.output[0].code;
  if (code === undefined) throw new Error('The script of the pocket edition was not built.');
  return code.replaceAll('</script', '<\\/script');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The styles of some pages, their letters in them. */
function stylesOf(folder: string, pages: readonly BuiltPage[]): string {
  const linked = pages.flatMap(({ html }) => [...html.matchAll(/<link[^>]*href="([^"]*\.css)"/g)]);
  const files = new Set(linked.map(([, href = '']) => basename(href)));
  // The build puts short styles into the pages themselves.
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

/** The pages of a game that go into the file, as far as they were built; the rules keep their numbers as places. */
function pagesIn(folder: string, base: string, game: string): readonly BuiltPage[] {
  const questions = filesOf(folder)
    .map((file) => new RegExp(`^${game}/(questions/[^/]+)/index\\.html$`).exec(file)?.[1] ?? '')
    .filter((path) => path !== '');
  return ['rules', ...questions, 'rulings', 'table']
    .filter((path) => existsSync(join(folder, game, path, 'index.html')))
    .map((path) => ({
      address: `${base}${game}/${path}/`,
      html: readFileSync(join(folder, game, path, 'index.html'), 'utf8'),
      prefix: path === 'rules' ? '' : `${path.replace('/', '-')}-`,
    }));
}

const titleOf = ({ html }: BuiltPage): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim() ?? '';

/** The pocket edition of a game as one HTML text; `script` is what `pocketScript` made. */
export function pocketOf(folder: string, base: string, game: string, script: string): string | null {
  const pages = pagesIn(folder, base, game);
  if (pages.length === 0) return null;
  const { version } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const hasTable = pages.some(({ address }) => address.endsWith('/table/'));
  const read = pages.filter(({ address }) => !address.endsWith('/table/'));
  const table = hasTable
    ? `<section id="table-top"><h2>${POCKET_WORDS.table}</h2><div data-round-of="${game}"></div></section>`
    : '';
  const styles = stylesOf(folder, pages) + TOLD;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const title = /<a class="title"[^>]*>\s*([^<]*?)\s*</.exec(pages[0]?.html ?? '')?.[1] ?? game;
  const links = [
    ...(hasTable ? [`<a href="#table-top">${POCKET_WORDS.table}</a>`] : []),
    ...read.map((page) => `<a href="#${page.prefix}top">${titleOf(page)}</a>`),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${POCKET_WORDS.title(title)}</title><style>${styles}</style></head>
<body><header><h1>${POCKET_WORDS.title(title)}</h1><p>${POCKET_WORDS.about(version)}</p>
<nav class="pocket-nav" aria-label="${POCKET_WORDS.contents}">${links.join(' ')}</nav></header>
<main>${table}${folded(read).join('\n')}</main><footer><p>${POCKET_WORDS.unofficial}</p></footer>${hasTable ? `<script>${script}</script>` : ''}</body></html>
`;
}

/** Writes `<game>/pocket.html` for every game with something to read; `shelf` finds the games. */
export const pocketEditions = (shelf: Plugin): AstroIntegration => {
  let base = '/';
  return {
    name: 'fieldkit-pocket',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const script = await pocketScript(shelf);
        const games = filesOf(folder).flatMap(
          (file) => /^([^/]+)\/rules\/index\.html$/.exec(file)?.[1] ?? [],
        );
        for (const game of games) {
          const html = pocketOf(folder, base, game, script);
          if (html !== null) writeFileSync(join(folder, game, 'pocket.html'), html);
        }
      },
    },
  };
};
