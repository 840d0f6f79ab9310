/** Whether somebody sits at the table: the way back of the browser leads from it to the start. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { packedIn } from '../play/kept/agreement.ts';

/** Whether somebody sits there as the page comes. */
export const sits = (): boolean =>
  (history.state as { readonly table?: unknown } | null)?.table === true || packedIn(location.hash) !== null;

/** What came by a link is played as at any table: the way back leads from it, too, and a reload to it. */
const keepSeat = (): void => {
  if (packedIn(location.hash) !== null) history.replaceState({ table: true }, '');
};

/** The page is a table as long as somebody sits there. Asked of what is in it (`:has`), it was styled anew at every tap. */
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
