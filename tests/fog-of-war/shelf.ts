/** The Fog of War while it is not on the shelf of the house: `fieldkit list --shelf tests/fog-of-war/shelf.ts`. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { FOG_OF_WAR } from '../../cards/fog-of-war/shelf-game.ts';

export const SHELF: Shelf = [FOG_OF_WAR];
