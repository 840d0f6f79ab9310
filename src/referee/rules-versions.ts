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

/** What became known by one of the moves that were taken back; without a rule where a draw was seen and no rule tells it. */
export interface Revealed<Rule extends string> extends Omit<Revelation<Rule>, 'rule'> {
  readonly rule: Rule | null;
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

type Seeing<Position, Move, Rule extends string> = Pick<
  Game<Position, Move, Rule, string, unknown>,
  'seats' | 'toAct' | 'moves' | 'play' | 'observe' | 'print' | 'revealed'
>;

type Known<Rule extends string> = Omit<Revealed<Rule>, 'move'>;

/** What became known by a move, as the game tells it; of a draw also what it does not tell and was seen. */
function knownBy<Position, Move, Rule extends string>(
  game: Seeing<Position, Move, Rule>,
  before: Position,
  move: Move,
  after: Position,
): readonly Known<Rule>[] {
  const told: readonly Known<Rule>[] = game.revealed(before, move, after);
  if (game.toAct(before) !== 'chance' || told.some(({ to }) => to === null)) return told;
  const what = game.print(before, move);
  const others = game.moves(before).filter((other) => game.print(before, other) !== what);
  const untold = game.seats.flatMap((_, seat) => {
    if (told.some(({ to }) => to === seat)) return [];
    const seen = JSON.stringify(game.observe(after, seat));
    const tells = others.some(
      (other) => JSON.stringify(game.observe(game.play(before, other), seat)) !== seen,
    );
    return tells ? [{ to: seat, rule: null, what }] : [];
  });
  return [...told, ...untold];
}

/**
 * The history as it was after `count` moves, and what became known since: a table that goes back has to know that
 * somebody now knows more than they did. Whoever could tell a draw from another has seen it, whether the game says so or
 * not. Going back is never refused; counts beyond the history change nothing.
 */
export function goBack<Position, Move, Rule extends string>(
  game: Seeing<Position, Move, Rule>,
  history: History<Position, Move>,
  count: number,
): { readonly history: History<Position, Move>; readonly revealed: readonly Revealed<Rule>[] } {
  const kept = Math.max(0, Math.min(count, history.moves.length));
  const revealed = history.moves.slice(kept).flatMap((move, index) => {
    const before = history.positions[kept + index];
    const after = history.positions[kept + index + 1];
    if (before === undefined || after === undefined) return [];
    return knownBy(game, before, move, after).map((known) => ({ ...known, move: kept + index + 1 }));
  });
  const [first, ...others] = history.positions;
  return {
    history: { positions: [first, ...others.slice(0, kept)], moves: history.moves.slice(0, kept) },
    revealed,
  };
}
