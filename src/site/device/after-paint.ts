/** Schedules work that can wait until the tap's effect has been painted. */
import { whenIdle } from './idle-time.ts';

/** Latest start after the paint, ms: a page may never be idle. */
const LATEST = 500;

/**
 * Runs `work` once the page has been painted and is idle; at the latest when it is hidden, so that nothing is lost.
 * Returns a function that runs it now, unless it has run.
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
  // A hidden page paints nothing.
  if (document.hidden) now();
  else requestAnimationFrame(() => whenIdle(now, LATEST));
  return now;
}

/** Runs `work` in the second frame from now, after the next has been painted. Returns a function that cancels it. */
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
