import type { Game, Revelation } from '../../referee/game.ts';

/**
 * A game's history with every position, so that it can go back to any of them.
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

/**
 * Something that became known by a move that was taken back. `rule` is null where somebody saw the result of a
 * draw and no rule tells them.
 */
export interface Revealed<Rule extends string> extends Omit<Revelation<Rule>, 'rule'> {
  readonly rule: Rule | null;
  /** The number of the move by which it became known, from 1. */
  readonly move: number;
}

export const begin = <Position, Move>(position: Position): History<Position, Move> => ({
  positions: [position],
  moves: [],
});

/** The current position. */
const present = <Position, Move>({ positions }: History<Position, Move>): Position =>
  positions[positions.length - 1] ?? positions[0];

/** Appends a legal move. */
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

/**
 * What a move revealed: what the game reports, and draws whose result somebody saw although the game reports
 * nothing.
 */
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
 * The history after `count` moves, and what the dropped moves revealed: the table has to know that somebody
 * now knows more. A player who can tell two draws apart has seen the draw, whether or not the game says so.
 * Going back is never refused; a `count` beyond the history changes nothing.
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
