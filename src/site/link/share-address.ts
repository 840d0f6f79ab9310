/**
 * URLs of everything that can be shared. The payload is in the fragment, so that any host can serve it and none gets to
 * see it.
 */
import type { Shared } from './link-text.ts';
import { toPage } from '../links.ts';

/** What a shared link opens; also the word in its URL, for people to read. */
export type SharedKind = Shared['kind'];

/** Site path of a packed payload; it opens on the table. */
export const toShared = (game: string, kind: SharedKind, packed: string): string =>
  `${toPage(game, 'play')}#${kind}=${packed}`;

/** The part of a fragment with a packed set of rulings, the same on the table and in the register. */
export const rulingsPart = (packed: string): string => `rulings=${packed}`;

/** Query parameter for the rules version of a link that is not packed: "?rules=1". */
export const VERSION = 'rules';

/** The absolute URL: on the site's public address, else where the page is served from. */
export function wholeAddress(path: string, site: string | undefined, here: string): string {
  return new URL(path, site ?? here).href;
}

/** Whether others can open a URL: not if it is a file or on localhost. */
export function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return !/^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
