/** Schedules work for idle time. */

/** Delay in browsers without `requestIdleCallback`, ms. */
const UNTOLD = 2000;

/** Runs `work` when the page is idle; after `latest` ms at the latest, if given. */
export function whenIdle(work: () => void, latest?: number): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(work, latest === undefined ? {} : { timeout: latest });
  else setTimeout(work, latest ?? UNTOLD);
}

/** Whoever has just touched the page may do so again: wait this long, ms. */
const QUIET = 2000;

let touched = -QUIET;
const touch = () => {
  touched = performance.now();
};

/** 'click' too: assistive technology may press without pointer or key. */
const TOUCHES = ['pointerdown', 'keydown', 'click', 'scroll'];

/** Runs slow work when the page is idle and nobody has touched it for two seconds; at once if the page is hidden. */
export function whenQuiet(work: () => void): void {
  for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true });
  const left = () => Math.max(0, touched + QUIET - performance.now());
  if (document.hidden) work();
  else setTimeout(() => whenIdle(() => (left() > 0 ? whenQuiet(work) : work())), left());
}
