/** URLs of questions and rulings. */
import { slugOf, type Book } from '../book/book.ts';
import { toPage } from './links.ts';

/** The situation a question belongs to; throws for an unknown id, a mistake in a page. */
export function situationOf({ questions = {} }: Book, id: string): string {
  const [situation] =
    Object.entries(questions).find(([, those]) => those.some((question) => question.id === id)) ?? [];
  if (situation === undefined) throw new Error(`There is no question "${id}".`);
  return situation;
}

/** URL of a question, on the page of its situation. */
export const toQuestion = (game: string, book: Book, id: string): string =>
  `${toPage(game, 'questions', slugOf(situationOf(book, id)))}#${id}`;

export const toRuling = (game: string, rule: string): string => `${toPage(game, 'rulings')}#${rule}`;
