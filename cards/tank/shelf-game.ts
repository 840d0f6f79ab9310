/** TanK as it stands on the shelf: so far what is printed. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';

export const TANK = {
  id: 'tank',
  kit: async () => (await import('./kit.ts')).tankKit,
} satisfies ShelfGame;
