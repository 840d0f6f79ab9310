/** The shelf: one line a game. The commands and the site list, print and play what stands here. */
import type { Foreign, Shelf } from '../book/shelf-game.ts';
import { FOG_OF_WAR } from '../../cards/fog-of-war/shelf-game.ts';
import { LOOPGRAVEN } from '../../cards/loopgraven/shelf-game.ts';
import { STREET_ARMOUR } from '../../cards/street-armour/shelf-game.ts';
import { TANK } from '../../cards/tank/shelf-game.ts';
import { VICTORY_TANK } from '../../cards/victory-tank/shelf-game.ts';

export const SHELF: Shelf = [VICTORY_TANK, TANK, STREET_ARMOUR, LOOPGRAVEN, FOG_OF_WAR];

/** The games that are not in the language of the site, each in its own: a build fills it in. */
export const ABROAD: readonly Foreign[] = [];
