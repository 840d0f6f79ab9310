/** The shelf: one line a game. The commands and the site list, print and play what stands here. */
import type { Shelf } from '../book/shelf-game.ts';
import { VICTORY_TANK } from '../../cards/victory-tank/shelf-game.ts';

export const SHELF: Shelf = [VICTORY_TANK];
