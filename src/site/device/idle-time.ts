/** Work that nobody waits for, and that nobody is to wait because of. */

/** A browser that does not tell when a page is idle is left alone so long, ms. */
const UNTOLD = 2000;

/** Does some work when the page has nothing better to do; after `latest` ms in any case, where that is given. */
export function whenIdle(work: () => void, latest?: number): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(work, latest === undefined ? {} : { timeout: latest });
  else setTimeout(work, latest ?? UNTOLD);
}

/** Who has just touched a page may do so again: so long it is left alone, ms. */
const QUIET = 2000;

let touched = -QUIET;
const touch = () => {
  touched = performance.now();
};

/** Some who cannot use a hand press what is there without a pointer or a key. */
const TOUCHES = ['pointerdown', 'keydown', 'click', 'scroll'];

/**
 * Does some work that takes a while when the page is idle and nobody has touched it for two seconds. Of a page that is out of
 * sight nobody waits for anything.
 */
export function whenQuiet(work: () => void): void {
  // The same again is heard once.
  for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true });
  const left = () => Math.max(0, touched + QUIET - performance.now());
  if (document.hidden) work();
  else setTimeout(() => whenIdle(() => (left() > 0 ? whenQuiet(work) : work())), left());
}
