/**
 * A game being played at one device: a record and its positions. Pure; the page keeps one and shows it.
 *
 *     const begun = beginPlay(game, [], 'seven');
 *     if (begun.ok) made(game, begun.value, move);
 */
import type { AnyGame } from '../../referee/erased-types.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { draw, drawsFrom } from '../../referee/chance/draw.ts';
import { advance, begin, goBack, type History, type Revealed } from '../../referee/rules-versions.ts';
import { forcedMove, ownForcedMove } from '../../referee/forced-move.ts';
import type { GameRecord } from '../../referee/record.ts';
import { ok, type Result } from '../../result.ts';

export interface Play {
  /** What the record says before its moves. */
  readonly head: Omit<GameRecord, 'moves'>;
  readonly history: History<unknown, unknown>;
  /** The moves in notation, one for each of the history's. */
  readonly words: readonly string[];
}

/** A new game under some options; with first moves that are settled already, as far as they are legal. */
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
  // What is dealt unasked is dealt before anybody decides; of any other first move somebody is asked.
  const goesOn = play.words.length > 0 || game.unasked?.(first.value) === true;
  return ok(goesOn ? passed(game, play, seed) : play);
}

/** Those of some options that a game has. */
export const known = (game: AnyGame, on: readonly string[]) =>
  game.options.filter((option) => on.includes(option));

/** The position that the game has come to. */
export const positionOf = ({ history }: Play): unknown => history.positions.at(-1);

/** A position that it has come through: after so many moves. */
export const positionAt = ({ history }: Play, count: number): unknown => history.positions[count];

/** A legal move is made. */
export const made = (game: AnyGame, play: Play, move: unknown): Play => ({
  ...play,
  history: advance(game, play.history, move),
  words: [...play.words, game.print(positionOf(play), move)],
});

/** What chance brings where it is to act: after as many draws the same, however often one goes back. */
export function drawn(game: AnyGame, play: Play, seed: string): Result<unknown, string> {
  const before = play.history.positions.slice(0, -1);
  const draws = before.filter((position) => game.toAct(position) === 'chance').length;
  const next = draw(game, positionOf(play), drawsFrom(seed, [], draws));
  return next.ok ? ok(next.value.move) : next;
}

/**
 * The game with the moves that nobody is asked for: those that everybody at the table knows to be the only ones, those that
 * whoever looks at the screen `alone` knows to be, and what chance brings unasked.
 */
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

/** The move that nobody is asked for; null where somebody is. */
export const unaskedMove = (game: AnyGame, position: unknown, alone: number | null): unknown =>
  forcedMove(game, position) ?? (alone === null ? null : ownForcedMove(game, position, alone));

/** The game after only so many moves, and what became known since. */
export function backTo(
  game: AnyGame,
  play: Play,
  count: number,
): { readonly play: Play; readonly revealed: readonly Revealed<string>[] } {
  const { history, revealed } = goBack(game, play.history, count);
  return { play: { ...play, history, words: play.words.slice(0, history.moves.length) }, revealed };
}

/** The game as a record, to keep and to share. */
export const recordOf = ({ head, words }: Play): GameRecord => ({ ...head, moves: words });
