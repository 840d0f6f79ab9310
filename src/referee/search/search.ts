/**
 * An opponent for any game: information-set Monte Carlo tree search with several observers (MO-ISMCTS; Cowling, Powley and
 * Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4,
 * 2012), with a bonus by prior (Rosin, "Multi-armed Bandits with Episode Context", 2011) and a game's own valuation counted
 * as one visit (Gelly and Silver, 2007).
 *
 * Each sample deals what is hidden anew and goes down one tree a player, in each of which only that player's knowledge tells
 * nodes apart: nobody answers a card that lies face down. What is chosen in secret and answered unseen is drawn by regret
 * matching (`simultaneous-choices.ts`), chance moves by their weights. Of players on more than two teams each wants the most for their
 * own. What others hold is taken to be dealt at random: nothing is concluded from what they have done so far.
 *
 *     const thinking = search(field, game.observe(position, 0), 'seed');
 *     thinking.more(200);
 *     console.log(thinking.report().words);
 *
 * Nothing here reads a clock or holds a position that was played: who thinks is given what a player knows, and asks for
 * more samples as long as there is time.
 */
import { lotsOf } from '../chance/random.ts';
import { playerOf } from '../seats.ts';
import { ending, type Ending } from './ending.ts';
import type { Field } from './heuristics.ts';
import { knownAs } from './information-set-key.ts';
import { nextTrees, priorsIn, sampled, treesFor, type Trees } from './sample.ts';
import { armsFor, expected, keyOf, type Arm, type Node } from './tree.ts';

/** A move that was considered. */
interface Considered<Move> {
  readonly move: Move;
  readonly words: string;
  /** The share of the samples that went to it. */
  readonly share: number;
  /** The share of the wins that is expected of it, 0 to 1. */
  readonly chances: number;
}

/** One move of the line that is expected. */
interface Foreseen {
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

/**
 * Begins to think about the decision that somebody has to make who knows no more than this. Who is rash makes each move as
 * often as it was tried, and not the one that was tried most.
 */
export function search<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  seed: string,
  memory: Memory<Move> | null = null,
  isRash = false,
): Thinking<Move> {
  const { game } = field;
  // One way in which it may be. What whoever decides knows is the same in all of them.
  const example = game.resample(seen, seed);
  const player = playerOf(game.toAct(example));
  if (player === null) throw new Error('A player was asked who has nothing to decide');
  const moves = game.moves(example);
  const trees = memory !== null && memory.seen === knownAs(seen) ? memory.trees : treesFor<Move>(game.seats);
  const root = trees[player] as Node<Move>;
  const arms = armsFor(root, moves, priorsIn(field, example, moves));
  const before = visitsOf(arms);
  let taken = 0;
  const solution =
    field.hints.isEnding?.(example) === true ? ending(field, example, MOST_OF_AN_ENDING) : null;
  // Who has lost already still tries what may be answered badly.
  const won = !isRash && solution !== null && solution.value > 0 ? solution : null;

  const ranked = (): readonly Arm<Move>[] =>
    arms.toSorted((one, other) => other.visits - one.visits || (expected(other) ?? 0) - (expected(one) ?? 0));
  const isMixed = (): boolean => root.kind === 'secret' || root.kind === 'answer';
  const chosen = (): Arm<Move> => {
    const [best] = ranked();
    const kept = won === null ? undefined : armOf(arms, drawnFrom(won, lotsOf(`${seed}/mix`)));
    if (kept !== undefined) return kept;
    if (best === undefined) throw new Error('Somebody decides who has no move');
    // A choice made in secret must not be foreseeable.
    if (!isRash && !isMixed()) return best;
    const share = (arm: Arm<Move>) => (isRash ? arm.visits : arm.mixed);
    let left = (ranked().reduce((sum, arm) => sum + share(arm), 0) * lotsOf(`${seed}/mix`)(FINE)) / FINE;
    return ranked().find((arm) => (left -= share(arm)) < 0) ?? best;
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
      if (arms.length < 2 || won !== null) return;
      // A tree's first visit only opens it.
      root.visits = Math.max(root.visits, 1);
      for (let last = taken + count; taken < last; taken++)
        sampled(field, trees, game.resample(seen, `${seed}/${taken}`), `${seed}/${taken}/lots`);
    },
    isClear: (left) => {
      if (won !== null) return true;
      // A mixture gets better with every sample.
      if (isMixed()) return false;
      const [best, second] = ranked();
      return second === undefined || (best?.visits ?? 0) > second.visits + left;
    },
    report: () => {
      const move = chosen();
      return {
        ...considered(move),
        ...(won !== null && { chances: won.value }),
        ...(won === null && isMixed() && { chances: sumOf(arms) / Math.max(1, visitsOf(arms)) }),
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
        seen: knownAs(game.observe(next, player)),
        trees: nextTrees(field, trees, example, move, next),
      };
    },
  };
}

/** How finely a lot is drawn among shares. */
const FINE = 1_000_000;

/** The most positions that are looked at to solve an ending. */
const MOST_OF_AN_ENDING = 1500;

/** A move of an ending, as often as it is to be made. */
function drawnFrom<Move>({ best }: Ending<Move>, lot: (sides: number) => number): Move | undefined {
  let left = lot(FINE) / FINE;
  return (best.find(({ share }) => (left -= share) < 0) ?? best[0])?.move;
}

const armOf = <Move>(arms: readonly Arm<Move>[], move: Move | undefined): Arm<Move> | undefined =>
  arms.find((arm) => keyOf(arm.move) === keyOf(move));

const sumOf = (arms: readonly Arm<unknown>[]): number => arms.reduce((all, { sum }) => all + sum, 0);

const visitsOf = (arms: readonly Arm<unknown>[]): number => arms.reduce((sum, { visits }) => sum + visits, 0);

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
