/** Work that nobody waits for: what was tapped is seen first. */

/**
 * Does something once the page has been painted with what has just changed; at the latest as the page goes out of sight, so
 * that nothing is lost with it. What is returned has it done at once, if it has not been.
 */
export function afterPaint(work: () => void): () => void {
  let waits = true;
  const now = () => {
    if (!waits) return;
    waits = false;
    document.removeEventListener('visibilitychange', now);
    work();
  };
  document.addEventListener('visibilitychange', now);
  // Nothing is painted of a page that is out of sight.
  if (document.hidden) now();
  else requestAnimationFrame(() => setTimeout(now));
  return now;
}
