/** Lets a part of the page grow but not shrink while something is being decided, so that nothing moves under the finger. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Sets `--stood` on the element, its greatest height so far, for the style sheet to use; it begins anew when any of
 * `about` or the width of the screen changes.
 */
export function useSteadyHeight(
  part: { readonly current: HTMLElement | null },
  about: readonly unknown[],
): void {
  const last = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const now = [window.innerWidth, ...about];
    if (now.some((each, index) => each !== last.current[index])) element.style.removeProperty('--stood');
    last.current = now;
    element.style.setProperty('--stood', `${element.offsetHeight}px`);
  });
}
