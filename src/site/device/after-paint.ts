/** Work that nobody waits for: what was tapped is seen first. */
import { whenIdle } from './idle-time.ts';

/** At the latest so long after it is painted, ms: a page may never be idle. */
const LATEST = 500;

/**
 * Does something once the page has been painted with what has just changed and has nothing better to do; at the latest as the
 * page goes out of sight, so that nothing is lost with it. What is returned has it done at once, if it has not been.
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
  else requestAnimationFrame(() => whenIdle(now, LATEST));
  return now;
}

/** Does something in the frame after the next, when that has been painted. What is returned calls it off. */
export function onNextFrame(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
