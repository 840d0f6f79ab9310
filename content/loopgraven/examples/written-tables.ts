/** Builders of written positions for examples, questions, lessons, puzzles and situations. */
import type { CourseExample, TryExample, Written } from '../../../src/book/example.ts';
import type { Titled } from '../../../src/book/writing.ts';
import type { InEach } from '../../../src/language.ts';
import type { StatementId } from '../statements.ts';

export type LoopCourse = Titled<CourseExample<StatementId>, InEach>;
export type LoopTry = Titled<TryExample<StatementId>, InEach>;

/** Parses a unit: "red platoon e5"; without a space it is lost. */
export function unit(words: string): Written {
  const [owner, type, at] = words.split(' ');
  return { owner, type, ...(at === undefined ? {} : { at }) };
}
export const units = (...those: readonly string[]): readonly Written[] => those.map(unit);

/** A position on red's turn in a white round of a long game. */
export const table = (those: readonly string[], more: Written = {}): Written => ({
  length: 'long',
  units: units(...those),
  ...more,
});

/** A position in a green round, before red's die or card. */
export const green = (
  stage: 'event' | 'negative' | 'positive',
  those: readonly string[] = [],
  more: Written = {},
): Written => table(those, { stage, round: 3, ...more });
