/** A link to what a page has open: a question, a lesson's step, a set of rulings. The page's address says what that is. */
import { useEffect, useReducer } from 'preact/hooks';
import { LINK_WORDS } from '../words-link.ts';
import { wholeAddress } from './address.ts';
import { Ways } from './ways.tsx';

const addressHere = (): string => {
  const { pathname, search, hash, href } = location;
  return wholeAddress(pathname + search + hash, import.meta.env.SITE, href);
};

/** It follows the address. Before it has come to life there is no address to know of. */
export function LinkHere() {
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const follow = () => look(undefined);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const address = looks > 0 ? addressHere() : null;
  return (
    <details class="share link-here" onToggle={() => look(undefined)}>
      <summary>{LINK_WORDS.here}</summary>
      {address !== null && <Ways key={address} address={address} />}
    </details>
  );
}
