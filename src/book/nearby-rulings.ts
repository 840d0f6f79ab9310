/** Which rulings have a say near a rule. */
import { examplesOf, type Book } from './book.ts';

/** "M6" of "M6a": rules with one stem speak of one matter. */
const stemOf = (id: string): string => id.replace(/[a-z]$/, '');

/** Rulings that touch a rule: itself, those of the same matter, those that examples show together with it. */
export function rulingsTouching(book: Book, rule: string): readonly string[] {
  const shown = examplesOf(book, rule)
    .filter(({ kind }) => kind !== 'set-up')
    .flatMap(({ shows }) => shows);
  return Object.keys(book.rulings).filter(
    (id) => id === rule || stemOf(id) === stemOf(rule) || shown.includes(id),
  );
}
