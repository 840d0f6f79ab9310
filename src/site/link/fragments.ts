/** What the pages of a game open behind the `#` of an address, apart from the places that they have. */
import type { GamePage } from '../pages-of.ts';

/** Opened where a place may be followed by what is entered there: `#step&onto=corner`. */
export const ENTERED = 'fields';

type OfPages = Partial<Readonly<Record<GamePage, readonly string[]>>>;

/** What others are handed: the words before the `=`, by the page that opens them. */
export const OPENED: OfPages = { play: ['position', 'view', 'record'], rulings: ['rulings'] };

/** What the pages lead to each other with, and what more they open. */
const MORE: OfPages = {
  play: ['rulings', 'rules'],
  rulings: ['rules'],
  agree: ['rulings', 'rules'],
  'can-i': ['rules', ENTERED],
  table: ['rules', 'score'],
  check: ['rules'],
  // All that is chosen at the desk stands behind its first word.
  print: ['paper'],
};

/** What a page opens; most have places alone. */
export const opensOn = (page: GamePage): readonly string[] => [
  ...(OPENED[page] ?? []),
  ...(MORE[page] ?? []),
];
