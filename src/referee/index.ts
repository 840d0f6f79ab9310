/**
 * What one needs to write a game's rules, in the order in which one needs it. A game is a `GameOf` its types: plain JSON
 * positions, small moves, a verdict with reasons.
 *
 *     interface PondTypes extends GameTypes { position: Pond; move: Hop; rule: 'P1' | 'P2'; option: never; observation: Pond }
 *     export const pond: GameOf<PondTypes, PondMessage> = { id: 'pond', seats: seatsOf(...), moves, judge, play, ... };
 *
 * Then: a form in which people write positions (`positionShape`), sentences for its messages (`GameSpeech`), a board
 * (`Scenery`), and `anyReferee`, which puts them on the shelf. `docs/add-a-game.md` goes through them; `tests/made-up` has
 * two games that need nothing else but what special parts they use (dice, answers out of turn, trackers).
 */
// The game and its verdicts.
export type { Game, GameOf, GameTypes, Invariants, Outcome, PositionForm, Revelation } from './game.ts';
export type { Breach, Ruled, Verdict } from './verdict.ts';
export { judgeBy, type JudgingOf } from './judgment.ts';
export { failed, ok, type Result } from '../result.ts';
// Who plays, and chance.
export { seatsOf, type Actor, type Seats } from './seats.ts';
export { chanceOf, shuffle, type Chance } from './chance/random.ts';
// What each player may see.
export { countOnly, ownersOnly, seenBy, type Sights } from './visibility.ts';
// Positions as people write them.
export { positionShape } from './position-format/position.ts';
export { oneOf, whole } from './position-format/shape.ts';
// Messages and their sentences.
export type { GameSpeech } from './messages/catalogue.ts';
// The board, and the shelf.
export type { Choice, Scene, Scenery } from './table/scene.ts';
export { anyReferee } from './erased-types.ts';
