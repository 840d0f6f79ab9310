/** The print desk in a browser: what it fetches, how soon sheets follow a choice, and how long files take. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { PRINT_WORDS } from '../../src/site/words/print.ts';
import { openBrowser } from '../site/browser.ts';
import { openHost } from '../site/host.ts';
import { build } from './build.ts';
import { BESIDE, cold, PLAIN } from './cold.ts';
import { median, type Bench, type Figure } from './measurement.ts';

const REDRAW_MS = 100;
const WARM_SECONDS = 0.5;
const PAPER_CHANGES = 12;
const WARM_RUNS = 5;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const beside = (what: string, found: string): Figure => ({ what, bar: '', found });

/** Opens a game's desk in a browser with an empty cache. */
async function openDesk(browser: Browser, address: string, game: string) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const desk = await context.newPage();
  const scripts = scriptsOn(desk);
  await desk.goto(`${address}${game}/print/#paper=a4`);
  return { desk, scripts };
}

const shown = (page: Page) => page.locator('.sheet image').last().waitFor({ timeout: 60_000 });
const rested = (page: Page) => page.locator('.seen[aria-busy="false"]').waitFor({ timeout: 60_000 });

/** ms from each change of paper until its sheet is shown. */
const redraws = (page: Page, changes: number): Promise<readonly number[]> =>
  page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame);
    const sheet = () => document.querySelector('.sheet');
    const picture = () => [...document.querySelectorAll('.sheet image')].at(-1)?.getAttribute('href');
    const found: number[] = [];
    for (let change = 0; change < count; change++) {
      await new Promise((over) => setTimeout(over, 400));
      const [before, size] = [picture(), sheet()?.getAttribute('viewBox')];
      const start = performance.now();
      document.querySelector<HTMLElement>('input[name="paper"]:not(:checked)')?.click();
      while (picture() === before || sheet()?.getAttribute('viewBox') === size)
        await new Promise((over) => setTimeout(over, 1));
      // The second frame begins once the first has been painted.
      await frame();
      await frame();
      found.push(performance.now() - start);
    }
    return found;
  }, changes);

/** ms from pressing a button until its file is ready. */
async function making(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true });
  const [time] = await Promise.all([
    button.evaluate(async (pressed) => {
      const start = performance.now();
      (pressed as HTMLElement).click();
      const made = () => document.querySelector('a[download]');
      while (made()) await new Promise((over) => setTimeout(over, 1));
      while (!made()) await new Promise((over) => setTimeout(over, 1));
      return performance.now() - start;
    }),
    page.waitForEvent('download', { timeout: 90_000 }),
  ]);
  return time;
}

/** Peak memory of any of the browser's pages, MB. */
async function pageMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]));
  return Math.max(...held) / 1024;
}

/** A function that gives the kB (gzip) of scripts the page has fetched since the last call. */
function scriptsOn(page: Page): () => Promise<number> {
  let fetched: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fetched.push(response.url());
  });
  return async () => {
    const since = fetched;
    fetched = [];
    const codes = since.map(async (url) => gzipSync(await (await fetch(url)).bytes()).length);
    return (await Promise.all(codes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  };
}

const kilobytes = (what: string, size: number): Figure => beside(what, `${size.toFixed(0)} kB`);

async function tankFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const scripts = scriptsOn(page);
  await page.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
  await page.goto(`${address}victory-tank/print/`, { waitUntil: 'networkidle' });
  const alone = await scripts();
  await page.context().close();

  const started = performance.now();
  const { desk } = await openDesk(browser, address, 'victory-tank');
  await shown(desk);
  const first = performance.now() - started;
  await rested(desk);
  const found = await redraws(desk, PAPER_CHANGES);
  const redraw = median(found);
  await desk.getByText(PRINT_WORDS.places.summary).click();
  await desk.getByLabel(PRINT_WORDS.places.address).fill('https://example.org/');
  const parcels: Figure[] = [];
  for (const { name, button } of PRINT_WORDS.places.list)
    parcels.push(beside(`parcel made in the browser: ${name}`, seconds(await making(desk, button))));
  await desk.context().close();
  return [
    kilobytes('script of the page before the press is started, by gzip', alone),
    beside('Victory Tank: first sheet on the screen, nothing kept', seconds(first)),
    {
      what: `sheet on the screen after a change of paper: median of ${found.length}`,
      bar: `<= ${REDRAW_MS} ms`,
      found: `${redraw.toFixed(0)} ms`,
      held: redraw <= REDRAW_MS,
    },
    beside('  the longest of them', `${Math.max(...found).toFixed(0)} ms`),
    ...parcels,
  ];
}

async function plainFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const { desk, scripts } = await openDesk(browser, address, 'plain-55');
  await shown(desk);
  await rested(desk);
  const preview = await scripts();
  const first = await making(desk, PRINT_WORDS.make.button);
  const more = await scripts();
  const warm: number[] = [];
  for (let run = 0; run < WARM_RUNS; run++) warm.push(await making(desk, PRINT_WORDS.make.button));
  const again = median(warm);
  const memory = await pageMemory(browser);
  await desk.context().close();
  return [
    kilobytes('script to show the sheets, by gzip', preview),
    kilobytes('  more of it to make the PDF', more),
    beside('55 plain cards, PDF in the browser, cold: its script fetched, nothing drawn', seconds(first)),
    {
      what: '55 plain cards, PDF in the browser, warm',
      bar: `<= ${WARM_SECONDS} s`,
      found: seconds(again),
      held: again <= WARM_SECONDS * 1000,
    },
    beside('  the page and its workers at their most', `${memory.toFixed(0)} MB`),
  ];
}

/** The same 55 cards by the command line and by react-pdf alone. */
function besides(): readonly Figure[] {
  const command = cold(['print', 'plain-55', '--shelf', PLAIN, '--no-cache'], 3);
  const alone = cold([], 3, BESIDE);
  const said = (what: string, { seconds: time, memory }: typeof alone) =>
    beside(what, `${time.toFixed(2)} s, ${memory.toFixed(0)} MB`);
  return [
    said('  beside it the command line, cold', command),
    said('  beside it react-pdf alone, cold, without marks or first page', alone),
  ];
}

export const deskFigures: Bench = async () => {
  const root = mkdtempSync(join(tmpdir(), 'fieldkit-bench-'));
  const shelf = fileURLToPath(new URL('./plain-55.ts', import.meta.url));
  const folders = { tank: join(root, 'tank'), plain: join(root, 'plain') };
  try {
    build(folders.tank);
    build(folders.plain, { FIELDKIT_SHELF: shelf });
    const browser = await openBrowser();
    const [tank, plain] = await Promise.all(Object.values(folders).map((folder) => openHost({ folder })));
    if (!tank || !plain) throw new Error('The built sites could not be served.');
    const figures = [
      ...(await plainFigures(browser, plain.address)),
      ...besides(),
      ...(await tankFigures(browser, tank.address)),
    ];
    await browser.close();
    tank.server.close();
    plain.server.close();
    return figures;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
