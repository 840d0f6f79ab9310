/** What a page of puzzles has before it. That the referee agrees with them is seen before a page is made. */
import type { Kit } from '../../kit/kit.ts';
import type { Puzzle } from '../../book/puzzle.ts';
import type { Sentences } from '../../referee/verdict-text.ts';
import type { Teacher } from '../lessons/faults.ts';
import { SHELF } from '../shelf.ts';

export interface Puzzles extends Teacher {
  readonly kit: Kit;
  readonly sentences: Sentences<string>;
  readonly puzzles: readonly Puzzle[];
}

/** The games that have puzzles, as the addresses of a page: for `getStaticPaths`. */
export const puzzling = (): { params: { game: string } }[] =>
  SHELF.filter(({ puzzles, referee }) => puzzles && referee?.scenery).map(({ id }) => ({
    params: { game: id },
  }));

/** The puzzles of a game of the shelf, with all they need. */
export async function puzzlesOf(id: string | undefined): Promise<Puzzles> {
  const shelved = SHELF.find((game) => game.id === id);
  const { referee, puzzles } = shelved ?? {};
  if (!shelved || !puzzles || !referee?.scenery) throw new Error(`${id ?? 'Nothing'} has no puzzles.`);
  const [kit, game, form, scenery, under, list] = await Promise.all([
    shelved.kit(),
    referee.game(),
    referee.form(),
    referee.scenery(),
    referee.sentences(),
    puzzles(),
  ]);
  return { game, form, scenery, sentences: under([]), kit, puzzles: list };
}

/** The position of a puzzle. */
export function positionOf({ form }: Pick<Teacher, 'form'>, { id, position }: Puzzle): unknown {
  const read = form.read(position);
  if (!read.ok) throw new Error(`The puzzle ${id} has no position.`);
  return read.value;
}

/** What comes of the best way, move by move, in words; a move of which nothing is told is left out. */
export function bestTold({ game, scenery }: Teacher, { best }: Puzzle, first: unknown): readonly string[] {
  let position = first;
  return best.flatMap((words) => {
    const move = game.parse(position, words);
    if (!move.ok) return [];
    const before = position;
    position = game.play(before, move.value);
    const told = scenery.happenings(before, move.value, position).map(({ what }) => what);
    return told.length === 0 ? [] : [`${told.join('; ')}.`];
  });
}
