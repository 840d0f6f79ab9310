import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint, onNextFrame } from './after-paint.ts';

/** A visible page whose animation frames are run by hand. */
function page(hidden = false) {
  const frames: (() => void)[] = [];
  const heard = new Set<() => void>();
  vi.stubGlobal('document', {
    hidden,
    addEventListener: (_: string, hear: () => void) => heard.add(hear),
    removeEventListener: (_: string, hear: () => void) => heard.delete(hear),
  });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
  vi.stubGlobal('setTimeout', (work: () => void) => work());
  return {
    paint: () => frames.splice(0).forEach((frame) => frame()),
    putBy: () => [...heard].forEach((hear) => hear()),
  };
}

afterEach(() => void vi.unstubAllGlobals());

it('what is tapped is painted before it is kept, and it is kept once', () => {
  const { paint, putBy } = page();
  const work = vi.fn();
  const now = afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledOnce();
  putBy();
  now();
  expect(work).toHaveBeenCalledOnce();
});

it('a page that is closed before it was painted keeps it all the same', () => {
  const { paint, putBy } = page();
  const work = vi.fn();
  afterPaint(work);
  putBy();
  paint();
  expect(work).toHaveBeenCalledOnce();
});

it('a page out of sight keeps at once', () => {
  page(true);
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});

it('what comes after the rest comes when the rest has been painted, unless it is called off', () => {
  const { paint } = page();
  const [work, other] = [vi.fn(), vi.fn()];
  onNextFrame(work);
  paint();
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledOnce();
  const callOff = onNextFrame(other);
  paint();
  callOff();
  paint();
  expect(other).not.toHaveBeenCalled();
});
