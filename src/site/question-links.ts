/** Where questions and rulings are to be found. */
import { slugOf, type Book } from '../book/book.ts';
import { toPage } from './links.ts';

/** The situation a question belongs to; to ask for one that is not there is a mistake in a page, and stops the build. */
export function situationOf({ questions = {} }: Book, id: string): string {
  const [situation] =
    Object.entries(questions).find(([, those]) => those.some((question) => question.id === id)) ?? [];
  if (situation === undefined) throw new Error(`There is no question "${id}".`);
  return situation;
}

/** The address of a question, on the page of its situation. */
export const toQuestion = (game: string, book: Book, id: string): string =>
  `${toPage(game, 'questions', slugOf(situationOf(book, id)))}#${id}`;

/** The address of a ruling in the register. */
export const toRuling = (game: string, rule: string): string => `${toPage(game, 'rulings')}#${rule}`;
