/** The lazily loaded script of a search box. */
import { SITE_LANGUAGE } from './page-language.ts';
import { booksOf, comeAlive, enterAddressed, isOfSeveral } from './search/search-box.ts';
import { SEARCH_WORDS } from './words/search.ts';

/** The search page keeps the query in its URL. */
export function seek(form: HTMLFormElement, byAddress: boolean): void {
  if (byAddress) enterAddressed(form);
  comeAlive(form, {
    words: SEARCH_WORDS,
    language: SITE_LANGUAGE.id,
    books: () => booksOf(form),
    headed: isOfSeveral(form),
  });
}
