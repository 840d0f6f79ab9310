/** `fieldkit/rules`: what the rules of a game are written with. It may change from version to version. */
export type { Game } from '../referee/game.ts';
export { anyReferee } from '../referee/erased-types.ts';
export { quotes } from '../book/sentences.ts';
export type { ShelfReferee } from '../book/shelf-game.ts';
