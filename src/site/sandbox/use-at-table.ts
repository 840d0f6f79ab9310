/** Whether somebody sits at the table: the way back of the browser leads from it to the start. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { packedIn } from '../play/agreement.ts';

const sits = (): boolean =>
  (history.state as { readonly table?: unknown } | null)?.table === true || packedIn(location.hash) !== null;

export interface AtTable {
  readonly isAt: boolean;
  readonly sit: () => void;
  readonly leave: () => void;
}

export function useAtTable(): AtTable {
  const [isAt, set] = useState(sits);
  useEffect(() => {
    const look = () => set(sits());
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
    };
  }, []);
  // What came by a link is played as at any table: the way back leads from it, too.
  useEffect(() => {
    if (isAt && packedIn(location.hash) !== null) history.replaceState({ table: true }, '');
  }, [isAt]);
  const sit = useCallback(() => {
    if (!sits()) history.pushState({ table: true }, '');
    set(true);
  }, []);
  const leave = useCallback(() => {
    history.replaceState(null, '');
    set(false);
  }, []);
  return { isAt, sit, leave };
}
