/** A player's place at the table: what is known of a player before anybody sits there. */
export interface Seat {
  /** As in written positions and in classes of a page: "red". */
  readonly id: string;
  /** In words, as in the middle of a sentence: "red". */
  readonly name: string;
  /** Who wins and loses together has the same number. */
  readonly team: number;
}

/** The seats of a game, two to six of them; everywhere else a player is a seat's place in this list. */
export type Seats = readonly [Seat, Seat, ...Seat[]];

/**
 * Seats that are called by their ids, each playing for itself.
 *
 *     seatsOf('red', 'gray'); // [{ id: 'red', name: 'red', team: 0 }, { id: 'gray', name: 'gray', team: 1 }]
 */
export const seatsOf = (first: string, second: string, ...more: readonly string[]): Seats => [
  seat(first, 0),
  seat(second, 1),
  ...more.map((id, index) => seat(id, 2 + index)),
];

const seat = (id: string, team: number): Seat => ({ id, name: id, team });

/** What a player is called; nothing for a number that is nobody's. */
export const nameIn = (seats: readonly Seat[], player: number | null): string =>
  player === null ? '' : (seats[player]?.name ?? '');

/** Who plays together, by number, in the order of the teams' first seats. */
export function teamsIn(seats: readonly Seat[]): readonly (readonly number[])[] {
  const teams = [...new Set(seats.map(({ team }) => team))];
  return teams.map((team) => seats.flatMap((other, player) => (other.team === team ? [player] : [])));
}
