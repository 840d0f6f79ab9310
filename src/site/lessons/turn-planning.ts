/**
 * Exhaustive search of one turn: can a player reach a goal whatever the others do? Hidden information is taken from the
 * position.
 *
 *     const turn = turnSearch(game, { seat: 0, within: [], outlasts: false, isReached }, 50_000);
 *     turn.openings(position); // the first moves with which it can be done
 */
import type { Game } from '../../referee/game.ts';

/** A goal, the player who has to reach it, and when the turn is over. */
export interface Task<Position> {
  readonly seat: number;
  /** Rules by which others decide within the turn, such as a defender's card. */
  readonly within: readonly string[];
  /** Rules by which chance begins the others' turn, such as drawing cards for it. */
  readonly ends?: readonly string[];
  /** Whether the goal has to hold through the others' next turn. */
  readonly outlasts: boolean;
  readonly isReached: (position: Position) => boolean;
}

/** Whose turn it is; at `over` the goal is checked. */
export type Phase = 'own' | 'theirs' | 'over';

type Turning<Position> = Pick<
  Game<Position, unknown, string, string, unknown, unknown>,
  'toAct' | 'turnRule'
>;
type Searched<Position, Move> = Pick<
  Game<Position, Move, string, string, unknown, unknown>,
  'toAct' | 'turnRule' | 'moves' | 'play'
>;

/** The phase of a position, given the phase of the one before it. */
export function phaseOf<Position>(
  game: Turning<Position>,
  { seat, within, ends = [], outlasts }: Omit<Task<Position>, 'isReached'>,
  position: Position,
  before: Phase,
): Phase {
  const actor = game.toAct(position);
  if (actor === null || before === 'over') return 'over';
  const isOwn = actor === seat;
  const isTheirs = actor === 'chance' && ends.includes(game.turnRule(position));
  if (
    (actor === 'chance' && !isTheirs) ||
    isOwn === (before === 'own') ||
    within.includes(game.turnRule(position))
  )
    return before;
  return before === 'own' && outlasts ? 'theirs' : 'over';
}

export interface TurnSearch<Position, Move> {
  /**
   * Whether the goal can be reached from here; null where the limit was hit. `more` allows so many further
   * positions; calling again continues the search.
   */
  readonly canBeDone: (position: Position, phase: Phase, more?: number) => boolean | null;
  /** The moves of `seat` after which the goal can still be reached; null where the limit was hit. */
  readonly openings: (position: Position, phase?: Phase) => readonly Move[] | null;
  /** An opponent's move that prevents the goal, else their first move. */
  readonly answer: (position: Position, phase: Phase) => Move | undefined;
  /** Positions examined so far. */
  readonly looked: () => number;
  /** The most positions to examine. */
  readonly most: number;
}

/** Examines at most `most` positions in all. */
export function turnSearch<Position, Move>(
  game: Searched<Position, Move>,
  task: Task<Position>,
  most: number,
): TurnSearch<Position, Move> {
  const known = new Map<string, boolean>();
  /** Positions under way: a game that comes back to one of them may go round for ever, which proves nothing. */
  const open = new Set<string>();
  /** The current limit; `more` raises it. */
  let bound = most;
  /** Positions that going round left unknown: they may be come to again, and count as often. */
  let unknown = 0;
  const isSpent = (): boolean => known.size + unknown >= bound;

  function seek(position: Position, phase: Phase): boolean | null {
    const key = `${phase} ${JSON.stringify(position)}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    if (isSpent() || open.has(key)) return null;
    open.add(key);
    const found = phase === 'over' ? task.isReached(position) : followed(position, phase);
    open.delete(key);
    if (found !== null) known.set(key, found);
    else if (!isSpent()) unknown += 1;
    return found;
  }

  const after = (position: Position, phase: Phase, move: Move): boolean | null => {
    const next = game.play(position, move);
    return seek(next, phaseOf(game, task, next, phase));
  };

  /** The player needs one good move; against anybody else every move has to work. */
  function followed(position: Position, phase: Phase): boolean | null {
    const wanted = game.toAct(position) === task.seat;
    let isKnown = true;
    for (const move of game.moves(position)) {
      const found = after(position, phase, move);
      if (found === wanted || (found === null && isSpent())) return found;
      isKnown &&= found !== null;
    }
    return isKnown ? !wanted : null;
  }

  function openings(position: Position, phase: Phase = 'own'): readonly Move[] | null {
    const moves = game.moves(position).map((move) => ({ move, good: after(position, phase, move) }));
    return moves.some(({ good }) => good === null)
      ? null
      : moves.filter(({ good }) => good === true).map(({ move }) => move);
  }

  const answer = (position: Position, phase: Phase): Move | undefined => {
    const moves = game.moves(position);
    return moves.find((move) => after(position, phase, move) === false) ?? moves[0];
  };

  const canBeDone = (position: Position, phase: Phase, more = most): boolean | null => {
    bound = Math.min(most, known.size + unknown + more);
    const found = seek(position, phase);
    bound = most;
    return found;
  };

  return { canBeDone, openings, answer, looked: () => known.size + unknown, most };
}
