/** Opens the built site in a browser, from a static host, and watches for what a page must not do. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { openHost, type Host } from '../../scripts/site/host.ts';
import { BASE } from '../shared/made-up-site.ts';
import { onTestFinished, TestRunner } from 'vitest';
import { DAY } from '../lot.ts';
import { joinBrowser, madeUpSite, makersSite, type SharedBrowser } from '../shared/fixtures.ts';

/** The folder of the built site; SITE_DIST names another one. */
export const DIST = process.env['SITE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serves a folder like a static host, at the given port or any free one. */
export const serve = (folder: string, port = 0): Promise<Host> =>
  openHost({ folder, port, compresses: false });

/** A served site, and a browser. */
export interface Site {
  /** URL of the site, ending in a slash. */
  readonly address: string;
  readonly browser: SharedBrowser;
}

/**
 * Test files of a process share its connection to the browser and its hosts: at the same address, a tab of an earlier
 * file has the site's scripts and fonts in its cache, compiled. They last as long as the process.
 */
const BROWSER = joinBrowser();
const HOSTS = new Map<string, Promise<Host>>();

function sharedHost(folder: string, base: string): Promise<Host> {
  const name = JSON.stringify([folder, base]);
  const host = HOSTS.get(name) ?? openHost({ folder, base, compresses: false });
  HOSTS.set(name, host);
  return host;
}

/** The built site, or another folder. */
export async function openSite(folder: string = DIST, base = '/'): Promise<Site> {
  const { address, server } = await sharedHost(folder, base);
  server.unref();
  return { address, browser: BROWSER };
}

/** A site of the tests' own, with its folder. */
export interface BuiltSite extends Site {
  readonly folder: string;
}

async function openBuilt(folder: string): Promise<BuiltSite> {
  return { ...(await openSite(folder, BASE)), folder };
}

/** The made-up game's site, which is quick to draw. */
export const openMadeUp = async (): Promise<BuiltSite> => openBuilt(await madeUpSite());

/** The site of three makers' games: Harbour, one with fonts of its own, one with photographs. */
export const openMakers = async (): Promise<BuiltSite> => openBuilt(await makersSite());

interface Axe {
  readonly run: (
    part: string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Accessibility rules that a page breaks, each with its first element; `only` some rules, or `within` a part. */
export async function axeFaults(
  page: Page,
  only?: readonly string[],
  within = 'html',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: Axe };
      // For speed: no selectors (elements are told by their HTML), and no preloading of style sheets.
      const frugal = { resultTypes: ['violations'], selectors: false, preload: false };
      const { violations } = await axe.run(part, { ...frugal, ...(runOnly && { runOnly }) });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, only] as const,
  );
}

