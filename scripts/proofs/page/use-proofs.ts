/** The proofs as the server has them, and which pictures have just changed. */
import { useEffect, useState } from 'preact/hooks';
import { facesOfProofs, NO_PROOFS, type Proofs } from '../proofs.ts';

export interface FollowedProofs {
  /** Undefined until they have come. */
  readonly proofs: Proofs | undefined;
  /** Keys of pictures that have changed since the page was opened, until the mark is taken away. */
  readonly fresh: ReadonlySet<string>;
  /** Whether the server answers. */
  readonly isLive: boolean;
}

/** How long a changed face is marked, ms. */
const MARKED = 2500;

const keysOf = ({ games }: Proofs): ReadonlySet<string> =>
  new Set(games.flatMap(facesOfProofs).flatMap(({ pictures }) => Object.values(pictures)));

/** Pictures that the proofs had not before; none where there were no proofs. */
const freshIn = (before: Proofs, now: Proofs): readonly string[] => {
  const known = keysOf(before);
  return known.size === 0 ? [] : [...keysOf(now)].filter((key) => !known.has(key));
};

export function useProofs(): FollowedProofs {
  const [followed, setFollowed] = useState<FollowedProofs>({
    proofs: undefined,
    fresh: new Set(),
    isLive: true,
  });
  useEffect(() => {
    const source = new EventSource('state');
    const forget = (keys: readonly string[]): void =>
      setFollowed((last) => ({
        ...last,
        fresh: new Set([...last.fresh].filter((key) => !keys.includes(key))),
      }));
    source.onopen = () => setFollowed((last) => ({ ...last, isLive: true }));
    source.onerror = () => setFollowed((last) => ({ ...last, isLive: false }));
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const proofs = JSON.parse(data) as Proofs;
      setFollowed((last) => {
        const changed = freshIn(last.proofs ?? NO_PROOFS, proofs);
        if (changed.length > 0) setTimeout(() => forget(changed), MARKED);
        return { proofs, fresh: new Set([...last.fresh, ...changed]), isLive: true };
      });
    };
    return () => source.close();
  }, []);
  return followed;
}
