import type { TableSaid } from './said-table.ts';
import type { Laying, SceneCard, Spot } from '../../referee/scene.ts';

/**
 * Where hands may seem to be meant to lay a battlefield card: beside the first card at every half height, above it and
 * below it, either way up. The rules know which of them is right (S2, G5); whoever sets up has yet to learn it.
 */
export const layings = (laid: readonly SceneCard[], card: SceneCard): readonly Laying<TableSaid>[] =>
  spotsFor(laid, card).flatMap(({ says, spot }) =>
    WAYS.map((way): Laying<TableSaid> => ({ touch: { id: spot.id, says, spot }, ...way })),
  );

const WAYS = [
  { turn: 0, says: { says: 'rightWayUp' } },
  { turn: 180, says: { says: 'halfTurn' } },
] as const;

interface Named {
  readonly says: TableSaid;
  readonly spot: Spot;
}

function spotsFor([first, ...others]: readonly SceneCard[], card: SceneCard): readonly Named[] {
  const spot = (x: number, y: number): Spot => ({ ...card, x, y, id: `${Math.round(x)},${Math.round(y)}` });
  if (first === undefined) return [{ says: { says: 'middle' }, spot: spot(card.x, card.y) }];
  const { x, y, width, height } = first;
  const beside = SIDES.flatMap(({ side, says }) =>
    HEIGHTS.map((half) => ({
      says: { says: 'besideCard', side: says, height: half.says } as const,
      spot: spot(x + side * width, y + (half.down * height) / 2),
    })),
  );
  const over = [
    { says: { says: 'above' } as const, spot: spot(x, y - height) },
    { says: { says: 'below' } as const, spot: spot(x, y + height) },
  ];
  return [...beside, ...over].filter(({ spot: at }) =>
    [first, ...others].every((other) => !overlap(at, other)),
  );
}

const SIDES = [
  { side: -1, says: 'left' },
  { side: 1, says: 'right' },
] as const;

const HEIGHTS = [
  { down: -1, says: 'up' },
  { down: 0, says: 'level' },
  { down: 1, says: 'down' },
] as const;

const overlap = (one: Spot, other: Spot): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;
