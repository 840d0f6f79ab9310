/** The shelf for a game's pocket edition: its referee, and only the ids of other games. */
import type { Plugin } from 'vite';
import { isShelf, lightened, type Unused } from '../build/light-shelf.ts';

/** What a game's file never uses. */
export const unusedInPocket = (game: string): Unused => ({
  parts: new Set([
    'kit',
    'versions',
    'book',
    'plays',
    'lessons',
    'puzzles',
    'start',
    'table',
    'packing',
    'history',
    'editing',
    'hints',
    'design',
    'players',
    'retold',
  ]),
  only: game,
});

/** Vite plugin that strips every shelf the script imports. */
export const lightShelf = (game: string): Plugin => ({
  name: 'fieldkit-light-shelf',
  transform(code, id) {
    return isShelf(id) ? { code: lightened(code, this.parse(code), unusedInPocket(game)), map: null } : null;
  },
});
