/** The game of 55 plain cards alone, for a site to be built of it. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { SHELF as PLAIN } from './plain.ts';

export const SHELF: Shelf = PLAIN.filter(({ id }) => id === 'plain-55');
