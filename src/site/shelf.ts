/** The shelf: one line a game. The commands and the site list, print and play these games. */
import type { Foreign, Shelf } from '../book/shelf-game.ts';
import { FOG_OF_WAR } from '../games/fog-of-war/index.ts';
import { LOOPGRAVEN } from '../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../games/street-armour/index.ts';
import { TANK } from '../games/tank/index.ts';
import { VICTORY_TANK } from '../games/victory-tank/index.ts';

export const SHELF: Shelf = [VICTORY_TANK, TANK, STREET_ARMOUR, LOOPGRAVEN, FOG_OF_WAR];

/** Games in another language than the site's; filled in by the build. */
export const ABROAD: readonly Foreign[] = [];
