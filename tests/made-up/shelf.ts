/** The shelf of the tests: `fieldkit list --shelf tests/made-up/shelf.ts`. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { DRIE_VEREN } from './cards/drie-veren/shelf-game.ts';
import { STEPPING_STONES } from './cards/stepping-stones/shelf-game.ts';

export const SHELF: Shelf = [STEPPING_STONES, DRIE_VEREN];
