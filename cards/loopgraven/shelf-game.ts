/** Loopgraven as it stands on a shelf. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';

export const LOOPGRAVEN = {
  id: 'loopgraven',
  kit: async () => (await import('./kit.ts')).loopgravenKit,
  in: { nl: { kit: async () => (await import('./kit-nl.ts')).loopgravenKit } },
} satisfies ShelfGame;
