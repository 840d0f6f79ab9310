/** What workers search: a game of the shelf with its hints. */
import type { AnyGame, AnyReferee } from '../../referee/erased-types.ts';
import type { Field } from '../../referee/search/heuristics.ts';
import { SHELF } from '../shelf.ts';

/** The parts of a game of the shelf; a page asks only for games that have a referee. */
export function partsOf(id: string): AnyReferee {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee === undefined) throw new Error(`${id} has no referee`);
  return referee;
}

export async function fieldOf(
  id: string,
): Promise<Field<unknown, unknown, unknown> & { readonly game: AnyGame }> {
  const referee = partsOf(id);
  const [game, hints] = await Promise.all([referee.game(), referee.hints?.() ?? {}]);
  return { game, hints };
}
