/** What every sheet beside the table does: it closes by Escape, and gives the focus back when it goes. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus goes when what had it is no longer there: the board, else whoever decides. */
const HOME = '.replay-run, .board-live [data-place][tabindex="0"], .bar-turn, .chooser h2';

/** For the element of a sheet. */
export function useSheet<Of extends HTMLElement>(onClose: () => void) {
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
