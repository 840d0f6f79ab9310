/** The fragments each page of a game can open, apart from its anchors. */
import type { GamePage } from '../pages-of.ts';

/** For pages whose anchors may be followed by field values: `#step&onto=corner`. */
export const ENTERED = 'fields';

type OfPages = Partial<Readonly<Record<GamePage, readonly string[]>>>;

/** Fragments for sharing: the keys before the `=`, by page. */
export const OPENED: OfPages = { play: ['position', 'view', 'record'], rulings: ['rulings'] };

/** Further keys: those the site's own links use, and others a page opens. */
const MORE: OfPages = {
  play: ['rulings', 'rules'],
  rulings: ['rules'],
  agree: ['rulings', 'rules'],
  'can-i': ['rules', ENTERED],
  table: ['rules', 'score'],
  check: ['rules'],
  // The print desk's choice begins with this key.
  print: ['paper'],
};

/** The keys a page opens; most pages have anchors only. */
export const opensOn = (page: GamePage): readonly string[] => [
  ...(OPENED[page] ?? []),
  ...(MORE[page] ?? []),
];
