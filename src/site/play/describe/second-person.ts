/** The texts of a game in the second person. */
import type { Loaded } from '../load-game.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The table with texts that address a seat as "you"; unchanged where the game has no such texts. */
export function addressedTo<Of extends Table>(table: Of, seat: number): Of {
  const { scenery } = table;
  return scenery.toldTo ? { ...table, scenery: scenery.toldTo(seat) } : table;
}
