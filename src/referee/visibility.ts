/**
 * What a viewer may see of a position: how each part that is not public appears to them. It is apart from
 * `position-format/shape.ts` because playing needs this and not the rest.
 *
 *     const SIGHTS: Sights<Position, Observed> = { hands: ownersOnly((hand) => hand.length), deck: countOnly };
 *     seenBy(SIGHTS, position, 0); // { ...position, viewer: 0, hands: [[1, 3], 5], deck: 12 }
 */
type Sight<Position, Part, Seen> = (part: Part, viewer: number, position: Position) => Seen;

/** The public parts: those of the same type in position and observation. */
export type OpenKeys<Position, Observed> = {
  [Key in keyof Position & keyof Observed]: [Position[Key], Observed[Key]] extends [
    Observed[Key],
    Position[Key],
  ]
    ? Key
    : never;
}[keyof Position & keyof Observed];

/** How each part that is not public appears. */
export type Sights<Position, Observed> = {
  readonly [Key in Exclude<keyof Position & keyof Observed, OpenKeys<Position, Observed>>]: Sight<
    Position,
    Position[Key],
    Observed[Key]
  >;
};

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

type EachOf<Parts, Seen> = { readonly [Seat in keyof Parts]: Seen };

/**
 * For a part that every seat has: the viewer's own in full, the others reduced by `other`, usually to a count.
 */
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

/** Shows everybody only the count. */
export const countOnly = (cards: readonly unknown[]): number => cards.length;
