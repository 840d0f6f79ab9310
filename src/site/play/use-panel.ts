/** For every sheet beside the table: Escape closes it, and the focus goes back when it closes. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus goes if the element that had it is gone. */
const HOME = '.replay-run, .board-live [data-place][tabindex="0"], .bar-turn, .chooser h2';

/** Returns the ref for the element of the sheet. */
export function usePanel<Of extends HTMLElement>(onClose: () => void) {
  const sheet = useRef<Of>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  useLayoutEffect(() => {
    const root = sheet.current;
    const before = document.activeElement;
    return () => {
      if (!root?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const back =
          before instanceof HTMLElement && before.isConnected && before !== document.body
            ? before
            : document.querySelector<HTMLElement>(HOME);
        back?.focus({ preventScroll: true });
      });
    };
  }, []);
  return sheet;
}