/** The same in light and dark mode: only the colours differ. */
export async function axeFaultsDayAndNight(page: Page, within?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await axeFaults(page, undefined, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await axeFaults(page, ['color-contrast', 'link-in-text-block'], within);
  return [...day, ...night.map((fault) => `by night, ${fault}`)];
}

/** For tests that need the service worker. */
export const KEEPS: BrowserContextOptions = { serviceWorkers: 'allow' };

/** A page, with what it did that no page may do: external requests, errors on the console. */
export interface Watched {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Faster without a viewer: no animations, and a sixteenth of the pixels. */
export const UNSEEN = { reducedMotion: 'reduce', deviceScaleFactor: 0.25 } as const;

/** Settings a test may change on an open page. */
const LOOK = { viewport: { width: 1280, height: 720 }, colorScheme: 'light' } as const;

/** A tab reused by one test after the other. */
interface Tab {
  readonly page: Page;
  /** Clears a site's stored data, and starts a new list of faults. */
  readonly begin: (origin: string) => Promise<readonly string[]>;
  /** Leaves the site, whose opponent might think on. */
  readonly leave: () => Promise<unknown>;
}

/** Watches a page; the returned function starts a new list of faults. */
function watching(page: Page): (origin: string) => readonly string[] {
  let faults: string[] = [];
  let site = '';
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(data|blob):/.test(url)) faults.push(`request to ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return (origin) => {
    site = origin;
    return (faults = []);
  };
}

/**
 * Makes what a page draws by lot, seeds and ids, depend on the day and on how many it drew before; its name counts them over
 * reloads.
 */
function drawByDay(day: string): void {
  crypto.getRandomValues = (array) => {
    window.name = `${Number(window.name) + 1}`;
    if (array instanceof Uint32Array)
      array.fill(Number(window.name)).fill(Number(day.replaceAll('-', '')), 0, 1);
    return array;
  };
}

/** The first tab of a browser profile: its games are other ones each day, and the same when a test is run again. */
async function newPage(
  browser: SharedBrowser,
  options: BrowserContextOptions,
  lasts?: 'lasts',
): Promise<Page> {
  const context = await browser.newContext({ ...UNSEEN, serviceWorkers: 'block', ...options }, lasts);
  const page = await context.newPage();
  await page.addInitScript(drawByDay, DAY);
  return page;
}

/**
 * Opens a URL in a new browser profile: for init scripts, for mocked responses, and for a second tab. The service
 * worker would fetch the whole site for each page of each test, so only tests that are about it allow it: `KEEPS`.
 */
export async function openFresh(
  browser: SharedBrowser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const page = await newPage(browser, options);
  const faults = watching(page)(new URL(address).origin);
  await page.goto(address);
  return { page, faults };
}

/** Free tabs, by the options they were opened with. */
const LEFT = new WeakMap<SharedBrowser, Map<string, Tab[]>>();

function leftOf(browser: SharedBrowser, profile: BrowserContextOptions): Tab[] {
  const all = LEFT.get(browser) ?? new Map<string, Tab[]>();
  LEFT.set(browser, all);
  const name = JSON.stringify(profile);
  const left = all.get(name) ?? [];
  all.set(name, left);
  return left;
}

async function newTab(browser: SharedBrowser, profile: BrowserContextOptions): Promise<Tab> {
  const page = await newPage(browser, profile, 'lasts');
  const watch = watching(page);
  const session = await page.context().newCDPSession(page);
  const begin = async (origin: string) => {
    await page.evaluate(() => (window.name = ''));
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    return watch(origin);
  };
  return { page, begin, leave: () => page.goto('about:blank') };
}

/**
 * Opens a URL with nothing stored, in a tab left by another test: half the work of a new one. Tests that add scripts or
 * routes to a tab need a new profile: `openFresh`.
 */
export async function openPage(
  browser: SharedBrowser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const { origin, protocol } = new URL(address);
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  // Files have no origin whose data could be cleared.
  if (!isInTest || protocol === 'file:') return openFresh(browser, address, options);
  const {
    viewport = LOOK.viewport,
    colorScheme = LOOK.colorScheme,
    reducedMotion = UNSEEN.reducedMotion,
    ...profile
  } = options;
  const left = leftOf(browser, profile);
  const tab = left.pop() ?? (await newTab(browser, profile));
  const { page } = tab;
  onTestFinished(async () => {
    if (page.isClosed()) return;
    await tab.leave();
    left.push(tab);
  });
  const faults = await tab.begin(origin);
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.goto(address);
  return { page, faults };
}

/**
 * Ticks a switch of the register once it stands still: boards rendered above may move it for a frame or two. On a phone its
 * chapter is opened first.
 */
export async function tick(page: Page, option: string): Promise<void> {
  const box = page.locator(`input[data-option=${option}]`);
  const folded = page.locator('.fold-body[hidden]', { has: box });
  if ((await folded.count()) > 0) {
    const id = await folded.getAttribute('id');
    await page.locator(`.fold-button[aria-controls="${id}"]`).click();
  }
  await box.scrollIntoViewIfNeeded();
  await box.check();
}

/** The bytes of a download. */
export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
