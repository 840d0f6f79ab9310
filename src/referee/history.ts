import type { Game, Revelation } from './game.ts';

/**
 * A game so far, kept whole so that any earlier position can be gone back to.
 *
 *     let history = begin(position);
 *     history = advance(game, history, move);
 *     const { history: earlier, revealed } = goBack(game, history, 0);
 */
export interface History<Position, Move> {
  /** Every position so far, one more than there are moves. */
  readonly positions: readonly [Position, ...Position[]];
  readonly moves: readonly Move[];
}

/** What became known by one of the moves that were taken back. */
export interface Revealed<Rule extends string> extends Revelation<Rule> {
  /** The number of the move by which it became known, from 1. */
  readonly move: number;
}

/** A history that begins at a position. */
export const begin = <Position, Move>(position: Position): History<Position, Move> => ({
  positions: [position],
  moves: [],
});

/** The position a history has come to. */
export const present = <Position, Move>({ positions }: History<Position, Move>): Position =>
  positions[positions.length - 1] ?? positions[0];

/** A legal move is made. */
export const advance = <Position, Move>(
  game: Pick<Game<Position, Move, string, string, unknown>, 'play'>,
  history: History<Position, Move>,
  move: Move,
): History<Position, Move> => ({
  positions: [...history.positions, game.play(present(history), move)],
  moves: [...history.moves, move],
});

/**
 * The history as it was after `count` moves, and what became known since: a table that goes back has to know that
 * somebody now knows more than they did. Going back is never refused; counts beyond the history change nothing.
 */
export function goBack<Position, Move, Rule extends string>(
  game: Pick<Game<Position, Move, Rule, string, unknown>, 'revealed'>,
  history: History<Position, Move>,
  count: number,
): { readonly history: History<Position, Move>; readonly revealed: readonly Revealed<Rule>[] } {
  const kept = Math.max(0, Math.min(count, history.moves.length));
  const revealed = history.moves.slice(kept).flatMap((move, index) => {
    const before = history.positions[kept + index];
    const after = history.positions[kept + index + 1];
    if (before === undefined || after === undefined) return [];
    return game.revealed(before, move, after).map((known) => ({ ...known, move: kept + index + 1 }));
  });
  const [first, ...others] = history.positions;
  return {
    history: { positions: [first, ...others.slice(0, kept)], moves: history.moves.slice(0, kept) },
    revealed,
  };
}
