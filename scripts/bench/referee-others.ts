/** Random play of other engines, for comparison in the same run. */
import { pathToFileURL } from 'node:url';
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { Require } from './on-demand.ts';

interface Cells {
  readonly cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The part of boardgame.io that is used here. */
interface State {
  readonly G: Cells;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Boardgame {
  readonly CreateGameReducer: (of: { readonly game: unknown }) => (state: State, action: unknown) => State;
  readonly InitializeGame: (of: { readonly game: unknown }) => State;
}

const ticTacToe = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: Cells; playerID: string }, cell: number) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G: { cells }, ctx }: State) => {
    const won = LINES.some((line) => line.every((cell) => cells[cell] === ctx.currentPlayer));
    return won || cells.every((cell) => cell !== null)
      ? { winner: won ? ctx.currentPlayer : null }
      : undefined;
  },
};

/** Plays a random game of tic-tac-toe with boardgame.io's reducer; returns the number of moves. */
export const boardgameWith = (require: Require): ((seed: string) => number) => {
  // Its packages are folders, which only `require` resolves.
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Boardgame;
  const reducer = CreateGameReducer({ game: ticTacToe });
  return (seed) => play(reducer, InitializeGame({ game: ticTacToe }), lotsOf(seed));
};

function play(
  reducer: ReturnType<Boardgame['CreateGameReducer']>,
  start: State,
  lot: ReturnType<typeof lotsOf>,
): number {
  let state = start;
  let count = 0;
  for (; state.ctx.gameover === undefined; count++) {
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const args = [free[lot(free.length)]];
    const payload = { type: 'mark', args, playerID: state.ctx.currentPlayer, credentials: null };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return count;
}

/** The part of chessops that is used here; squares are 0 (a1) to 63 (h8). */
interface Chess {
  readonly board: { readonly getRole: (square: number) => string | undefined };
  readonly allDests: () => ReadonlyMap<number, Iterable<number>>;
  readonly isInsufficientMaterial: () => boolean;
  readonly play: (move: ChessMove) => void;
}
interface ChessMove {
  readonly from: number;
  readonly to: number;
  readonly promotion?: string;
}

/** Plies after which a chess game is stopped. */
const LONG = 300;

/** Plays a random chess game with chessops; returns the number of moves. */
export const chessWith = async (require: Require): Promise<(seed: string) => number> => {
  // What `require` resolves to is marked as an ES module but is not one.
  const module = require.resolve('chessops/chess').replace(/([\\/])cjs[\\/]/, '$1esm$1');
  const { Chess } = (await import(pathToFileURL(module).href)) as {
    readonly Chess: { readonly default: () => Chess };
  };
  return (seed) => playChess(Chess.default(), lotsOf(seed));
};

function playChess(position: Chess, lot: ReturnType<typeof lotsOf>): number {
  for (let count = 0; count < LONG; count++) {
    const list: ChessMove[] = [];
    for (const [from, squares] of position.allDests()) for (const to of squares) list.push({ from, to });
    if (list.length === 0 || position.isInsufficientMaterial()) return count;
    const move = list[lot(list.length)];
    if (move === undefined) return count;
    position.play(promoted(position, move));
  }
  return LONG;
}

/** A pawn on the last rank becomes a queen. */
function promoted(position: Chess, move: ChessMove): ChessMove {
  const pawn = position.board.getRole(move.from) === 'pawn';
  return pawn && (move.to < 8 || move.to >= 56) ? { ...move, promotion: 'queen' } : move;
}
