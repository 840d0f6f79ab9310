/** Chores as choices: what hands can do with a card, a piece or a question, touch by touch, and whether it is right. */
import type { Choice, Scene, SceneCard, SceneField, Spot, Touch } from '../../referee/scene.ts';
import { LEARN_WORDS } from '../words-learn.ts';

/** What the learner answered to a chore. */
export interface Reply {
  readonly right: boolean;
  /** The answer in words. */
  readonly says: string;
}

const WORDS = LEARN_WORDS.lay;

/** A question's answers. */
export const answersTo = (options: readonly string[], right: string): readonly Choice<Reply>[] =>
  options.map((says) => ({ move: { right: says === right, says }, path: [{ id: says, says }] }));

const overlap = (one: Spot, other: Spot): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

/** Where a card may seem to belong: beside the first card at every half height, above it and below it. */
function spotsFor(card: SceneCard, laid: readonly SceneCard[]): readonly Touch[] {
  const [first] = laid;
  const spot = (x: number, y: number): Spot => ({ ...card, x, y, id: `${Math.round(x)},${Math.round(y)}` });
  if (first === undefined) {
    const only = spot(card.x, card.y);
    return [{ id: only.id, says: WORDS.first, spot: only }];
  }
  const { width, height } = first;
  const beside = ([-1, 1] as const).flatMap((side) =>
    [1, 0, -1].map((up) => ({
      spot: spot(first.x + side * width, first.y - (up * height) / 2),
      says: WORDS.spot(side < 0 ? 'left' : 'right', up, 1),
    })),
  );
  const over = ([1, -1] as const).map((up) => ({
    spot: spot(first.x, first.y - up * height),
    says: WORDS.spot(null, up, 0),
  }));
  return [...beside, ...over]
    .filter(({ spot: at }) => laid.every((other) => !overlap(at, other)))
    .map(({ spot: at, says }) => ({ id: at.id, says, spot: at }));
}

/** The ways to lay a card of the finished table among those that lie there already. */
export function layings(finished: Scene, id: string, laid: readonly SceneCard[]): readonly Choice<Reply>[] {
  const card = finished.cards.find((one) => one.id === id);
  if (card === undefined) return [];
  const rightAt = (spot: Spot | undefined): boolean =>
    spot !== undefined && Math.abs(spot.x - card.x) < 1 && Math.abs(spot.y - card.y) < 1;
  return spotsFor(card, laid).flatMap((touch) =>
    [0, 180].map((turn): Choice<Reply> => {
      const way = turn === 0 ? WORDS.upright : WORDS.turned;
      return {
        move: { right: rightAt(touch.spot) && turn === card.turn, says: `${touch.says}, ${way}` },
        path: [touch, { id: `turn-${turn}`, says: way }],
      };
    }),
  );
}

/** The most pieces that are offered beyond the right number. */
const BEYOND = 2;

/** The ways to put like pieces on a field of the finished table. */
export function puttings(
  finished: Scene,
  face: string,
  fields: readonly SceneField[],
): readonly Choice<Reply>[] {
  const piece = finished.pieces.find((one) => one.face === face);
  if (piece === undefined) return [];
  const counts = Array.from({ length: piece.count + BEYOND }, (_, index) => index + 1);
  return fields.flatMap((field) =>
    counts.map((count): Choice<Reply> => ({
      move: {
        right: field.id === piece.field && count === piece.count,
        says: WORDS.piece(count, field.id),
      },
      path: [
        { id: field.id, says: WORDS.put(field.says) },
        { id: `count-${count}`, says: WORDS.pieces(count) },
      ],
    })),
  );
}
