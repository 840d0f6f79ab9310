/** Plays random games for the differential tests. */

interface ByLot<Position> {
  /** The least number of positions to see. */
  readonly positions: number;
  /** The most moves of one game. */
  readonly most: number;
  readonly begin: (game: number) => Position;
  /** The position after the next move; null if the game is over. */
  readonly next: (position: Position) => Position | null;
}

/** If no game has ended, go on with further games, for up to this many times `positions`. */
const LONGER = 20;

/** Plays games until enough positions have been seen and at least one game has ended. */
export function playByLot<Position>({ positions, most, begin, next }: ByLot<Position>) {
  let [seen, games, ended] = [0, 0, 0];
  for (; seen < positions || (ended === 0 && seen < LONGER * positions); games++) {
    let position: Position | null = begin(games);
    for (let moves = 0; position !== null && moves < most; moves++) {
      seen += 1;
      position = next(position);
    }
    if (position === null) ended += 1;
  }
  return { games, ended };
}
