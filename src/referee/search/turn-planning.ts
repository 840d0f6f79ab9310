/**
 * All that one turn can come to: whether somebody can bring about what is asked of them, whatever the others do, by
 * looking at every legal move there is. What is hidden is as the position has it.
 *
 *     const turn = turnSearch(game, { seat: 0, within: [], outlasts: false, isReached }, 50_000);
 *     turn.openings(position); // the first moves with which it can be done
 */
import type { Game } from '../game.ts';
import { keyOf } from './tree.ts';

/** What is to be brought about, by whom and until when. */
export interface Task<Position> {
  readonly seat: number;
  /** The rules by which others decide within the turn: a card of the defender. */
  readonly within: readonly string[];
  /** The rules by which chance begins the turn of the others, where it does: cards that they draw for it. */
  readonly ends?: readonly string[];
  /** Whether it has to last through the next turn of the others. */
  readonly outlasts: boolean;
  readonly isReached: (position: Position) => boolean;
}

/** Whose turn it is, as far as a task goes; `over` when what has come of it counts. */
export type Phase = 'own' | 'theirs' | 'over';

type Turning<Position> = Pick<
  Game<Position, unknown, string, string, unknown, unknown>,
  'toAct' | 'turnRule'
>;
type Searched<Position, Move> = Pick<
  Game<Position, Move, string, string, unknown, unknown>,
  'toAct' | 'turnRule' | 'moves' | 'play'
>;

/** The phase that a position belongs to which comes after one of another. */
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
   * Whether it can be done from a position of a phase; null where too many had to be looked at. With `more` it looks at so
   * many further ones at most: asked again it goes on from there.
   */
  readonly canBeDone: (position: Position, phase: Phase, more?: number) => boolean | null;
  /** The moves of whoever has the task with which it can still be done; null where too many had to be looked at. */
  readonly openings: (position: Position, phase?: Phase) => readonly Move[] | null;
  /** Of the moves of somebody else, one after which it cannot be done; else the first. */
  readonly answer: (position: Position, phase: Phase) => Move | undefined;
  /** How many positions have been looked at. */
  readonly looked: () => number;
  /** At how many it may look. */
  readonly most: number;
}

/** Looks at up to so many positions in all. */
export function turnSearch<Position, Move>(
  game: Searched<Position, Move>,
  task: Task<Position>,
  most: number,
): TurnSearch<Position, Move> {
  const known = new Map<string, boolean>();
  /** How many may be known before it stops. */
  let bound = most;

  function seek(position: Position, phase: Phase): boolean | null {
    const key = `${phase} ${keyOf(position)}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    if (known.size >= bound) return null;
    const found = phase === 'over' ? task.isReached(position) : followed(position, phase);
    if (found !== null) known.set(key, found);
    return found;
  }

  const after = (position: Position, phase: Phase, move: Move): boolean | null => {
    const next = game.play(position, move);
    return seek(next, phaseOf(game, task, next, phase));
  };

  /** One good move of whoever has the task is enough; of anybody else each has to be. */
  function followed(position: Position, phase: Phase): boolean | null {
    const wanted = game.toAct(position) === task.seat;
    for (const move of game.moves(position)) {
      const found = after(position, phase, move);
      if (found === null || found === wanted) return found;
    }
    return !wanted;
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
    bound = Math.min(most, known.size + more);
    const found = seek(position, phase);
    bound = most;
    return found;
  };

  return { canBeDone, openings, answer, looked: () => known.size, most };
}
