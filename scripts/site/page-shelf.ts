/** The shelf as the pages' own scripts need it. Threads ask for more, and are built apart. */
import type { Plugin } from 'vite';
import { isShelf, lightened, type Unused } from '../../src/site/build/light-shelf.ts';

/** What pages are made of, and what only the opponent's thread, the print desk's and the commands ask for. */
export const UNUSED_BY_PAGES: Unused = {
  parts: new Set([
    ...['kit', 'versions', 'book', 'plays', 'lessons'],
    ...['invariants', 'hints', 'design', 'players'],
  ]),
  only: null,
};

/** Lightens every shelf in what a browser is sent with a page. */
export const lightPageShelf = (): Plugin => ({
  name: 'fieldkit-page-shelf',
  apply: 'build',
  transform(code, id) {
    return this.environment.name === 'client' && isShelf(id)
      ? { code: lightened(code, this.parse(code), UNUSED_BY_PAGES), map: null }
      : null;
  },
});
