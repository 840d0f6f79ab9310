/** Lazy loading. */
import { useEffect, useState } from 'preact/hooks';

/**
 * The result of a lazy import: undefined while loading or not wanted, null if the network failed. Stays once loaded.
 */
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
