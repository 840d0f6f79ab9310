/** Work for when a page has nothing better to do. */

/** How long a browser that does not tell when it is idle is left alone, ms. */
const LATER = 2000;

/** Does some work when the page is idle; the function returned calls it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser has it: Safari has not.
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(work);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(work, LATER);
  return () => clearTimeout(asked);
}
