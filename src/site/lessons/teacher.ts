/** What a page of lessons has before it. That the referee agrees with them is seen before a page is made. */
import type { Kit } from '../../kit/kit.ts';
import { SHELF } from '../shelf.ts';
import type { Sentences } from '../../referee/verdict-text.ts';
import type { Teacher } from './faults.ts';
import type { Lesson } from '../../book/lesson.ts';

export interface Lessons extends Teacher {
  readonly kit: Kit;
  readonly sentences: Sentences<string>;
  readonly lessons: readonly Lesson[];
}

/** The games that are taught, as the addresses of a page: for `getStaticPaths`. */
export const taught = (): { params: { game: string } }[] =>
  SHELF.filter(({ lessons, referee }) => lessons && referee?.scenery).map(({ id }) => ({
    params: { game: id },
  }));

/** The lessons of a game of the shelf, with all they need. */
export async function teacherOf(id: string | undefined): Promise<Lessons> {
  const shelved = SHELF.find((game) => game.id === id);
  const { referee, lessons } = shelved ?? {};
  if (!shelved || !lessons || !referee?.scenery) throw new Error(`${id ?? 'Nothing'} has no lessons.`);
  const [kit, game, form, scenery, under, list] = await Promise.all([
    shelved.kit(),
    referee.game(),
    referee.form(),
    referee.scenery(),
    referee.sentences(),
    lessons(),
  ]);
  return { game, form, scenery, sentences: under([]), kit, lessons: list };
}
