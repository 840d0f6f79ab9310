/** Folders of a full print, named by their contents. */
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

/** The folder of a file of sheets, by the words for its part of the box. */
export function folderOf([word]: readonly string[]): string {
  if (word === BOXES) return FOLDERS.boxes;
  if (word === TILES) return FOLDERS.tiles;
  return word === SHOWPIECES ? FOLDERS.models : FOLDERS.flat;
}
