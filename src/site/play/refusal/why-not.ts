/**
 * Why what is held cannot go to a place that was touched: finds the illegal move that is most likely meant and returns its
 * refusal. Moves that would have to come first, such as an announcement, are assumed to be made. Pure.
 */
import { attemptsIn, saidBy } from '../../../book/choices.ts';
import { placesIn } from '../handling.ts';
import type { Choice } from '../../../referee/table/scene.ts';
import type { Loaded } from '../load-game.ts';
import type { Hold } from '../touch-plan.ts';
import type { Refusal } from '../session.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The position after some moves, and the last move in notation. */
function after({ game }: Pick<Table, 'game'>, position: unknown, moves: readonly unknown[]) {
  let there = position;
  let words = '';
  for (const move of moves) {
    words = game.print(there, move);
    there = game.play(there, move);
  }
  return { there, words };
}

/** The moves before the last one in each of the shortest plans, without duplicates. */
function beginnings({ ends }: Hold): readonly (readonly unknown[])[] {
  const runs = [...ends.values()].map(({ moves }) => moves.slice(0, -1));
  const shortest = Math.min(...runs.map(({ length }) => length));
  const found = runs.filter(({ length }) => length === shortest);
  return [...new Map(found.map((moves) => [JSON.stringify(moves), moves])).values()];
}

/** A measure of likeness between moves in notation: the number of words in common. */
const alike = (words: string, like: ReadonlySet<string>): number =>
  words.split(' ').filter((word) => like.has(word)).length;

/**
 * The refusal with the fewest breaches, then the most alike to the legal plans; null if nothing can be tried there. With
 * nothing held (null), of anything that somebody could want of the place.
 */
export function whyNot(table: Table, position: unknown, hold: Hold | null, at: string): Refusal | null {
  const { game, scenery } = table;
  const leadsThere = ({ path }: Choice<unknown>, places: ReadonlySet<string>): boolean =>
    hold === null
      ? path.some(({ id }) => id === at)
      : path.some(({ id }) => id === hold.handle.at) && path.findLast(({ id }) => places.has(id))?.id === at;
  const plans = hold === null ? [] : [...hold.ends.values()];
  const like = new Set(plans.flatMap(({ moves }) => after(table, position, moves).words.split(' ')));
  const found = (hold === null ? [[]] : beginnings(hold)).flatMap((first) => {
    const { there } = after(table, position, first);
    const places = placesIn(scenery.scene(there, null));
    return attemptsIn(table, there, true).flatMap((choice) => {
      if (!leadsThere(choice, places)) return [];
      const verdict = game.judge(there, choice.move);
      const words = game.print(there, choice.move);
      return verdict.allowed
        ? []
        : [{ first, words, verdict, says: saidBy(choice.path), near: alike(words, like) }];
    });
  });
  const [nearest] = found.toSorted(
    (one, other) => one.verdict.breaches.length - other.verdict.breaches.length || other.near - one.near,
  );
  if (nearest === undefined) return null;
  const { near, ...refusal } = nearest;
  return { ...refusal, faults: [] };
}
