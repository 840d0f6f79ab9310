/** The inks of seats, as editions and pages name them. */
const INKS = ['red', 'gray', 'blue', 'green', 'ochre', 'violet'] as const;
type Ink = (typeof INKS)[number];

/** Shapes that tell seats apart without colour. */
const SHAPES = ['round', 'square', 'diamond', 'triangle', 'hexagon', 'cross', 'shield'] as const;
type Shape = (typeof SHAPES)[number];

/** A player's place at the table, before anybody sits there. */
export interface Seat {
  /** As in written positions and CSS classes: "red". */
  readonly id: string;
  /** As in the middle of a sentence: "red". */
  readonly name: string;
  /** Seats of one team win and lose together. */
  readonly team: number;
  readonly ink: Ink;
  readonly shape: Shape;
}

/** The seats of a game, two to six; elsewhere a player is an index into this list. */
export type Seats = readonly [Seat, Seat, ...Seat[]];

/**
 * Seats named by their ids, each a team by itself, with its own ink and shape.
 *
 *     seatsOf('red', 'gray')[1]; // { id: 'gray', name: 'gray', team: 1, ink: 'gray', shape: 'square' }
 */
export const seatsOf = (first: string, second: string, ...more: readonly string[]): Seats => [
  seat(first, 0),
  seat(second, 1),
  ...more.map((id, index) => seat(id, 2 + index)),
];

const seat = (id: string, place: number): Seat => ({
  id,
  name: id,
  team: place,
  ink: INKS[place % INKS.length] ?? 'red',
  shape: SHAPES[place % SHAPES.length] ?? 'round',
});

/** Who decides: a player by number, or chance. */
export type Actor = number | 'chance';

/** The player who decides; null for chance or nobody. */
export const playerOf = (actor: Actor | null): number | null => (actor === 'chance' ? null : actor);

/** A value for each player of a game for two. */
export type Both<T> = readonly [T, T];

/** The other player of a game for two. */
export const otherOf = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);

/** A pair with the value of one player replaced. */
export const withOf = <T>([first, second]: Both<T>, player: 0 | 1, value: T): Both<T> =>
  player === 0 ? [value, second] : [first, value];

/** The seat as a player of a game for two; whatever is not seat 1 (chance, nobody) counts as seat 0. */
export const seatOfTwo = (seat: unknown): 0 | 1 => (seat === 1 ? 1 : 0);

/** A player's name; empty where there is no such player. */
export const nameIn = (seats: readonly Seat[], player: number | null): string =>
  player === null ? '' : (seats[player]?.name ?? '');

/** What `actorName` needs of a game. */
interface Named {
  readonly seats: Seats;
  readonly words: { readonly chance: string };
}

/** The name of a player or of chance. */
export const actorName = ({ seats, words }: Named, actor: Actor | null): string =>
  actor === 'chance' ? words.chance : nameIn(seats, actor);

/** The players of each team, in the order of the teams' first seats. */
export function teamsIn(seats: readonly Seat[]): readonly (readonly number[])[] {
  const teams = [...new Set(seats.map(({ team }) => team))];
  return teams.map((team) => seats.flatMap((other, player) => (other.team === team ? [player] : [])));
}

/** Whether two players are on one team; true for the same player twice, false where either is null. */
export const areMates = (seats: readonly Seat[], one: number | null, other: number | null): boolean =>
  one !== null && other !== null && seats[one] !== undefined && seats[one].team === seats[other]?.team;
