/** Strips the shelf for the pages' own scripts. Workers need more, and are built separately. */
import type { Plugin } from 'vite';
import { LANGUAGE_IDS, type LanguageId } from '../../src/language.ts';
import { isShelf, lightened, type Unused } from '../../src/site/build/light-shelf.ts';
import { builtLanguage } from './build-language.ts';

/** What is only needed at build time, by the opponent's worker, by the print desk's, or by commands. */
export const UNUSED_BY_PAGES: Unused = {
  parts: new Set(['kit', 'versions', 'book', 'plays', 'lessons', 'invariants', 'hints', 'design', 'players']),
  only: null,
};

/** The same, with what is in other languages than the site's. */
export const unusedIn = (language: LanguageId): Unused => ({
  ...UNUSED_BY_PAGES,
  parts: new Set([...UNUSED_BY_PAGES.parts, ...LANGUAGE_IDS.filter((id) => id !== language)]),
});

/** Vite plugin that strips every shelf in the pages' scripts. */
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
