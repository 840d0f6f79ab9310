/** Chores as choices: what hands do with a card, a piece or a question, touch by touch, and whether it is right. */
import type { AnyScenery } from '../../referee/erased-types.ts';
import type { Choice, Scene, SceneCard, SceneField } from '../../referee/table/scene.ts';
import type { Option } from '../../book/lesson.ts';
import { LEARN_WORDS } from '../words/learn.ts';

/** The learner's reply to a chore. */
export interface Reply {
  readonly right: boolean;
  /** The reply in words. */
  readonly says: string;
  /** Why it is wrong, if the lesson says so. */
  readonly why?: string;
}

const WORDS = LEARN_WORDS.lay;

/** The answers to a question, as choices. */
export const answersTo = (options: readonly Option[]): readonly Choice<Reply>[] =>
  options.map((option) => {
    const { says } = option;
    const told = 'wrong' in option ? { right: false, why: option.wrong } : { right: true };
    return { move: { ...told, says }, path: [{ id: says, says }] };
  });

/** Places closer than this are the same, mm. */
const SAME = 1;

/** The choices for laying a card of the final table next to those already there. */
export function layings(
  scenery: Pick<AnyScenery, 'layings'>,
  finished: Scene,
  id: string,
  laid: readonly SceneCard[],
): readonly Choice<Reply>[] {
  const card = finished.cards.find((one) => one.id === id);
  if (card === undefined) return [];
  return (scenery.layings?.(laid, card) ?? []).map(({ touch, turn, says }) => {
    const { spot } = touch;
    const right = Math.abs(spot.x - card.x) < SAME && Math.abs(spot.y - card.y) < SAME && turn === card.turn;
    return {
      move: { right, says: `${touch.says}, ${says}` },
      path: [touch, { id: `turn-${turn}`, says }],
    };
  });
}

/** How many pieces beyond the right number are offered. */
const BEYOND = 2;

/** The choices for putting so many like pieces on a field of the final table. */
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
