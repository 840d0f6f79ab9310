/** How far the learner has come, kept on the device. */
import { keep, kept } from '../keep.ts';

/** The steps done of each lesson of a game, by its id. */
export type Progress = Readonly<Record<string, readonly number[]>>;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item));

/** Progress from its text; what is no progress counts as none. */
export function readProgress(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, steps]) => isNumbers(steps)));
  } catch {
    return {};
  }
}

/** The progress with one more step done. */
export const withStep = (progress: Progress, lesson: string, step: number): Progress => ({
  ...progress,
  [lesson]: [...new Set([...(progress[lesson] ?? []), step])].sort((one, other) => one - other),
});

/** The steps of a lesson that are done; a lesson may have become shorter since. */
export const stepsDone = (progress: Progress, lesson: string, all: number): readonly number[] =>
  (progress[lesson] ?? []).filter((step) => step >= 0 && step < all);

/** What this device has kept of a game's lessons. */
export const keptProgress = (game: string): Progress => readProgress(kept(game, 'lessons'));

/** Keeps progress; whether it could. */
export const keepProgress = (game: string, progress: Progress): boolean =>
  keep(game, 'lessons', JSON.stringify(progress));
