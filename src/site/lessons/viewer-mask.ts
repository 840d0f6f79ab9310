/**
 * What is to be seen next, on a screen where the board stays above and the bar below: how much they cover is the scroll
 * margin of what is scrolled to (`lesson.css`).
 */
import { useEffect, useRef } from 'preact/hooks';

/** Scrolls no farther than it takes; of what is longer than the screen the beginning is seen. */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part) return;
  part.scrollIntoView({ block: 'nearest' });
  const covered = Number.parseFloat(getComputedStyle(part).scrollMarginTop);
  if (part.getBoundingClientRect().top < covered) part.scrollIntoView({ block: 'start' });
}

/**
 * Brings the list of what can be touched into sight within a part of the page, once something has been done at a step
 * and another thing is asked: `depth` changes with what is asked. What the board shows is in sight as it is.
 */
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
