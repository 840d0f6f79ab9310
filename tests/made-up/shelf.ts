/** The shelf of the tests: `fieldkit list --shelf tests/made-up/shelf.ts`. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { DRIE_VEREN } from './src/games/drie-veren/index.ts';
import { STEPPING_STONES } from './src/games/stepping-stones/index.ts';

export const SHELF: Shelf = [STEPPING_STONES, DRIE_VEREN];
