/**
 * How soon the effect of a tap is visible at the table, on a phone a quarter as fast as this machine. Needs `npm run
 * build`.
 */
import type { Page } from 'playwright-core';
import { median, rounded, type Bench } from './measurement.ts';
import { onSlowPhone } from './slow-phone.ts';

const PAGE = 'victory-tank/play/';
const SLOWED = 4;
const BAR = 50;
const TAPS = 80;
/** Pause between the effect of a tap and the next, and least idle time, ms. */
const PAUSE = 250;

/** A tap: what was tapped, and ms until its effect was painted. */
interface Tap {
  readonly on: 'go' | 'place';
  readonly took: number;
}

/** Two players at one screen: picks up what is lit, moves it, and says Go, repeatedly. */
const play = (page: Page): Promise<readonly Tap[]> =>
  page.evaluate(
    async ({ count, pause }) => {
      const taps: { on: 'go' | 'place'; took: number }[] = [];
      const rest = () => new Promise((rested) => setTimeout(rested, pause));
      const painted = () =>
        new Promise<void>((seen) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => seen();
            port2.postMessage(null);
          }),
        );
      const tapped = async (on: 'go' | 'place', element: Element) => {
        const begun = performance.now();
        performance.mark(`tap ${on}`);
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await painted();
        performance.mark('painted');
        taps.push({ on, took: performance.now() - begun });
        await rest();
      };
      for (let tries = 0; taps.length < count && tries < 4 * count; tries++) {
        const go = document.querySelector('.bar-go');
        if (go) await tapped('go', go);
        // In turn, so that it does not pick up the same piece for ever.
        const open = [
          ...document.querySelectorAll(
            '.board-live [data-place]:not([aria-disabled]), .hand-card:not([aria-disabled=true])',
          ),
        ];
        const place = open[(7 * tries) % Math.max(1, open.length)];
        const word = document.querySelector('.bar-chips button');
        if (place) await tapped('place', place);
        else if (word) await tapped('place', word);
        else await rest();
        document.querySelector<HTMLElement>('dialog[open] button')?.click();
      }
      return taps;
    },
    { count: TAPS, pause: PAUSE },
  );

export const tapFigures: Bench = () =>
  onSlowPhone(PAGE, SLOWED, async ({ page }) => {
    await page.locator('[data-start=here]').click();
    await page.locator('.bar').waitFor();
    const taps = await play(page);
    const of = (on: Tap['on']) => taps.filter((tap) => tap.on === on).map(({ took }) => took);
    const [places, goes] = [of('place'), of('go')];
    const share = taps.filter(({ took }) => took <= BAR).length / Math.max(1, taps.length);
    return [
      {
        what: `a tap on the table until it is painted, CPU slowed ${SLOWED} times: the middle of ${places.length}`,
        bar: `<= ${BAR} ms`,
        found: `${rounded(median(places))} ms`,
        held: places.length > 0 && median(places) <= BAR,
      },
      { what: 'the same: the longest', bar: '', found: `${rounded(Math.max(0, ...places))} ms` },
      {
        what: `Go until what was played is painted: the middle of ${goes.length}`,
        bar: `<= ${BAR} ms`,
        found: `${rounded(median(goes))} ms`,
        held: goes.length > 0 && median(goes) <= BAR,
      },
      { what: 'the same: the longest', bar: '', found: `${rounded(Math.max(0, ...goes))} ms` },
      { what: `taps within ${BAR} ms`, bar: '', found: `${Math.round(100 * share)} %` },
    ];
  });
