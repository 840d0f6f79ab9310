import type { AnyGame } from '../../referee/erased-types.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { draw, drawsFrom } from '../../referee/chance/draw.ts';
import { advance, begin, goBack, type History, type Revealed } from './position-history.ts';
import type { GameRecord } from '../../referee/record.ts';
import { ok, type Result } from '../../result.ts';
import type { Game } from '../../referee/game.ts';
import { playerOf } from '../../referee/seats.ts';

/**
 * A game being played at one device: a record and its positions. Pure; the page keeps one and shows it.
 *
 *     const begun = beginPlay(game, [], 'seven');
 *     if (begun.ok) made(game, begun.value, move);
 */

export interface Play {
  /** The record without its moves. */
  readonly head: Omit<GameRecord, 'moves'>;
  readonly history: History<unknown, unknown>;
  /** The moves in notation, one for each of the history's. */
  readonly words: readonly string[];
}

/** A new game; plays the `settled` first moves, in notation, up to the first that is illegal. */
export function beginPlay(
  game: AnyGame,
  on: readonly string[],
  seed: string,
  settled: readonly string[] = [],
): Result<Play, string> {
  const first = game.setUp(known(game, on), chanceOf(seed));
  if (!first.ok) return first;
  const head = { game: game.id, rules: game.rules, options: on, seed };
  let play: Play = { head, history: begin(first.value), words: [] };
  for (const words of settled) {
    const move = game.parse(positionOf(play), words);
    if (!move.ok || !game.judge(positionOf(play), move.value).allowed) break;
    play = made(game, play, move.value);
  }
  // Without settled moves only an automatic deal is played; the players are asked for any other first move.
  const goesOn = play.words.length > 0 || game.unasked?.(first.value) === true;
  return ok(goesOn ? passed(game, play, seed) : play);
}

/** Drops options that the game does not have, and sorts the rest in its order. */
export const known = (game: AnyGame, on: readonly string[]) =>
  game.options.filter((option) => on.includes(option));

/** The current position. */
export const positionOf = ({ history }: Play): unknown => history.positions.at(-1);

/** The position after `count` moves. */
export const positionAt = ({ history }: Play, count: number): unknown => history.positions[count];

/** The game after a legal move. */
export const made = (game: AnyGame, play: Play, move: unknown): Play => ({
  ...play,
  history: advance(game, play.history, move),
  words: [...play.words, game.print(positionOf(play), move)],
});

/** The move of chance. It depends on the seed and the number of draws before it, so undo does not change it. */
export function drawn(game: AnyGame, play: Play, seed: string): Result<unknown, string> {
  const before = play.history.positions.slice(0, -1);
  const draws = before.filter((position) => game.toAct(position) === 'chance').length;
  const next = draw(game, positionOf(play), drawsFrom(seed, [], draws));
  return next.ok ? ok(next.value.move) : next;
}

/** The game after all moves that need no decision: automatic draws of chance, and moves by `unaskedMove`. */
export function passed(game: AnyGame, play: Play, seed: string, alone: number | null = null): Play {
  let last = play;
  for (;;) {
    const position = positionOf(last);
    const lot = game.unasked?.(position) === true ? drawn(game, last, seed) : null;
    const move = lot === null ? unaskedMove(game, position, alone) : lot.ok ? lot.value : null;
    if (move === null) return last;
    last = made(game, last, move);
  }
}

/** The only legal move, if everybody knows that it is the only one, or the player `alone` at the screen does; else null. */
export const unaskedMove = (game: AnyGame, position: unknown, alone: number | null): unknown =>
  forcedMove(game, position) ?? (alone === null ? null : ownForcedMove(game, position, alone));

/** The game undone to `count` moves, and what the undone moves had revealed. */
export function backTo(
  game: AnyGame,
  play: Play,
  count: number,
): { readonly play: Play; readonly revealed: readonly Revealed<string>[] } {
  const { history, revealed } = goBack(game, play.history, count);
  return { play: { ...play, history, words: play.words.slice(0, history.moves.length) }, revealed };
}

/** The game as a record. */
export const recordOf = ({ head, words }: Play): GameRecord => ({ ...head, moves: words });

/**
 * The only possible move, where everybody at the table can tell so from what they know: the screen may then make it by
 * itself. Not where a player merely has no card to answer with, because the speed of the pass would reveal the hand.
 *
 *     const move = forcedMove(game, position); // null: somebody has to be asked
 */
export function forcedMove<Position, Move, Observation>(
  game: Pick<
    Game<Position, Move, string, string, Observation>,
    'seats' | 'toAct' | 'observe' | 'forced' | 'print'
  >,
  position: Position,
): Move | null {
  const player = playerOf(game.toAct(position));
  if (game.forced === undefined || player === null) return null;
  const { forced } = game;
  const others = game.seats.flatMap((_, seat) => (seat === player ? [] : [seat]));
  const told = others.map((seat) => forced(game.observe(position, seat)));
  const [first = null] = told;
  if (first === null) return null;
  const words = game.print(position, first);
  return told.every((move) => move !== null && game.print(position, move) === words) ? first : null;
}

/**
 * The only move that a player can have, by what that player knows. A screen that nobody else looks at may make
 * it by itself: nobody learns from its timing.
 */
export const ownForcedMove = <Position, Move, Observation>(
  game: Pick<Game<Position, Move, string, string, Observation>, 'toAct' | 'observe' | 'forced'>,
  position: Position,
  player: number,
): Move | null =>
  game.toAct(position) === player ? (game.forced?.(game.observe(position, player)) ?? null) : null;
