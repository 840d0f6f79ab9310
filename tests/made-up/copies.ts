/** The first made-up game as often as FIELDKIT_COPIES says: shows how a site's build grows with its games. */
import type { Shelf, ShelfGame } from '../../src/book/shelf-game.ts';
import { SHELF as MADE_UP } from './shelf.ts';

const { FIELDKIT_COPIES: copies = '1' } = process.env;

/** A copy under an id of its own, in one language. */
const copied = ({ kit, referee, in: _, ...game }: ShelfGame, id: string): ShelfGame => ({
  ...game,
  id,
  kit: async () => ({ ...(await kit()), id, title: id }),
  ...(referee && { referee: { ...referee, game: async () => ({ ...(await referee.game()), id }) } }),
});

export const SHELF: Shelf = Array.from({ length: Number(copies) }, (_, index) => `copy-${index + 1}`).flatMap(
  (id) => MADE_UP.slice(0, 1).map((game) => copied(game, id)),
);
