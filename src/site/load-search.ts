/** What a search box on a page of the site brings, when somebody begins to seek. */
import { SITE_LANGUAGE } from './language.ts';
import { booksOf, comeAlive, enterAddressed, isOfSeveral } from './search/box.ts';
import { SEARCH_WORDS } from './words/search.ts';

/** On the page of the search the address says what is sought. */
export function seek(form: HTMLFormElement, byAddress: boolean): void {
  if (byAddress) enterAddressed(form);
  comeAlive(form, {
    words: SEARCH_WORDS,
    language: SITE_LANGUAGE.id,
    books: () => booksOf(form),
    headed: isOfSeveral(form),
  });
}
