/** What a page brings only when it is wanted. */
import { useEffect, useState } from 'preact/hooks';

/** Nothing while it is on its way or not wanted; null where the network fails. Once brought it stays. */
export function useBrought<T>(bring: () => Promise<T>, wanted: boolean): T | null | undefined {
  const [brought, setBrought] = useState<{ readonly value: T | null } | undefined>(undefined);
  const waits = wanted && !brought?.value;
  useEffect(() => {
    if (!waits) return;
    bring().then(
      (value) => setBrought({ value }),
      () => setBrought({ value: null }),
    );
  }, [waits]);
  return brought?.value;
}
