/** The texts of a game in the second person. */
import type { Loaded } from '../load-game.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The table with texts that address a seat as "you"; unchanged unless the game has two seats and such texts. */
export function addressedTo<Of extends Table>(table: Of, seat: number): Of {
  const { game, scenery } = table;
  return game.seats.length !== 2 || !scenery.toldTo ? table : { ...table, scenery: scenery.toldTo(seat) };
}
