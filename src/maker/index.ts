/** `fieldkit`: what a maker's game is declared with. This file, `draw.ts` and `rules.ts` are the package's entries. */
export { defineGame } from './define-game.ts';
export { csv } from './csv.ts';
export { json } from './json-rows.ts';
export { xlsx } from './workbook-rows.ts';
export { list, oneOf, optional } from './columns.ts';
export { rich, title, words } from './set-text.ts';
export { inches } from './given-size.ts';
export { box, picture, text } from '../kit/face.ts';
export { loadHyphenation } from '../kit/type/hyphenation.ts';
export { localFont } from '../kit/type/local-font.ts';
export { TEXT_FAMILY } from '../kit/type/rich-text.ts';
export type { Area } from './face-area.ts';
export type {
  BackCanvas,
  Canvas,
  CardCanvas,
  CardRow,
  DeckDefinition,
  Drawn,
  GameDefinition,
  Size,
} from './definition.ts';
export type { DrawPart, PartCanvas, PartDefinitions } from './part-definition.ts';
export type { LocatedFile } from './located.ts';
export type { Table, Workbook } from './table.ts';
export type { Shelf, ShelfGame } from '../book/shelf-game.ts';

/** Card sizes by the names of vendors. */
export const poker = 'poker';
export const bridge = 'bridge';
export const tarot = 'tarot';
export const mini = 'mini';
export const micro = 'micro';
export const square = 'square';
export const euro = 'euro';
export const jumbo = 'jumbo';
