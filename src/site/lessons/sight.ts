/**
 * What is to be seen next, on a screen where the board stays above and the bar below: how much they cover is the scroll
 * margin of what is scrolled to (`lesson.css`).
 */

/** Scrolls no farther than it takes; of what is longer than the screen the beginning is seen. */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part) return;
  part.scrollIntoView({ block: 'nearest' });
  const covered = Number.parseFloat(getComputedStyle(part).scrollMarginTop);
  if (part.getBoundingClientRect().top < covered) part.scrollIntoView({ block: 'start' });
}
