/** Whether somebody sits at the table, as browser history state: Back leads to the start page. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { packedIn } from '../play/kept/agreement.ts';

export const sits = (): boolean =>
  (history.state as { readonly table?: unknown } | null)?.table === true || isLinked();

/** Whether the entry of the browser's history is that of a panel over the table. */
const isOver = (): boolean => (history.state as { readonly over?: unknown } | null)?.over === true;

/** Settled once the browser has left the entry of a panel that was closed: until then nothing goes into its history. */
let left: Promise<unknown> = Promise.resolve();

function leavePanel(): void {
  left = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.back();
}

/** Back closes a panel that lies over the table, instead of leaving the table. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // Before it is painted: Back may be pressed at once.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let hasEntry = false;
    let isClosed = false;
    const back = () => {
      if (!isOver()) close.current();
    };
    void left.then(() => {
      if (isClosed) return;
      history.pushState({ table: true, over: true }, '');
      hasEntry = true;
      addEventListener('popstate', back);
    });
    return () => {
      isClosed = true;
      removeEventListener('popstate', back);
      if (hasEntry && isOver()) leavePanel();
    };
  }, [isOpen]);
}

/** Marks the entry as the table's. */
const keepSeat = (): void => history.replaceState({ table: true }, '');

/** A game from a link marks its entry too: Back leaves the table, and a reload returns to it. */
const isLinked = (): boolean => packedIn(location.hash) !== null;

/**
 * Marks the root element while somebody sits at the table. A `:has` selector instead would restyle the page at every
 * tap.
 */
export const useSeatedPage = (): void =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['seated'] = '';
    return () => delete dataset['seated'];
  }, []);

export interface AtTable {
  readonly isAt: boolean;
  readonly sit: () => void;
  readonly leave: () => void;
}

export function useAtTable(): AtTable {
  const [isAt, setIsAt] = useState(sits);
  useEffect(() => {
    const look = () => {
      if (isLinked()) keepSeat();
      setIsAt(sits());
    };
    // After a reload no panel is open.
    if (isLinked() || isOver()) keepSeat();
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
    };
  }, []);
  const sit = useCallback(() => {
    if (!sits()) history.pushState({ table: true }, '');
    setIsAt(true);
  }, []);
  const leave = useCallback(() => {
    // The table's own entry lies below that of an open panel.
    const wasOver = isOver();
    const stand = () => {
      history.replaceState(null, '');
      setIsAt(false);
    };
    stand();
    if (!wasOver) return;
    addEventListener('popstate', stand, { once: true });
    history.back();
  }, []);
  return { isAt, sit, leave };
}
