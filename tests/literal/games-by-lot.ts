/** How the differential tests of games by moves go on from game to game. */

interface ByLot<Position> {
  /** So many positions are seen at least. */
  readonly positions: number;
  /** So many of one game at most. */
  readonly most: number;
  readonly begin: (game: number) => Position;
  /** What a move leads to; null where the game has ended. */
  readonly next: (position: Position) => Position | null;
}

/** Lots that bring no game to its end go on for others, so many times as long at most. */
const LONGER = 20;

/** Plays one game after the other until enough positions have been seen and a game has come to its end. */
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
