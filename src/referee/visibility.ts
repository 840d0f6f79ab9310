/**
 * What a viewer may see of a position: of each part that is not open to all, what it looks like to them. It stands apart
 * from `position-format/shape.ts`, since whoever plays needs it and not the rest.
 *
 *     const SIGHTS: Sights<Position, Observed> = { hands: ownersOnly((hand) => hand.length), deck: countOnly };
 *     seenBy(SIGHTS, position, 0); // { ...position, viewer: 0, hands: [[1, 3], 5], deck: 12 }
 */
type Sight<Position, Part, Seen> = (part: Part, viewer: number, position: Position) => Seen;

/** The parts that are the same to whoever looks. */
export type OpenKeys<Position, Observed> = {
  [Key in keyof Position & keyof Observed]: [Position[Key], Observed[Key]] extends [
    Observed[Key],
    Position[Key],
  ]
    ? Key
    : never;
}[keyof Position & keyof Observed];

/** What each part looks like that is not open. */
export type Sights<Position, Observed> = {
  readonly [Key in Exclude<keyof Position & keyof Observed, OpenKeys<Position, Observed>>]: Sight<
    Position,
    Position[Key],
    Observed[Key]
  >;
};

/** What a viewer knows of a position. */
export function seenBy<Position extends object, Observed>(
  sights: Sights<Position, Observed>,
  position: Position,
  viewer: number,
): Observed {
  const seen: Record<string, unknown> = { ...position, viewer };
  for (const [key, look] of Object.entries(sights) as [string, Sight<Position, unknown, unknown>][])
    seen[key] = look(seen[key], viewer, position);
  return seen as Observed;
}

/** One a seat, as many as there are. */
type EachOf<Parts, Seen> = { readonly [Seat in keyof Parts]: Seen };

/** Of what every seat has, its own to whoever looks, and of the others something less: mostly how much there is. */
export const ownersOnly =
  <Part, Other, Own = Part>(
    other: (part: Part) => Other,
    own: (part: Part) => Own = (part) => part as never,
  ) =>
  <Parts extends readonly Part[]>(parts: Parts, viewer: number): EachOf<Parts, Own | Other> =>
    parts.map((part, seat) => (seat === viewer ? own(part) : other(part))) as unknown as EachOf<
      Parts,
      Own | Other
    >;

/** How many there are, to everybody. */
export const countOnly = (cards: readonly unknown[]): number => cards.length;

/** Nothing, to anybody. */
export const nobody = (): null => null;
