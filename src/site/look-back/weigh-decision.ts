import type { Field } from '../../referee/search/heuristics.ts';
import { playerOf } from '../../referee/seats.ts';
import { search } from '../../referee/search/search.ts';
import { keyOf } from '../../referee/search/growth.ts';
import { endOf, reasonsBetween, type Reason } from './reasons.ts';

/**
 * What a decision cost: the best move's chances less those of the move that was made, by a search that knows what the
 * player knew and nothing else.
 *
 *     const glance = glanceAt(field, game.observe(position, 0), move, 12, 'seed');
 *     const { cost, better } = weighDecision(field, game.observe(position, 0), move, glance.rivals, 60, 'seed');
 */
export interface Weighed<Move> {
  /** In shares of the wins; 0 for the best move. */
  readonly cost: number;
  /** The expected share of the wins with the move that was made, and with the best. */
  readonly made: number;
  readonly most: number;
  /** The best move; null where it is the one that was made. */
  readonly better: Move | null;
  /** How the same player would go on after it, in notation; empty without a closer look. */
  readonly then: readonly string[];
  /** What the better move leads to beside the other; empty without a closer look. */
  readonly why: readonly Reason[];
  /** Samples behind each of the two. */
  readonly samples: number;
  /** Moves that a closer look compares with the one that was made, the most promising first. */
  readonly rivals: readonly Move[];
}

/** The most rivals of a move. */
const RIVALS = 3;

/** A first look: one search of all moves. The move that was made may have been tried little by it. */
export function glanceAt<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  move: Move,
  samples: number,
  seed: string,
): Weighed<Move> {
  const thinking = search(withoutSolver(field), seen, seed);
  thinking.more(samples);
  const { moves } = thinking.report();
  const wanted = keyOf(move);
  const own = moves.find((one) => keyOf(one.move) === wanted);
  const others = moves.filter((one) => one !== own);
  const [best] = moves;
  const made = own?.chances ?? 0;
  const isBest = best === undefined || best === own || best.chances <= made;
  const most = isBest ? made : best.chances;
  const rivals = others.slice(0, RIVALS).map((one) => one.move);
  return {
    cost: most - made,
    made,
    most,
    better: isBest ? null : best.move,
    then: [],
    why: [],
    samples,
    rivals,
  };
}

/** A closer look: the move that was made and its rivals, each tried as often, on the same deals and lots. */
export function weighDecision<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  move: Move,
  rivals: readonly Move[],
  samples: number,
  seed: string,
): Weighed<Move> {
  const own = tryAlone(field, seen, move, samples, seed);
  const made = own.chances;
  const ranked = rivals
    .map((rival) => ({ rival, ...tryAlone(field, seen, rival, samples, seed) }))
    .toSorted((one, other) => other.chances - one.chances);
  const [best] = ranked;
  const order = ranked.map(({ rival }) => rival);
  if (best === undefined || best.chances <= made)
    return { cost: 0, made, most: made, better: null, then: [], why: [], samples, rivals: order };
  const why = reasonsBetween(field.hints, own.end, best.end, own.player);
  const most = best.chances;
  return { cost: most - made, made, most, better: best.rival, then: best.then, why, samples, rivals: order };
}

/** What came of a move that was tried alone. */
interface Tried<Position> {
  readonly player: number;
  /** The expected share of the wins with it. */
  readonly chances: number;
  /** A position that the player could not tell from the real one, and where the expected play after the move leads. */
  readonly start: Position;
  readonly end: Position;
  /** How the player goes on after it, in notation, until somebody else decides or chance does. */
  readonly then: readonly string[];
}

/** Searches what follows a move. */
export function tryAlone<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  move: Move,
  samples: number,
  seed: string,
): Tried<Position> {
  const thinking = search(withOneMove(field, move), seen, seed);
  thinking.more(samples);
  const { moves, line } = thinking.report();
  const all = moves.reduce((sum, { share }) => sum + share, 0);
  const start = field.game.resample(seen, seed);
  const player = playerOf(field.game.toAct(start)) ?? 0;
  const others = line.findIndex(({ by }) => by !== player);
  return {
    player,
    then: line.slice(1, others < 0 ? undefined : others).map(({ words }) => words),
    chances:
      all === 0
        ? (moves[0]?.chances ?? 0)
        : moves.reduce((sum, one) => sum + one.share * one.chances, 0) / all,
    start,
    end: endOf(field, start, line),
  };
}

/** The solver of endings examines everything and compares no moves. */
function withoutSolver<Position, Move, Observation>({
  game,
  hints: { isEnding: _, ...hints },
}: Field<Position, Move, Observation>): Field<Position, Move, Observation> {
  return { game, hints };
}

/** The field with a single first move. It is listed twice: nothing is searched where there is no choice. */
function withOneMove<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  move: Move,
): Field<Position, Move, Observation> {
  const { game, hints } = withoutSolver(field);
  const { prior, ...others } = hints;
  const firsts = new WeakSet<object>();
  const isFirst = (position: Position): boolean =>
    typeof position === 'object' && position !== null && firsts.has(position);
  return {
    game: {
      ...game,
      resample: (seen, seed) => {
        const position = game.resample(seen, seed);
        // A copy: where nothing is hidden, a game gives the position itself.
        const first = typeof position === 'object' && position !== null ? { ...position } : position;
        if (typeof first === 'object' && first !== null) firsts.add(first);
        return first;
      },
      moves: (position) => (isFirst(position) ? [move, move] : game.moves(position)),
    },
    hints: {
      ...others,
      ...(prior && {
        // A prior counts as a visit: the same for each move that is compared.
        prior: (position: Position, moves: readonly Move[]) =>
          isFirst(position)
            ? moves.map(() => Math.max(...prior(position, game.moves(position))))
            : prior(position, moves),
      }),
    },
  };
}
