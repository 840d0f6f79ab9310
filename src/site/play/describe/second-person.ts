/** A table in words to one of two players. */
import type { Loaded } from '../load-game.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The table as it is told to who sits in a seat: as "you". */
export function addressedTo<Of extends Table>(table: Of, seat: number): Of {
  const { game, scenery } = table;
  return game.seats.length !== 2 || !scenery.toldTo ? table : { ...table, scenery: scenery.toldTo(seat) };
}
