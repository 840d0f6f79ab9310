/** Time from a tap in "Can I?" to its verdict, on a phone a quarter as fast as this machine. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { GAME, POSITION } from '../../src/site/ask/query.ts';
import { median, rounded, type Bench } from './measurement.ts';
import { onSlowPhone } from './slow-phone.ts';

const PAGE = 'victory-tank/can-i/';
const SLOWED = 4;
const BAR = 50;
/** Taps for each try; the very first one counts. */
const ROUNDS = 3;

/** ms from a tap until its answer is on the page, and until that frame has been painted. */
interface Tap {
  readonly stands: number;
  readonly painted: number;
}

/** Taps each try of a situation, in order. */
const taps = (page: Page): Promise<readonly Tap[]> =>
  page.evaluate(async () => {
    /** Resolves once the next frame has been painted: its work is done before the posted message arrives. */
    const frame = () =>
      new Promise<number>((known) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => known(performance.now());
          port2.postMessage(null);
        }),
      );
    const found: Tap[] = [];
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
      // The same answer as before would not change the page.
      if (at !== null) found.push({ stands: at - tapped, painted: (await frame()) - tapped });
    }
    return found;
  });

export const askFigures: Bench = () =>
  onSlowPhone(PAGE, SLOWED, async ({ page }) => {
    const all: Tap[] = [];
    // The entries for the reader's own table have no tries at first.
    const situations = page.locator(`.situations a:not([href="#${GAME}"], [href="#${POSITION}"])`);
    for (let at = 0; at < (await situations.count()); at++) {
      for (let round = 0; round < ROUNDS; round++) {
        await situations.nth(at).click();
        await page.locator('.settling').waitFor();
        all.push(...(await taps(page)));
      }
    }
    const stands = all.map((tap) => tap.stands);
    const longest = Math.max(...stands);
    return [
      {
        what: `tap to verdict, CPU slowed ${SLOWED} times: median of ${all.length}`,
        bar: `<= ${BAR} ms`,
        found: `${rounded(median(stands))} ms`,
        held: median(stands) <= BAR,
      },
      {
        what: 'tap to verdict: longest',
        bar: `<= ${BAR} ms`,
        found: `${rounded(longest)} ms`,
        held: longest <= BAR,
      },
      {
        what: 'tap to verdict: the very first on the page',
        bar: '',
        found: `${rounded(stands[0] ?? NaN)} ms`,
      },
      {
        what: 'tap to the painted frame with it: median',
        bar: '',
        found: `${rounded(median(all.map(({ painted }) => painted)))} ms`,
      },
    ];
  });
