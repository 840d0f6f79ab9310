/**
 * An opponent for any game: information-set Monte Carlo tree search with several observers (MO-ISMCTS; Cowling, Powley and
 * Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4,
 * 2012), with a bonus by prior (Rosin, "Multi-armed Bandits with Episode Context", 2011) and a game's own valuation counted
 * as one visit (Gelly and Silver, 2007).
 *
 * Each sample deals what is hidden anew and goes down one tree a player, in each of which only that player's knowledge tells
 * nodes apart: nobody answers a card that lies face down. Chance moves are drawn by their weights. Of players on more than
 * two teams each wants the most for their own.
 *
 *     const thinking = search(field, game.observe(position, 0), 0, 'seed');
 *     thinking.more(200);
 *     console.log(thinking.report().words);
 *
 * Nothing here reads a clock or holds a position that was played: who thinks is given what a player knows, and asks for
 * more samples as long as there is time.
 */
import { lotsOf } from '../chance.ts';
import { playerOf } from '../seats.ts';
import type { Field } from './hints.ts';
import { nextTrees, priorsIn, sampled, seenBy, treesFor, type Trees } from './sample.ts';
import { armsFor, expected, keyOf, type Arm, type Node } from './tree.ts';

/** A move that was considered. */
export interface Considered<Move> {
  readonly move: Move;
  readonly words: string;
  /** The share of the samples that went to it. */
  readonly share: number;
  /** The share of the wins that is expected of it, 0 to 1. */
  readonly chances: number;
}

/** One move of the line that is expected. */
export interface Foreseen {
  readonly by: number | 'chance';
  readonly words: string;
}

/** What has come of thinking so far. */
export interface Report<Move> extends Considered<Move> {
  /** Samples behind it, those of an earlier decision of the same turn among them. */
  readonly samples: number;
  /** All moves that were considered, the one that was tried most first. */
  readonly moves: readonly Considered<Move>[];
  /** What is expected to follow, the move itself first: as if what is hidden lay as it was dealt for one sample. */
  readonly line: readonly Foreseen[];
}

/** Thoughts that may serve the next decision: they do if it is asked about exactly what was expected to be seen. */
export interface Memory<Move> {
  readonly seen: string;
  readonly trees: Trees<Move>;
}

/** A decision that is being thought about: better with every sample, and ready at any time. */
export interface Thinking<Move> {
  /** Samples so far. */
  readonly samples: () => number;
  /** Takes so many samples more. */
  readonly more: (count: number) => void;
  /** Whether so many samples more could not change the move. */
  readonly isClear: (left: number) => boolean;
  readonly report: () => Report<Move>;
  /** What is kept for the same player's next decision, if the next is theirs. */
  readonly memory: () => Memory<Move> | null;
}

/** Begins to think about the decision that somebody has to make who knows no more than this. */
export function search<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  seed: string,
  memory: Memory<Move> | null = null,
): Thinking<Move> {
  const { game } = field;
  // One way in which it may be. What whoever decides knows is the same in all of them.
  const example = game.resample(seen, seed);
  const player = playerOf(game.toAct(example));
  if (player === null) throw new Error('A player was asked who has nothing to decide');
  const moves = game.moves(example);
  const trees =
    memory !== null && memory.seen === JSON.stringify(seen) ? memory.trees : treesFor<Move>(game.seats);
  const root = trees[player] as Node<Move>;
  const arms = armsFor(root, moves, priorsIn(field, example, moves));
  const before = visitsOf(arms);
  let taken = 0;

  const ranked = (): readonly Arm<Move>[] =>
    arms.toSorted((one, other) => other.visits - one.visits || (expected(other) ?? 0) - (expected(one) ?? 0));
  const chosen = (): Arm<Move> => {
    const [best, ...others] = ranked();
    if (best === undefined) throw new Error('Somebody decides who has no move');
    const alike = others.filter(
      (arm) => isAsGood(arm, best) && looksAlike(field, example, arm.move, best.move),
    );
    const among = [best, ...alike];
    let left = lotsOf(`${seed}/mix`)(Math.max(1, visitsOf(among)));
    return among.find(({ visits }) => (left -= visits) < 0) ?? best;
  };
  const considered = ({ move, visits, ...arm }: Arm<Move>): Considered<Move> => ({
    move,
    words: game.print(example, move),
    share: visits / Math.max(1, visitsOf(arms)),
    chances: expected({ move, visits, ...arm }) ?? 0.5,
  });

  return {
    samples: () => before + taken,
    more: (count) => {
      if (arms.length < 2) return;
      // A tree's first visit only opens it.
      root.visits = Math.max(root.visits, 1);
      for (let last = taken + count; taken < last; taken++)
        sampled(field, trees, game.resample(seen, `${seed}/${taken}`), `${seed}/${taken}/lots`);
    },
    isClear: (left) => {
      const [best, second] = ranked();
      return second === undefined || (best?.visits ?? 0) > second.visits + left;
    },
    report: () => {
      const move = chosen();
      return {
        ...considered(move),
        samples: before + taken,
        moves: ranked().map(considered),
        line: lineFrom(field, trees, example, move.move),
      };
    },
    memory: () => {
      const { move } = chosen();
      const next = game.play(example, move);
      if (game.toAct(next) !== player) return null;
      return {
        seen: JSON.stringify(game.observe(next, player)),
        trees: nextTrees(field, trees, example, move, next),
      };
    },
  };
}

const visitsOf = (arms: readonly Arm<unknown>[]): number => arms.reduce((sum, { visits }) => sum + visits, 0);

/** How much less may be expected of a move that is still as good. */
const AS_GOOD = 0.02;

const isAsGood = <Move>(arm: Arm<Move>, best: Arm<Move>): boolean =>
  4 * arm.visits >= best.visits && (expected(arm) ?? 0) >= (expected(best) ?? 0) - AS_GOOD;

/** Whether somebody else cannot tell two moves apart: between these a choice must not be foreseeable, so it is by lot. */
function looksAlike<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  position: Position,
  one: Move,
  other: Move,
): boolean {
  const { game } = field;
  const look = (move: Move, viewer: number) =>
    seenBy(field, position, move, game.play(position, move), viewer);
  return game.seats.some(
    (_, viewer) => viewer !== game.toAct(position) && look(one, viewer) === look(other, viewer),
  );
}

/** Moves of a line that is told, and the fewest samples behind each. */
const LONGEST_LINE = 12;
const LEAST_VISITS = 3;

function lineFrom<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  roots: Trees<Move>,
  first: Position,
  chosen: Move,
): readonly Foreseen[] {
  const { game } = field;
  const line: Foreseen[] = [];
  let [position, trees, move]: [Position, Trees<Move>, Move | undefined] = [first, roots, chosen];
  while (move !== undefined && line.length < LONGEST_LINE) {
    line.push({ by: game.toAct(position) ?? 'chance', words: game.print(position, move) });
    const next = game.play(position, move);
    trees = nextTrees(field, trees, position, move, next);
    position = next;
    move = foreseen(field, trees, position);
  }
  return line;
}

/** The move that was tried most where somebody decides. */
function foreseen<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  trees: Trees<Move>,
  position: Position,
): Move | undefined {
  const actor = playerOf(game.toAct(position));
  if (actor === null) return undefined;
  const moves = game.moves(position);
  if (moves.length === 1) return moves[0];
  const known = moves.flatMap((move) => trees[actor]?.arms.get(keyOf(move)) ?? []);
  const [best] = known.toSorted((one, other) => other.visits - one.visits);
  return best !== undefined && best.visits >= LEAST_VISITS ? best.move : undefined;
}
