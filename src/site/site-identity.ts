/** What a site is called, and whose it is: the house's, or that of the makers of its games. */
import { colophonOf } from '../kit/credits-line.ts';
import type { Kit } from '../kit/kit.ts';
import { SHELF } from './shelf.ts';
import { WORDS } from './words/site.ts';

export interface SiteIdentity {
  readonly name: string;
  /** What there is here, in one line. */
  readonly about: string;
  /** Whether its games are told by their own makers: then it is about nothing else, and says nothing of the house. */
  readonly own: boolean;
}

const HOUSE: SiteIdentity = { name: WORDS.site, about: WORDS.about, own: false };

/** The identity of a site with these games. */
export function identityOf(kits: readonly Pick<Kit, 'title' | 'about' | 'makers'>[]): SiteIdentity {
  const [first] = kits;
  if (first === undefined || !kits.every(({ makers }) => makers !== undefined)) return HOUSE;
  return kits.length === 1
    ? { name: first.title, about: first.about, own: true }
    : { ...WORDS.mine(kits.map(({ title }) => title)), own: true };
}

let found: Promise<SiteIdentity> | undefined;

export const siteIdentity = (): Promise<SiteIdentity> =>
  (found ??= Promise.all(SHELF.map(({ kit }) => kit())).then(identityOf));

/**
 * Whose words a page has, in a line: a companion says that it is one, a maker's game its credits and licence. A page that
 * is about no game speaks for the only one there is.
 */
export async function standingOf(game?: string): Promise<string> {
  const { own } = await siteIdentity();
  if (!own) return WORDS.unofficial;
  const about = SHELF.length === 1 ? SHELF : SHELF.filter(({ id }) => id === game);
  const [kit] = await Promise.all(about.map(({ kit: bring }) => bring()));
  return kit === undefined ? '' : colophonOf(kit);
}
