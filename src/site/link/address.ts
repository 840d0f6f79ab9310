/**
 * The addresses of what can be shared. All that a link holds stands behind its `#`, so that any host serves it and no
 * host learns of it.
 */
import type { Shared } from '../../referee/codec/text.ts';
import { toPage } from '../links.ts';

/** What a link to the table leads to; the word in its address, for people to read. */
export type SharedKind = Shared['kind'];

/** The address, inside the site, of something packed: it opens on the table. */
export const toShared = (game: string, kind: SharedKind, packed: string): string =>
  `${toPage(game, 'play')}#${kind}=${packed}`;

/** The part of an address that holds a packed set of rulings, on the table as in the register. */
export const rulingsPart = (packed: string): string => `rulings=${packed}`;

/** What an address says the version of the rules by that it was made under, where that is not packed: "?rules=1". */
export const VERSION = 'rules';

/** A whole address that others can open, if the site has one: of its public place, or of where it is served from. */
export function wholeAddress(path: string, site: string | undefined, here: string): string {
  return new URL(path, site ?? here).href;
}

/** Whether others can open an address: a file and a site on one's own machine are for oneself alone. */
export function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return !/^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
