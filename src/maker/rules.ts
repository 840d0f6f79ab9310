/** `fieldkit/rules`: what the rules of a game are written with. It may change from version to version. */
export { simpleGame, type SimpleGame } from './simple-game.ts';
export { simpleBoard, type BoardDefinition, type BoardPiece, type BoardTouch } from './simple-board.ts';
export { hexes, rooms, squares, type BoardField } from './board-fields.ts';
export type { Deal, Hidden, Reason, SimpleRules, Telling, Winner } from './simple-rules.ts';
export type { PlayedGame } from './simple-parts.ts';
export type { RulesFile } from './parse-rules.ts';
export { ask, count, course, no, oneOf, yes } from '../book/writing.ts';
export type { Example } from '../book/example.ts';
export type { Lesson } from '../book/lesson.ts';
export type { Puzzle } from '../book/puzzle.ts';
export type { Question } from '../book/question.ts';
export type { Situation } from '../book/situation.ts';
export type { Ruling } from '../book/statement.ts';
export type { Game } from '../referee/game.ts';
export type { Scenery } from '../referee/table/scene.ts';
export { anyReferee } from '../referee/erased-types.ts';
export { quotes } from '../book/sentences.ts';
export type { ShelfReferee } from '../book/shelf-game.ts';
