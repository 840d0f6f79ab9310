/** A shelf with Loopgraven: `fieldkit list --shelf tests/loopgraven/shelf.ts`. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { LOOPGRAVEN } from '../../src/games/loopgraven/index.ts';

export const SHELF: Shelf = [LOOPGRAVEN];
