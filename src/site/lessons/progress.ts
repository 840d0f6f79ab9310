/** How far the learner has come, kept on the device. */
import { isObject } from '../../is-object.ts';
import { readJson } from '../../kit/input.ts';
import { keep, kept, putAside } from '../device/local-storage.ts';

/** The steps done of each lesson of a game, by its id. */
export type Progress = Readonly<Record<string, readonly number[]>>;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item));

/** Progress from its text; what is no progress counts as none. */
export function readProgress(text: string | null): Progress {
  const entries = Object.entries(lessonsIn(text) ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, readonly number[]] => isNumbers(entry[1])),
  );
}

/** What is kept of each lesson, whatever it is; null where the text is no object. */
function lessonsIn(text: string | null): Readonly<Record<string, unknown>> | null {
  const read = readJson(text ?? '{}');
  return read.ok && isObject(read.value) ? read.value : null;
}

/** The progress with one more step done. */
export const withStep = (progress: Progress, lesson: string, step: number): Progress => ({
  ...progress,
  [lesson]: [...new Set([...(progress[lesson] ?? []), step])].sort((one, other) => one - other),
});

/** The steps of a lesson that are done; a lesson may have become shorter since. */
export const stepsDone = (progress: Progress, lesson: string, all: number): readonly number[] =>
  (progress[lesson] ?? []).filter((step) => step >= 0 && step < all);

/** A lesson as far as progress goes. */
export interface Stretch {
  readonly id: string;
  /** How many steps it has. */
  readonly steps: number;
}

const isDone = (progress: Progress, { id, steps }: Stretch): boolean =>
  stepsDone(progress, id, steps).length === steps;

/** The lesson that whoever comes back to one that is done goes on with: the first that is not done; null where none is left. */
export function nextOpen<Lesson extends Stretch>(
  progress: Progress,
  lessons: readonly Lesson[],
  here: string,
): Lesson | null {
  const isBack = lessons.some((lesson) => lesson.id === here && isDone(progress, lesson));
  return (isBack && lessons.find((lesson) => !isDone(progress, lesson))) || null;
}

/** What this device has kept of a game's lessons. */
export const keptProgress = (game: string): Progress => readProgress(kept(game, 'lessons'));

/** Two accounts of how far the learner has come, as of two tabs, in one. */
export const together = (one: Progress, other: Progress): Progress =>
  Object.entries(other).reduce(
    (sum, [lesson, steps]) => steps.reduce((all, step) => withStep(all, lesson, step), sum),
    one,
  );

/** Keeps progress beside what else is kept, as of another tab or a later page; whether it could. */
export function keepProgress(game: string, progress: Progress): boolean {
  const text = kept(game, 'lessons');
  const lessons = lessonsIn(text);
  const all = together(readProgress(text), progress);
  // An entry that cannot be read stays; in the way of one that can, it is put aside.
  const inTheWay =
    lessons === null || Object.keys(progress).some((id) => id in lessons && !isNumbers(lessons[id]));
  if (text !== null && inTheWay && !putAside(game, 'lessons', text)) return false;
  return keep(game, 'lessons', JSON.stringify({ ...lessons, ...all }));
}
