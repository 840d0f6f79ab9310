/**
 * Whether a page stays smooth while the opponent thinks, on a phone a quarter as fast as this machine. Needs `npm run
 * build`.
 */
import type { Page } from 'playwright-core';
import { median, rounded, type Bench, type Figure } from './measurement.ts';
import { onSlowPhone } from './slow-phone.ts';

const GAMES = ['victory-tank', 'tank', 'street-armour', 'loopgraven', 'fog-of-war'] as const;
const SLOWED = 4;
const BAR = 50;
/** Length of the game against the general, s. */
const PLAYED = 25;

/** Name of the marks in the trace. */
const THINKS = 'thinks';

/**
 * Plays whatever comes first, and marks when the opponent thinks: while its progress is shown and the list of moves
 * does not grow. The progress stays for a moment after a move.
 */
const play = (page: Page): Promise<void> =>
  page.evaluate(
    ({ ms, name }) =>
      new Promise<void>((over) => {
        const end = performance.now() + ms;
        let since: number | null = null;
        let made = 0;
        const look = () => {
          const moves = document.querySelectorAll('.past li').length;
          const isShown = document.querySelector('progress') !== null;
          const thinks = isShown && (since === null || moves === made);
          if (thinks && since === null && moves !== made) {
            since = performance.now();
            made = moves;
          }
          // The browser's work after thinking is drawing the move.
          if (!thinks && since !== null) {
            performance.measure(name, { start: since, end: performance.now() });
            since = null;
          }
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        const turn = () => {
          if (since === null) document.querySelector<HTMLElement>('.chooser [data-touch]')?.click();
          if (performance.now() < end) setTimeout(turn, 400);
          else over();
        };
        turn();
      }),
    { ms: 1000 * PLAYED, name: THINKS },
  );

/** An event of Chromium's trace: microseconds; `tdur` is the thread's CPU time. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
}

/** This long after its progress appears, the table is still being drawn after the last move, ms. */
const DRAWN = 150;

/** Tasks of the main thread, ms. */
interface Work {
  /** While the opponent thinks. */
  readonly thinking: readonly number[];
  /** While the table is redrawn after a move. */
  readonly drawing: readonly number[];
}

function workIn(events: readonly Traced[]): Work {
  const marks = events.filter(({ name }) => name === THINKS);
  const begun = marks.filter(({ ph }) => ph === 'b').toSorted((one, other) => one.ts - other.ts);
  const ended = marks.filter(({ ph }) => ph === 'e').toSorted((one, other) => one.ts - other.ts);
  const thread = marks[0];
  const spans = begun.map(({ ts }, index) => ({ from: ts, to: ended[index]?.ts ?? ts }));
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === thread?.pid && tid === thread.tid,
  );
  const drawn = (from: number): number => from + 1000 * DRAWN;
  const work = (is: (span: (typeof spans)[number], begins: number, ends: number) => boolean) =>
    tasks
      .filter(({ ts, dur = 0 }) => spans.some((span) => is(span, ts, ts + dur)))
      .map(({ tdur = 0 }) => tdur / 1000);
  return {
    thinking: work(({ from, to }, begins, ends) => begins >= drawn(from) && ends < to),
    // The list grows in the same task that draws the move.
    drawing: work(
      ({ from, to }, begins, ends) =>
        (begins >= from && begins < Math.min(drawn(from), to)) || (begins < to && ends >= to),
    ),
  };
}

/** Work in a row on the page of one game while the general thinks. */
const figuresOf = (game: string): Promise<readonly Figure[]> =>
  onSlowPhone(`${game}/play/`, SLOWED, async ({ browser, page }) => {
    await page.locator('.start-settings summary').first().click();
    await page.getByRole('radio', { name: /general/i }).check();
    await page.locator('[data-start=against]').click();
    await page.locator('.to-side').click();
    await page.locator('.side-list > summary').click();
    await browser.startTracing(page, {
      categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    await play(page);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly Traced[];
    };
    const { thinking, drawing } = workIn(trace.traceEvents);
    const longest = Math.max(0, ...thinking);
    return [
      {
        what: `${game}: work in a row on the page while the general thinks, CPU slowed ${SLOWED} times: the longest of ${thinking.length}`,
        bar: `<= ${BAR} ms`,
        found: `${rounded(longest)} ms`,
        held: thinking.length > 0 && longest <= BAR,
      },
      {
        what: 'the same: the middle of those over 1 ms',
        bar: '',
        found: `${rounded(median(thinking.filter((work) => work > 1)))} ms`,
      },
      {
        what: 'beside it: drawing the table after a move, the longest',
        bar: '',
        found: `${rounded(Math.max(0, ...drawing))} ms`,
      },
    ];
  });

/** One game after the other: the machine is slowed for one page at a time. */
export const thinkingFigures: Bench = async () => {
  const found: Figure[] = [];
  for (const game of GAMES) found.push(...(await figuresOf(game)));
  return found;
};
