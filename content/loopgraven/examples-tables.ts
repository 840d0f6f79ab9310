import type { CourseExample, TryExample, Written } from '../../src/book/example.ts';
import type { InEach } from '../../src/language.ts';
import type { StatementId } from './statements.ts';

/** An example whose title is in each language. */
export type Told<Example> = Omit<Example, 'title'> & { readonly title: InEach };
export type LoopCourse = Told<CourseExample<StatementId>>;
export type LoopTry = Told<TryExample<StatementId>>;

/** A unit in a few words: "red platoon e5"; without a space it has been lost. */
export function unit(words: string): Written {
  const [owner, type, at] = words.split(' ');
  return { owner, type, ...(at === undefined ? {} : { at }) };
}
export const units = (...those: readonly string[]): readonly Written[] => those.map(unit);

/** Red’s turn in a white round, of a long game. */
export const table = (those: readonly string[], more: Written = {}): Written => ({
  length: 'long',
  units: units(...those),
  ...more,
});

/** A green round, before red’s die or card. */
export const green = (
  stage: 'event' | 'negative' | 'positive',
  those: readonly string[] = [],
  more: Written = {},
): Written => table(those, { stage, round: 3, ...more });

type More<Example> = Partial<Omit<Example, 'kind' | 'id' | 'title'>>;

/** What comes of moves. */
export const course = (
  id: string,
  title: InEach,
  position: Written,
  moves: readonly string[],
  after: Written,
  shows: readonly StatementId[],
  more: More<LoopCourse> = {},
): LoopCourse => ({ kind: 'course', id, title, position, moves, after, shows, ...more });

/** What may be done. */
export const yes = (
  id: string,
  title: InEach,
  position: Written,
  tried: string,
  shows: readonly StatementId[],
  more: More<LoopTry> = {},
): LoopTry => ({ kind: 'try', id, title, position, try: tried, allowed: true, shows, ...more });

/** What may not, and by which rules. */
export const no = (
  id: string,
  title: InEach,
  position: Written,
  tried: string,
  breaks: readonly StatementId[],
  more: More<LoopTry> = {},
): LoopTry => ({
  kind: 'try',
  id,
  title,
  position,
  try: tried,
  allowed: false,
  breaks,
  shows: breaks,
  ...more,
});
