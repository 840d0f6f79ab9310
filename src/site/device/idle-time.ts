/** Work that nobody waits for, and that nobody is to wait because of. */

/** Does some work when the page has nothing better to do; a browser that does not tell is left alone for two seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

/** Who has just touched a page may do so again: so long it is left alone, ms. */
const QUIET = 2000;

let touched = -QUIET;
let isWatched = false;

function watchTouches(): void {
  if (isWatched) return;
  isWatched = true;
  // Some who cannot use a hand press what is there without a pointer or a key.
  for (const kind of ['pointerdown', 'keydown', 'click', 'scroll'] as const)
    addEventListener(kind, () => (touched = performance.now()), { capture: true, passive: true });
}

/**
 * Does some work that takes a while when the page is idle and nobody has touched it for two seconds. Of a page that is out of
 * sight nobody waits for anything.
 */
export function whenQuiet(work: () => void): void {
  watchTouches();
  const left = touched + QUIET - performance.now();
  if (document.hidden) work();
  else if (left > 0) setTimeout(() => whenQuiet(work), left);
  else
    whenIdle(() => {
      if (touched + QUIET > performance.now()) whenQuiet(work);
      else work();
    });
}
