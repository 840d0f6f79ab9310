/** Finds the rulings that matter near a rule. */
import { examplesOf, type Book } from './book.ts';

/** "M6" of "M6a": rules with one stem are about one topic. */
const stemOf = (id: string): string => id.replace(/[a-z]$/, '');

/** The rulings on a rule: itself, those of its topic, and those shown together with it in an example. */
export function rulingsTouching(book: Book, rule: string): readonly string[] {
  const shown = examplesOf(book, rule)
    .filter(({ kind }) => kind !== 'set-up')
    .flatMap(({ shows }) => shows);
  return Object.keys(book.rulings).filter(
    (id) => id === rule || stemOf(id) === stemOf(rule) || shown.includes(id),
  );
}
