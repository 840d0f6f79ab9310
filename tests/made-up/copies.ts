/** The made-up game as often as FIELDKIT_COPIES says: shows how a site's build grows with its games. */
import type { Shelf } from '../../src/book/shelf-game.ts';
import { SHELF as ONE } from './shelf.ts';

const { FIELDKIT_COPIES: copies = '1' } = process.env;

export const SHELF: Shelf = Array.from({ length: Number(copies) }, (_, index) => `copy-${index + 1}`).flatMap(
  (id) => ONE.map((game) => ({ ...game, id, kit: async () => ({ ...(await game.kit()), id, title: id }) })),
);
