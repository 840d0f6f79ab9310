/** Does some work when the page has nothing better to do; a browser that does not tell is left alone for two seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 2000);
}
