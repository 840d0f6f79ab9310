/** What an address asks about, and where the page that answers leads. */

/** Where the page's links lead. */
export interface AskPlaces {
  /** The folder that holds the faces, ending in a slash; null where there are none, and tables are told in words. */
  readonly faces: string | null;
  /** The address of the rules, to which a rule's number can be added. */
  readonly rules: string;
  /** The same of the register. */
  readonly rulings: string;
}

/** The name in an address for the game kept in the sandbox. */
export const GAME = 'game';

/** The same for a position entered by hand. */
export const POSITION = 'position';

/** What an address asks about: its first part behind the `#`. */
export const askedIn = (fragment: string): string => fragment.replace(/^#/, '').split('&')[0] ?? '';
