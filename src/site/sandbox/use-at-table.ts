/** Whether somebody sits at the table, as browser history state: Back leads to the start page. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { packedIn } from '../play/kept/agreement.ts';

/** Whether the page opens at the table. */
export const sits = (): boolean =>
  (history.state as { readonly table?: unknown } | null)?.table === true || packedIn(location.hash) !== null;

/** Whether the entry of the browser's history is that of a panel over the table. */
const isOver = (): boolean => (history.state as { readonly over?: unknown } | null)?.over === true;

/** Back closes a panel that lies over the table, instead of leaving the table. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState({ table: true, over: true }, '');
    const back = () => {
      if (!isOver()) close.current();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (isOver()) history.back();
    };
  }, [isOpen]);
}

/** A game from a link marks its history entry too: Back leaves the table, a reload returns to it, without its panels. */
const keepSeat = (): void => {
  if (packedIn(location.hash) !== null || isOver()) history.replaceState({ table: true }, '');
};

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
      keepSeat();
      setIsAt(sits());
    };
    keepSeat();
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
