/** The shelf as the pages' own scripts need it. Threads ask for more, and are built apart. */
import type { Plugin } from 'vite';
import { LANGUAGE_IDS, type LanguageId } from '../../src/language.ts';
import { isShelf, lightened, type Unused } from '../../src/site/build/light-shelf.ts';
import { builtLanguage } from './language.ts';

/** What pages are made of, and what only the opponent's thread, the print desk's and the commands ask for. */
export const UNUSED_BY_PAGES: Unused = {
  parts: new Set(['kit', 'versions', 'book', 'plays', 'lessons', 'invariants', 'hints', 'design', 'players']),
  only: null,
};

/** The same, and what is in another language than the site. */
export const unusedIn = (language: LanguageId): Unused => ({
  ...UNUSED_BY_PAGES,
  parts: new Set([...UNUSED_BY_PAGES.parts, ...LANGUAGE_IDS.filter((id) => id !== language)]),
});

/** Lightens every shelf in what a browser is sent with a page. */
export const lightPageShelf = (): Plugin => {
  const unused = unusedIn(builtLanguage());
  return {
    name: 'fieldkit-page-shelf',
    apply: 'build',
    transform(code, id) {
      return this.environment.name === 'client' && isShelf(id)
        ? { code: lightened(code, this.parse(code), unused), map: null }
        : null;
    },
  };
};
