/** The scripts a visitor's device runs, page by page, and build time as games are added. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { filesOf } from '../../src/site/build/dist.ts';
import { kindsIn } from '../../src/site/build/page-kinds.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { openBrowser } from '../site/browser.ts';
import { openHost } from '../site/host.ts';
import { build, type Build } from './build.ts';
import type { Bench, Figure } from './measurement.ts';

const GAMES = SHELF.map(({ id }) => id);

/** Limit for a page where a game is played, bytes (gzip); other pages are listed for comparison. */
const BAR = 70_000;

/** Copies of a game, to compare with one. */
const COPIES = 10;

function buildCopies(folder: string, copies: number): Build {
  return build(folder, { FIELDKIT_SHELF: 'tests/made-up/copies.ts', FIELDKIT_COPIES: String(copies) });
}

/** Inline scripts that run: not data. */
const INSIDE = 'script:not([src], [type="application/json"])';

/** The scripts a page has fetched or contains once it is idle: gzip size by code. */
async function scriptsOf(browser: Browser, address: string): Promise<ReadonlyMap<string, number>> {
  const page = await browser.newPage();
  const fetched: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inside = await page.locator(INSIDE).allTextContents();
  const codes = [...(await Promise.all(fetched)).map((code) => code.toString('utf8')), ...inside];
  await page.close();
  return new Map(codes.map((code) => [code, gzipSync(code).length]));
}

/** A page upright in a hand, and on a desk. */
const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;

/**
 * Scripts (gzip) fetched by a visitor who starts a game against the opponent, up to their first Go; the opponent's
 * worker is listed separately.
 */
async function atFirstGo(browser: Browser, address: string, screen: keyof typeof SCREENS): Promise<number> {
  const page = await browser.newPage({ viewport: SCREENS[screen] });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-start=against]').click();
  await page.locator('.bar').waitFor();
  const touches = page.locator(
    '.hand-card:not([aria-disabled=true]), .board-live [data-place]:not([aria-disabled=true]), .bar-chips button',
  );
  const go = page.locator('.bar-go');
  for (let tries = 0; tries < 60 && !(await go.isVisible()); tries++) {
    // Tries the first touch; if that leads nowhere, another one each time.
    const open = Math.max(1, await touches.count());
    await touches.nth(tries < 6 ? 0 : (7 * tries) % open).dispatchEvent('click');
    await page.waitForTimeout(300);
  }
  await go.waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !name.includes('worker')),
  );
  const inside = await page.locator(INSIDE).allTextContents();
  const codes = await Promise.all(
    [...new Set(fetched)].map(async (name) => (await page.request.get(name)).text()),
  );
  await page.close();
  return sum([...codes, ...inside].map((code) => gzipSync(code).length));
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, number) => all + number, 0);

/** The scripts of a rules page without examples (the made-up game's) beyond those of every page. */
async function ownScript(folder: string): Promise<Figure> {
  const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder })]);
  const [path = ''] = globSync('*/rules/index.html', { cwd: folder });
  const everywhere = await scriptsOf(browser, address);
  const here = await scriptsOf(browser, address + path.replace(/index\.html$/, ''));
  await browser.close();
  server.close();
  const own = sum([...here].filter(([code]) => !everywhere.has(code)).map(([, bytes]) => bytes));
  return {
    what: 'script of its own by gzip: a rules page without an example',
    bar: '0 kB',
    found: `${(own / 1000).toFixed(1)} kB`,
    held: own === 0,
  };
}

async function scripts(folder: string): Promise<readonly Figure[]> {
  const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder })]);
  const figures: Figure[] = [];
  const weighed = (what: string, bytes: number): Figure => ({
    what,
    bar: '',
    found: `${(bytes / 1000).toFixed(1)} kB`,
  });
  const held = (what: string, bytes: number): Figure => ({
    ...weighed(what, bytes),
    bar: `<= ${BAR / 1000} kB`,
    held: bytes <= BAR,
  });
  for (const [kind, path] of [...kindsIn(filesOf(folder), GAMES)].filter(([each]) => each !== 'play'))
    figures.push(
      weighed(`script of a page by gzip: ${kind}`, sum((await scriptsOf(browser, address + path)).values())),
    );
  for (const play of globSync('*/play/index.html', { cwd: folder }).toSorted()) {
    const [game, page] = [dirname(dirname(play)), address + play.replace(/index\.html$/, '')];
    figures.push(
      held(`script of the page Play of ${game} by gzip`, sum((await scriptsOf(browser, page)).values())),
    );
    for (const screen of ['phone', 'desk'] as const)
      figures.push(
        held(
          `the same with the table, before the first Go against the opponent: ${screen}`,
          await atFirstGo(browser, page, screen),
        ),
      );
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
      await ownScript(join(root, 'one')),
      built('build of the site', whole),
      built('build with a small game', one),
      built(`build with ${COPIES} small games`, many),
      {
        what: `time for ${COPIES} times the games, with ${COPIES} times the pages of rules`,
        bar: `<= x ${COPIES}`,
        found: `x ${growth.toFixed(1)}`,
        held: growth <= COPIES,
      },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
