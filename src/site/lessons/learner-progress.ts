/** Progress in the lessons, stored on the device. */
import { isObject } from '../../is-object.ts';
import { readJson } from '../../kit/untrusted-input.ts';
import { keep, kept, putAside } from '../device/local-storage.ts';

/** Indexes of the steps done, by lesson id. */
export type Progress = Readonly<Record<string, readonly number[]>>;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item));

/** Parses progress; anything else counts as none. */
export function readProgress(text: string | null): Progress {
  const entries = Object.entries(lessonsIn(text) ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, readonly number[]] => isNumbers(entry[1])),
  );
}

/** The stored entries by lesson, not validated; null if the text is no JSON object. */
function lessonsIn(text: string | null): Readonly<Record<string, unknown>> | null {
  const read = readJson(text ?? '{}');
  return read.ok && isObject(read.value) ? read.value : null;
}

/** The progress with one more step done. */
export const withStep = (progress: Progress, lesson: string, step: number): Progress => ({
  ...progress,
  [lesson]: [...new Set([...(progress[lesson] ?? []), step])].sort((one, other) => one - other),
});

/** The steps of a lesson that are done; stored steps beyond its end are dropped, as lessons may get shorter. */
export const stepsDone = (progress: Progress, lesson: string, all: number): readonly number[] =>
  (progress[lesson] ?? []).filter((step) => step >= 0 && step < all);

/** A lesson, as far as progress needs it. */
export interface Stretch {
  readonly id: string;
  /** Number of its steps. */
  readonly steps: number;
}

const isDone = (progress: Progress, { id, steps }: Stretch): boolean =>
  stepsDone(progress, id, steps).length === steps;

/** The lesson to go on with for somebody who reopens one that is done: the first not done. Null if `here` is not done. */
export function nextOpen<Lesson extends Stretch>(
  progress: Progress,
  lessons: readonly Lesson[],
  here: string,
): Lesson | null {
  const isBack = lessons.some((lesson) => lesson.id === here && isDone(progress, lesson));
  return (isBack && lessons.find((lesson) => !isDone(progress, lesson))) || null;
}

/** The stored progress of a game. */
export const keptProgress = (game: string): Progress => readProgress(kept(game, 'lessons'));

/** Merges two progresses, as of two tabs. */
export const together = (one: Progress, other: Progress): Progress =>
  Object.entries(other).reduce(
    (sum, [lesson, steps]) => steps.reduce((all, step) => withStep(all, lesson, step), sum),
    one,
  );

/** Merges progress into what is stored, as by another tab or a later version; returns whether it worked. */
export function keepProgress(game: string, progress: Progress): boolean {
  const text = kept(game, 'lessons');
  const lessons = lessonsIn(text);
  const all = together(readProgress(text), progress);
  // An unreadable entry stays, and is moved aside if a readable one replaces it.
  const inTheWay =
    lessons === null || Object.keys(progress).some((id) => id in lessons && !isNumbers(lessons[id]));
  if (text !== null && inTheWay && !putAside(game, 'lessons', text)) return false;
  return keep(game, 'lessons', JSON.stringify({ ...lessons, ...all }));
}
