/** The Fog of War as it stands on a shelf: its box so far. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';

export const FOG_OF_WAR = {
  id: 'fog-of-war',
  kit: async () => (await import('./kit.ts')).fogOfWarKit,
} satisfies ShelfGame;
