/** A shelf with Street Armour: `fieldkit list --shelf tests/street-armour/shelf.ts`. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { STREET_ARMOUR } from '../../src/games/street-armour/index.ts';

export const SHELF: Shelf = [STREET_ARMOUR];
