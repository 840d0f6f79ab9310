/** Whether somebody sits at the table, as browser history state: Back leads to the start page. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { packedIn } from '../play/kept/agreement.ts';

/** Whether the page opens at the table. */
export const sits = (): boolean =>
  (history.state as { readonly table?: unknown } | null)?.table === true || packedIn(location.hash) !== null;

/** A game from a link marks its history entry too: Back leaves the table, a reload returns to it. */
const keepSeat = (): void => {
  if (packedIn(location.hash) !== null) history.replaceState({ table: true }, '');
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
    history.replaceState(null, '');
    setIsAt(false);
  }, []);
  return { isAt, sit, leave };
}
