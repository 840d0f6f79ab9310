/** How long a tap in "Can I?" takes to its verdict, on a phone as slow as a quarter of this machine: `npm run build` before. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { GAME, POSITION } from '../../src/site/ask/asked.ts';
import { openBrowser } from '../site/browser.ts';
import { openHost } from '../site/host.ts';
import { median, rounded, type Bench } from './figure.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const PAGE = 'victory-tank/can-i/';
const SLOWED = 4;
const BAR = 50;
/** Each try is tapped so often; the first of all is one of them. */
const ROUNDS = 3;

/** Milliseconds from each tap of a situation's tries until its answer stands on the page, in their order. */
const taps = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const found: number[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('[data-try]')) {
      const said = document.querySelector('.said');
      if (!said) throw new Error('There is no place for the answer.');
      await new Promise((rested) => setTimeout(rested, 50));
      const answered = new Promise<number>((known) => {
        new MutationObserver((_, watch) => {
          watch.disconnect();
          known(performance.now());
        }).observe(said, { childList: true, subtree: true, characterData: true });
      });
      const tapped = performance.now();
      button.click();
      const waited = new Promise<null>((over) => setTimeout(() => over(null), 1000));
      const at = await Promise.race([answered, waited]);
      // The same answer as before changes nothing on the page.
      if (at !== null) found.push(at - tapped);
    }
    return found;
  });

export const askFigures: Bench = async () => {
  if (!existsSync(join(DIST, PAGE, 'index.html')))
    throw new Error('There is no built site: npm run build first.');
  const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder: DIST })]);
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(address + PAGE);
    await page.locator('astro-island:not([ssr])').first().waitFor();
    // What is measured is the tap: the page has come and rests.
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const all: number[] = [];
    const firsts: number[] = [];
    // The other tables to ask about begin without tries.
    const situations = page.locator(`.situations a:not([href="#${GAME}"], [href="#${POSITION}"])`);
    for (let at = 0; at < (await situations.count()); at++) {
      for (let round = 0; round < ROUNDS; round++) {
        await situations.nth(at).click();
        await page.locator('.settling').waitFor();
        const found = await taps(page);
        all.push(...found);
        firsts.push(...found.slice(0, 1));
      }
    }
    const [first = NaN] = firsts;
    const longest = Math.max(...all);
    return [
      {
        what: `tap to verdict, CPU slowed ${SLOWED} times: median of ${all.length}`,
        bar: `<= ${BAR} ms`,
        found: `${rounded(median(all))} ms`,
        held: median(all) <= BAR,
      },
      {
        what: 'tap to verdict: longest',
        bar: `<= ${BAR} ms`,
        found: `${rounded(longest)} ms`,
        held: longest <= BAR,
      },
      { what: 'tap to verdict: the very first on the page', bar: '', found: `${rounded(first)} ms` },
    ];
  } finally {
    await browser.close();
    server.close();
  }
};
