/** The shelf as the pocket edition of a game needs it: its referee, and of the other games no more than their ids. */
import type { Plugin } from 'vite';
import { isShelf, lightened, type Unused } from '../build/light-shelf.ts';

/** What nothing in the file of a game asks for. */
export const unusedInPocket = (game: string): Unused => ({
  parts: new Set([
    'kit',
    'versions',
    'book',
    'plays',
    'lessons',
    'puzzles',
    'table',
    'packing',
    'history',
    'editing',
    'hints',
    'design',
    'players',
  ]),
  only: game,
});

/** Lightens every shelf that the script comes by. */
export const lightShelf = (game: string): Plugin => ({
  name: 'fieldkit-light-shelf',
  transform(code, id) {
    return isShelf(id) ? { code: lightened(code, this.parse(code), unusedInPocket(game)), map: null } : null;
  },
});
