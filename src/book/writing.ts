/** Builders for a game's examples, questions and situations; the one module of `book` that content imports. */
import type { CourseExample, TryExample, Written } from './example.ts';
import type { Question } from './question.ts';
import type { CountField, ChoiceField, Seen } from './situation.ts';

/** An example whose title is in one language, or in each. */
export type Titled<Example, Title = string> = Omit<Example, 'title'> & { readonly title: Title };
type More<Example> = Partial<Omit<Example, 'kind' | 'id' | 'title'>>;

/** An example of what happens by some moves. */
export const course = <Rule extends string, Title = string>(
  id: string,
  title: Title,
  position: Written,
  moves: readonly string[],
  after: Written,
  shows: readonly Rule[],
  more: More<CourseExample<Rule>> = {},
): Titled<CourseExample<Rule>, Title> => ({
  kind: 'course',
  id,
  title,
  position,
  moves,
  after,
  shows,
  ...more,
});

/** An example of a legal try. */
export const yes = <Rule extends string, Title = string>(
  id: string,
  title: Title,
  position: Written,
  tried: string,
  shows: readonly Rule[],
  more: More<TryExample<Rule>> = {},
): Titled<TryExample<Rule>, Title> => ({
  kind: 'try',
  id,
  title,
  position,
  try: tried,
  allowed: true,
  shows,
  ...more,
});

/** An example of an illegal try, with the rules it breaks. */
export const no = <Rule extends string, Title = string>(
  id: string,
  title: Title,
  position: Written,
  tried: string,
  breaks: readonly Rule[],
  more: More<TryExample<Rule>> = {},
): Titled<TryExample<Rule>, Title> => ({
  ...yes<Rule, Title>(id, title, position, tried, breaks, more),
  allowed: false,
  breaks,
});

/** A question that an example answers; `also` are other wordings. */
export const ask = <Rule extends string>(
  id: string,
  asks: string,
  answer: string,
  by: Question<Rule>['by'],
  ...also: readonly string[]
): Question<Rule> => ({ id, asks, answer, by, ...(also.length === 0 ? {} : { also }) });

/** A number field with its range, and how to count it in a position. */
export const count = (
  id: string,
  says: string,
  begin: number,
  [least, most]: readonly [number, number],
  counted: (seen: Seen) => number,
): CountField => ({ id, says, begin, least, most, counted });

type Named = readonly [id: string, says: string];

/** A choice field; `read` says which option holds in a position. */
export function oneOf(
  id: string,
  says: string,
  begin: string,
  read: (seen: Seen) => string,
  among: readonly [Named, Named, ...(readonly Named[])],
): ChoiceField {
  const option = ([name, said]: Named) => ({
    id: name,
    says: said,
    holds: (seen: Seen) => read(seen) === name,
  });
  const [first, second, ...others] = among;
  return { id, says, begin, among: [option(first), option(second), ...others.map(option)] };
}
