/** What a visitor's device has to run, page by page, and what a build takes as games are added. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../site/browser.ts';
import { openHost } from '../site/host.ts';
import type { Bench, Figure } from './figure.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASTRO = join(createRequire(import.meta.url).resolve('astro/package.json'), '../bin/astro.mjs');

/** Bars in bytes by gzip; a page of another kind stands beside. */
const BARS: Readonly<Record<string, number>> = { play: 60_000 };

/** Copies of a game beside one of it. */
const COPIES = 10;

interface Build {
  readonly seconds: number;
  readonly pages: number;
}

/** Builds a site into a folder. */
function build(folder: string, env: Readonly<Record<string, string>> = {}): Build {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, [ASTRO, 'build', '--outDir', folder], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, pages: globSync('**/*.html', { cwd: folder }).length };
}

/** The text of a made-up game's rules under the name of each of its copies, where a build looks for it. */
const TEXTS = join(ROOT, 'print/bench/content');

function buildCopies(folder: string, copies: number): Build {
  const text = join(ROOT, 'tests/made-up/content/stepping-stones/rules.mdx');
  for (let copy = 1; copy <= copies; copy++) {
    mkdirSync(join(TEXTS, `copy-${copy}`), { recursive: true });
    cpSync(text, join(TEXTS, `copy-${copy}/rules.mdx`));
  }
  try {
    return build(folder, { FIELDKIT_SHELF: 'tests/made-up/many.ts', FIELDKIT_COPIES: String(copies) });
  } finally {
    rmSync(join(ROOT, 'print/bench'), { recursive: true, force: true });
  }
}

/** Bytes of script, by gzip, that a page has fetched or carries when it has come to rest. */
async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inside = await page.locator('script:not([src])').allTextContents();
  const fetched = await Promise.all(sizes);
  await page.close();
  return [...fetched, ...inside.map((code) => gzipSync(code).length)].reduce((sum, size) => sum + size, 0);
}

/** A page of every kind that a folder has, by what it is called; of pages in a row the first. */
function kindsIn(folder: string): ReadonlyMap<string, string> {
  const paths = globSync('**/index.html', { cwd: folder }).map((path) => path.replace(/index\.html$/, ''));
  const kindOf = (path: string): string => {
    const [game = '', page = 'box', ...more] = path.split('/').filter((part) => part !== '');
    if (game === '') return 'home';
    if (game === 'search') return 'search';
    return more.length > 0 ? `${page}, one of them` : page;
  };
  return new Map(paths.sort().map((path) => [kindOf(path), path]));
}

async function scripts(folder: string): Promise<readonly Figure[]> {
  const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder })]);
  const figures: Figure[] = [];
  for (const [kind, path] of kindsIn(folder)) {
    const bytes = await scriptBytes(browser, address + path);
    const bar = BARS[kind];
    figures.push({
      what: `script of a page by gzip: ${kind}`,
      bar: bar === undefined ? '' : `<= ${bar / 1000} kB`,
      found: `${(bytes / 1000).toFixed(1)} kB`,
      ...(bar !== undefined && { held: bytes <= bar }),
    });
  }
  await browser.close();
  server.close();
  return figures;
}

const built = (what: string, { seconds, pages }: Build): Figure => ({
  what: `${what}: ${pages} pages`,
  bar: '',
  found: `${seconds.toFixed(1)} s`,
});

export const siteFigures: Bench = async () => {
  const root = mkdtempSync(join(tmpdir(), 'fieldkit-bench-'));
  try {
    const whole = build(join(root, 'whole'));
    const one = buildCopies(join(root, 'one'), 1);
    const many = buildCopies(join(root, 'many'), COPIES);
    const growth = many.seconds / one.seconds;
    return [
      ...(await scripts(join(root, 'whole'))),
      built('build of the site', whole),
      built('build with a small game', one),
      built(`build with ${COPIES} small games`, many),
      {
        what: `time for ${COPIES} times the games`,
        bar: `<= x ${COPIES}`,
        found: `x ${growth.toFixed(1)}`,
        held: growth <= COPIES,
      },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
