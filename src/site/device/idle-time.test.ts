import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './idle-time.ts';

/** A page, and how to touch it. */
function page(hidden: boolean) {
  const heard = new Set<() => void>();
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => heard.add(hear));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 10));
  return { touch: () => [...heard].forEach((hear) => hear()) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page that is touched again and again is left alone, and not for longer', () => {
  const { touch } = page(false);
  const work = vi.fn();
  whenQuiet(work);
  for (let times = 0; times < 5; times++) {
    touch();
    vi.advanceTimersByTime(1500);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(work).toHaveBeenCalledOnce();
});

it('a page out of sight is not left alone: nobody waits for it', () => {
  page(true);
  const work = vi.fn();
  whenQuiet(work);
  expect(work).toHaveBeenCalledOnce();
});
