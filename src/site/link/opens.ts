/** What the pages of a game open behind the `#` of an address, apart from the places that they have. */
import type { GamePage } from '../pages-of.ts';

/** Sets of rulings: as pages lead to each other with them, and as they are handed on. */
const SETS = ['rules', 'rulings'] as const;

/** By the words before the `=`. */
const OPENS: Partial<Readonly<Record<GamePage, readonly string[]>>> = {
  play: ['position', 'view', 'record', ...SETS],
  rulings: SETS,
  agree: SETS,
  'can-i': ['rules'],
  table: ['rules', 'score'],
  // All that is chosen at the desk stands behind its first word.
  print: ['paper'],
};

/** What a page opens; most have places alone. */
export const opensOn = (page: GamePage): readonly string[] => OPENS[page] ?? [];
