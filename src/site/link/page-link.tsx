/** A link to the page's current state: a question, a lesson's step, a set of rulings. The URL already says which. */
import { useEffect, useReducer } from 'preact/hooks';
import { LINK_WORDS } from '../words/link.ts';
import { VERSION, wholeAddress } from './share-address.ts';
import { Ways } from './share-methods.tsx';

const addressHere = (rules: string | undefined): string => {
  const { pathname, search, hash, href } = location;
  const asked = new URLSearchParams(search);
  if (rules !== undefined) asked.set(VERSION, rules);
  const query = asked.size > 0 ? `?${asked.toString()}` : '';
  return wholeAddress(pathname + query + hash, import.meta.env.SITE, href);
};

interface LinkHereProps {
  /** The page's rules version: whoever opens the link later is told what has changed. */
  readonly rules?: string | undefined;
}

/** Follows the URL. Renders nothing on the server, where the URL is unknown. */
export function LinkHere({ rules }: LinkHereProps) {
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const follow = () => look(undefined);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const address = looks > 0 ? addressHere(rules) : null;
  return (
    <details class="share link-here" onToggle={() => look(undefined)}>
      <summary>{LINK_WORDS.here}</summary>
      {address !== null && <Ways key={address} address={address} />}
    </details>
  );
}
