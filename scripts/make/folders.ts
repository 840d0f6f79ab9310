/** The folders that a whole print is sorted into: each says what is in it. */
import { BOXES, SHOWPIECES, TILES } from '../../src/kit/component.ts';

export const FOLDERS = {
  takeHome: 'take-home/',
  flat: 'cards-and-counters/',
  rules: 'rules/',
  boxes: 'boxes/',
  models: 'paper-models/',
  tiles: 'tiles/',
  words: 'in-words/',
} as const;

/** Where a file of sheets goes, by the words for its part of the box. */
export function folderOf([word]: readonly string[]): string {
  if (word === BOXES) return FOLDERS.boxes;
  if (word === TILES) return FOLDERS.tiles;
  return word === SHOWPIECES ? FOLDERS.models : FOLDERS.flat;
}
