/**
 * Scrolls to what is to be seen next, where the board covers the top and the bar the bottom of the screen: their
 * heights are the scroll margins (`lesson.css`).
 */
import { useEffect, useRef } from 'preact/hooks';

/** Scrolls as little as possible; anything taller than the screen shows its beginning. */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part) return;
  part.scrollIntoView({ block: 'nearest' });
  const covered = Number.parseFloat(getComputedStyle(part).scrollMarginTop);
  if (part.getBoundingClientRect().top < covered) part.scrollIntoView({ block: 'start' });
}

/** Scrolls to the list of touches when the question (`depth`) has changed; not if the board shows them all. */
export function useListInSight(
  part: { readonly current: HTMLElement | null },
  step: number,
  depth: string,
  isOnBoard: boolean,
): void {
  const before = useRef({ step, depth });
  useEffect(() => {
    const was = before.current;
    before.current = { step, depth };
    if (was.step !== step || was.depth === depth || isOnBoard) return;
    bringIntoSight(part.current?.querySelector('.chooser-list'));
  }, [step, depth]);
}
