import type { Laying, SceneCard, Spot } from '../../referee/scene.ts';

/**
 * Where hands may seem to be meant to lay a battlefield card: beside the first card at every half height, above it and
 * below it, either way up. The rules know which of them is right (S2, G5); whoever sets up has yet to learn it.
 */
export const layings = (laid: readonly SceneCard[], card: SceneCard): readonly Laying[] =>
  spotsFor(laid, card).flatMap(({ says, spot }) =>
    WAYS.map((way): Laying => ({ touch: { id: spot.id, says, spot }, ...way })),
  );

const WAYS = [
  { turn: 0, says: 'The right way up' },
  { turn: 180, says: 'Turned by half a turn' },
] as const;

interface Named {
  readonly says: string;
  readonly spot: Spot;
}

function spotsFor([first, ...others]: readonly SceneCard[], card: SceneCard): readonly Named[] {
  const spot = (x: number, y: number): Spot => ({ ...card, x, y, id: `${Math.round(x)},${Math.round(y)}` });
  if (first === undefined) return [{ says: 'The middle of the table', spot: spot(card.x, card.y) }];
  const { x, y, width, height } = first;
  const beside = SIDES.flatMap(({ side, says }) =>
    HEIGHTS.map((half) => ({
      says: `${says}, ${half.says}`,
      spot: spot(x + side * width, y + (half.down * height) / 2),
    })),
  );
  const over = [
    { says: 'Above it', spot: spot(x, y - height) },
    { says: 'Below it', spot: spot(x, y + height) },
  ];
  return [...beside, ...over].filter(({ spot: at }) =>
    [first, ...others].every((other) => !overlap(at, other)),
  );
}

const SIDES = [
  { side: -1, says: 'Left of it' },
  { side: 1, says: 'Right of it' },
] as const;

const HEIGHTS = [
  { down: -1, says: 'half a card up' },
  { down: 0, says: 'level' },
  { down: 1, says: 'half a card down' },
] as const;

const overlap = (one: Spot, other: Spot): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;
