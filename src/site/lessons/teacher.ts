/** What a page of lessons has before it. A lesson that the referee does not agree with stops the build. */
import type { Kit } from '../../kit/kit.ts';
import { SHELF } from '../shelf.ts';
import { lessonFaults, type Teacher } from './faults.ts';
import type { Lesson } from '../../book/lesson.ts';

export interface Lessons extends Teacher {
  readonly kit: Kit;
  readonly lessons: readonly Lesson[];
}

/** The games that are taught, as the addresses of a page: for `getStaticPaths`. */
export const taught = (): { params: { game: string } }[] =>
  SHELF.filter(({ lessons, referee }) => lessons && referee?.scenery).map(({ id }) => ({
    params: { game: id },
  }));

/** The lessons of a game of the shelf, checked, with all they need. */
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
  const teacher: Teacher = { game, form, scenery, sentences: under([]) };
  const faults = list.flatMap((lesson) => lessonFaults(teacher, lesson));
  if (faults.length > 0) throw new Error(`The lessons of ${shelved.id} have faults:\n${faults.join('\n')}`);
  return { ...teacher, kit, lessons: list };
}
