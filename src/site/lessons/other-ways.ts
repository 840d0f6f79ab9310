/** Whether other moves than a step's lead to the same table. Pure. */
import type { AnyGame } from '../../referee/erased-types.ts';
import type { MadeMove } from './lesson-course.ts';

/** Most moves tried: a step has few, with few words. */
const MOST = 3000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists of things, such as units, stand in the order in which they came: that is no difference on the table. */
const unordered = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.every((each) => isObject(each) && !Array.isArray(each))
    ? value.map((each) => JSON.stringify(each, unordered)).toSorted()
    : value;

/** Two positions are equal if their JSON is, but for the order of things in it: they are plain data. */
const tableOf = (position: unknown): string => JSON.stringify(position, unordered);

const wordsOf = (notation: string): readonly string[] => notation.split(/\s+/);

/**
 * Whether the learner can still get from `way` to the table after `asked`, with no more moves than asked and only with
 * the words of those: the same cards and places, in any order.
 */
export function leadsOn(game: AnyGame, asked: readonly MadeMove[], way: readonly MadeMove[]): boolean {
  const [first] = asked;
  const goal = tableOf(asked.at(-1)?.after);
  const learner = game.toAct(first?.before);
  const named = new Set(asked.flatMap(({ before, move }) => wordsOf(game.print(before, move))));
  const been = new Set<string>();
  let tried = 0;
  return from(way.at(-1)?.after ?? first?.before, asked.length - way.length);

  function from(position: unknown, left: number): boolean {
    const here = tableOf(position);
    if (here === goal) return true;
    if (left <= 0 || game.toAct(position) !== learner || been.has(`${left} ${here}`)) return false;
    been.add(`${left} ${here}`);
    return game.moves(position).some((move) => {
      if (!wordsOf(game.print(position, move)).every((word) => named.has(word))) return false;
      tried += 1;
      return tried <= MOST && from(game.play(position, move), left - 1);
    });
  }
}

/** Whether a way has reached the table the asked moves lead to. */
export const hasCome = (asked: readonly MadeMove[], way: readonly MadeMove[]): boolean =>
  tableOf(way.at(-1)?.after) === tableOf(asked.at(-1)?.after);
