/** The built site in a real browser: served from a folder, watched for whatever it should not do. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { openHost, type Host } from '../../scripts/site/host.ts';
import { BASE } from '../shared/made-up-site.ts';
import { onTestFinished, TestRunner } from 'vitest';
import { joinBrowser, madeUpSite, type SharedBrowser } from '../shared/fixtures.ts';

/** Where `npm run build` leaves the site; SITE_DIST names another folder. */
export const DIST = process.env['SITE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serves a folder as a static host does, at any free port or the one that is named. */
export const serve = (folder: string, port = 0): Promise<Host> =>
  openHost({ folder, port, compresses: false });

/** A site that is served, and a browser to look at it with. */
export interface Site {
  /** Where it is: ends in a slash. */
  readonly address: string;
  readonly browser: SharedBrowser;
  readonly close: () => Promise<void>;
}

/** Opens the built site, or another folder, for the tests of a file to share. */
export async function openSite(folder: string = DIST, base = '/'): Promise<Site> {
  const browser = joinBrowser();
  const { address, server } = await openHost({ folder, base, compresses: false });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { address, browser, close };
}

/** The same of the made-up game, whose few cards are soon drawn, and where its files lie. */
export async function openMadeUp(): Promise<Site & { readonly folder: string }> {
  const folder = await madeUpSite();
  return { ...(await openSite(folder, BASE)), folder };
}

interface Axe {
  readonly run: (
    part: string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * Rules of accessibility that a page breaks, each with the first place where it does; all of them, or `only` some, on all
 * of it or `within` a part.
 */
export async function axeFaults(
  page: Page,
  only?: readonly string[],
  within = 'html',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: Axe };
      // The first place is told by its HTML, and styles are asked of the page itself.
      const frugal = { resultTypes: ['violations'], selectors: false, preload: false };
      const { violations } = await axe.run(part, { ...frugal, ...(runOnly && { runOnly }) });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, only] as const,
  );
}

/** The same by day and by night: the page is one, and its colours are others. */
export async function axeFaultsDayAndNight(page: Page, within?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await axeFaults(page, undefined, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await axeFaults(page, ['color-contrast', 'link-in-text-block'], within);
  return [...day, ...night.map((fault) => `by night, ${fault}`)];
}

/** For a page that keeps itself on the device. */
export const KEEPS: BrowserContextOptions = { serviceWorkers: 'allow' };

/** A page and what it did that no page of the site may do: requests to elsewhere, errors on the console. */
export interface Watched {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Nobody looks: what moves is not seen, and a point in sixteen is painted. */
export const UNSEEN = { reducedMotion: 'reduce', deviceScaleFactor: 0.25 } as const;

/** What a test may want of a tab that it goes on in: all of it can be changed on an open page. */
const LOOK = { viewport: { width: 1280, height: 720 }, colorScheme: 'light' } as const;

/** A tab that tests go on in one after the other. */
interface Tab {
  readonly page: Page;
  /** Begins anew with nothing kept of a site, and to watch what the page does. */
  readonly begin: (origin: string) => Promise<readonly string[]>;
}

/** Watches a page from now on, until it is watched anew. */
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
 * Opens an address in a profile of its own: for what a page finds before its scripts run, for answers that a test gives
 * itself, and for a second tab. The site's service worker, which would fetch the whole site for each page of each test,
 * is let in by those tests alone that are about it: `KEEPS`.
 */
export async function openFresh(
  browser: SharedBrowser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ ...UNSEEN, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults = watching(page)(new URL(address).origin);
  await page.goto(address);
  return { page, faults };
}

/** Tabs that no test is in just now, by what they were opened with. */
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
  const context = await browser.newContext({ ...UNSEEN, serviceWorkers: 'block', ...profile }, 'lasts');
  const page = await context.newPage();
  const watch = watching(page);
  const session = await context.newCDPSession(page);
  const begin = async (origin: string) => {
    await page.goto('about:blank');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    return watch(origin);
  };
  return { page, begin };
}

/**
 * Opens an address with nothing kept from before. A test goes on in a tab that another one has left, which takes half
 * the work of a new one; whoever changes more of a tab than its look, by scripts or routes of its own, asks for a profile
 * of its own: `openFresh`.
 */
export async function openPage(
  browser: SharedBrowser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const { origin, protocol } = new URL(address);
  const isInTest = TestRunner.getCurrentTest() !== undefined;
  // Files have no origin of their own that could be cleared.
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
  onTestFinished(() => {
    if (!page.isClosed()) left.push(tab);
  });
  const faults = await tab.begin(origin);
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.goto(address);
  return { page, faults };
}

/** Ticks a switch of the register where it stands still: what comes into sight above it may move it for a frame or two. */
export async function tick(page: Page, option: string): Promise<void> {
  const box = page.locator(`input[data-option=${option}]`);
  await box.scrollIntoViewIfNeeded();
  await box.check();
}

/** What a page gives to save, byte by byte. */
export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
