/**
 * The shelf: one line a game. The commands and the site list, print and play what stands here; a game's parts are
 * loaded when they are asked for.
 */
import type { Kit } from '../kit/kit.ts';

export interface ShelfGame {
  /** The name of the game's folders, and what the commands call it. */
  readonly id: string;
  readonly kit: () => Promise<Kit>;
}

export type Shelf = readonly ShelfGame[];

export const SHELF: Shelf = [
  { id: 'victory-tank', kit: async () => (await import('../../cards/victory-tank/kit.ts')).victoryTankKit },
];
