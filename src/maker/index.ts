/** `fieldkit`: what a maker's game is declared with. It is kept from version to version. */
export { defineGame } from './define-game.ts';
export { csv } from './csv.ts';
export { json } from './json-rows.ts';
export { xlsx } from './workbook-rows.ts';
export { list, oneOf, optional } from './columns.ts';
export { rich, title, words } from './set-text.ts';
export { inches } from './given-size.ts';
export { box } from './coloured-box.ts';
export { picture, text } from '../kit/face.ts';
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

/** 63.5 x 88.9 mm, 2.5 x 3.5 in. */
export const poker = 'poker';
/** 57.15 x 88.9 mm, 2.25 x 3.5 in. */
export const bridge = 'bridge';
/** 69.85 x 120.65 mm, 2.75 x 4.75 in. */
export const tarot = 'tarot';
/** 44.45 x 63.5 mm, 1.75 x 2.5 in. */
export const mini = 'mini';
/** 31.75 x 44.45 mm, 1.25 x 1.75 in. */
export const micro = 'micro';
/** 63.5 x 63.5 mm, 2.5 x 2.5 in. */
export const square = 'square';
/** 59 x 92 mm. */
export const euro = 'euro';
/** 88.9 x 139.7 mm, 3.5 x 5.5 in. */
export const jumbo = 'jumbo';
