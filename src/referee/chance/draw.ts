/**
 * Chance as a player: die rolls and card draws are moves like any other. They are drawn here from a seed, or forced; a
 * person may also enter a result from a real table.
 *
 *     const settled = settle(game, position, drawsFrom('seven', ['roll 4 2']));
 *     if (settled.ok) console.log(settled.value.moves); // what was drawn until somebody decides
 */
import { lotsOf } from './random.ts';
import type { KernelFault } from '../messages/kernel-faults.ts';
import type { Game, SpokenGame } from '../game.ts';
import { sayingOf } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';

/** Where draws come from. Seed and count determine the next draw, so that undo never changes a result. */
interface Draws {
  readonly seed: string;
  /** Forced results in notation, used first; then the seed decides. */
  readonly forced: readonly string[];
  /** Draws made so far. */
  readonly drawn: number;
}

export const drawsFrom = (seed: string, forced: readonly string[] = [], drawn = 0): Draws => ({
  seed,
  forced,
  drawn,
});

type Drawing<Position, Move> = Pick<
  SpokenGame<Position, Move, string, string, unknown>,
  'toAct' | 'moves' | 'weight' | 'play' | 'print' | 'parse' | 'words'
>;

type Weighing<Position, Move> = Pick<Game<Position, Move, string, string, unknown>, 'weight'>;

/** The weight of a chance move relative to the others in its position. */
export function weightOf<Position, Move>(
  game: Weighing<Position, Move>,
  position: Position,
  move: Move,
): number {
  const weight = game.weight?.(position, move) ?? 1;
  if (!Number.isSafeInteger(weight) || weight < 1) throw new RangeError(`a lot of weight ${weight}`);
  return weight;
}

/** Picks a chance move by weight; `lot` is as in `lotsOf`. */
export function byWeight<Position, Move>(
  game: Weighing<Position, Move>,
  position: Position,
  moves: readonly Move[],
  lot: (sides: number) => number,
): Move {
  let all = 0;
  for (const move of moves) all += weightOf(game, position, move);
  let left = lot(all);
  // `lot` throws where there are no moves.
  return moves.find((move) => (left -= weightOf(game, position, move)) < 0) as Move;
}

/** Makes the next draw; call it only when chance is to act. A fault says why a forced result is impossible. */
export function draw<Position, Move>(
  game: Drawing<Position, Move>,
  position: Position,
  draws: Draws,
): Result<{ readonly move: Move; readonly draws: Draws }, string> {
  const { seed, forced, drawn } = draws;
  const moves = game.moves(position);
  const fault = (found: KernelFault) => failed(sayingOf(game.words.faults)(found));
  const written = forced[drawn];
  const after = { ...draws, drawn: drawn + 1 };
  if (written === undefined)
    return ok({ move: byWeight(game, position, moves, lotsOf(`${seed}/draw ${drawn}`)), draws: after });
  const wanted = game.parse(position, written);
  if (!wanted.ok) return fault({ says: 'unreadDraw', draw: drawn + 1, faults: wanted.faults });
  const named = game.print(position, wanted.value);
  const move = moves.find((lot) => game.print(position, lot) === named);
  return move === undefined
    ? fault({ says: 'otherDraw', draw: drawn + 1, written, ...fewOf(game, position, moves) })
    : ok({ move, draws: after });
}

/** The first few moves in notation, and how many more there are. */
function fewOf<Position, Move>(
  { print }: Pick<Drawing<Position, Move>, 'print'>,
  position: Position,
  moves: readonly Move[],
): { readonly few: readonly string[]; readonly more: number } {
  const few = moves.slice(0, 3).map((move) => print(position, move));
  return { few, more: moves.length - few.length };
}

/** The most draws in a row without a decision: more than any game rolls or deals at once. */
const MOST_DRAWS = 10_000;

interface Settled<Position, Move> {
  /** The next position in which a player decides, or the end of the game. */
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly draws: Draws;
}

/** Makes draws until a player decides or the game has ended. */
export function settle<Position, Move>(
  game: Drawing<Position, Move>,
  position: Position,
  draws: Draws,
): Result<Settled<Position, Move>, string> {
  const moves: Move[] = [];
  let at = { position, draws };
  while (game.toAct(at.position) === 'chance') {
    if (moves.length === MOST_DRAWS)
      return failed(sayingOf(game.words.faults)({ says: 'endless', draws: MOST_DRAWS }));
    const next = draw(game, at.position, at.draws);
    if (!next.ok) return next;
    moves.push(next.value.move);
    at = { position: game.play(at.position, next.value.move), draws: next.value.draws };
  }
  return ok({ ...at, moves });
}
