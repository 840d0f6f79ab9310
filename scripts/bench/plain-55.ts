/** A shelf with only the game of 55 plain cards, to build a site of. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { SHELF as PLAIN } from './plain.ts';

export const SHELF: Shelf = PLAIN.filter(({ id }) => id === 'plain-55');
