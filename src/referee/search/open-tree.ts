/**
 * The tree of a search where nothing is hidden: a node is a position, which it keeps, so that a sample makes one new move and
 * no more. Moves are tried in the order of their priors, and a node has arms only for those tried.
 */
import { lotsOf } from '../chance/random.ts';
import { weightOf } from '../chance/draw.ts';
import { knownAs, type Field } from './heuristics.ts';
import {
  keptTrees,
  keyOf,
  LINE,
  LONGEST_SAMPLE,
  promiseOf,
  weightBy,
  type Arm,
  type Foreseen,
  type Growth,
  type Root,
} from './growth.ts';
import { sharesOf, valued } from './sample-value.ts';

/** A move at a node, with its statistics. */
interface OpenArm<Position, Move> {
  readonly move: Move;
  readonly prior: number | null;
  /** Its weight relative to the other moves of its node, from the priors. */
  readonly weight: number;
  visits: number;
  /** The sum of the shares won with it. */
  sum: number;
  next: OpenNode<Position, Move> | null;
}

/** A position in which a player chooses, chance decides, or the game has ended. */
interface OpenNode<Position, Move> {
  position: Position;
  actor: number | 'chance' | null;
  /** The only moves there were on the way here, made at once. */
  readonly passed: Move[];
  /** All moves; null before they are asked for, and then `position` may still be one with a single move. */
  moves: readonly Move[] | null;
  visits: number;
  /** The moves in the order of their priors; null before they are asked for. */
  ranked: Ranked<Move> | null;
  /** The arms tried, the first of `ranked`. */
  readonly arms: OpenArm<Position, Move>[];
  /** For chance: the results that samples go on with, as often as they were drawn. */
  readonly drawn: { readonly result: number; readonly next: OpenNode<Position, Move> }[];
}

interface Ranked<Move> {
  readonly moves: readonly Move[];
  /** Null for a game without priors. */
  readonly priors: readonly number[] | null;
  readonly weights: readonly number[];
  readonly all: number;
}

/** The most moves in a row with nothing to choose. */
const LONGEST_FORCED = 2000;

const openNode = <Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  position: Position,
): OpenNode<Position, Move> => ({
  position,
  actor: game.toAct(position),
  passed: [],
  moves: null,
  visits: 0,
  ranked: null,
  arms: [],
  drawn: [],
});

/** Lists the moves of a node, once; it goes on to the next position in which there is something to choose. */
function listed<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  node: OpenNode<Position, Move>,
): readonly Move[] {
  while (node.moves === null) {
    const moves = node.actor === null ? [] : game.moves(node.position);
    const [only] = moves;
    const isForced = node.actor !== 'chance' && moves.length === 1 && node.passed.length < LONGEST_FORCED;
    if (!isForced || only === undefined) {
      node.moves = moves;
      break;
    }
    node.passed.push(only);
    node.position = game.play(node.position, only);
    node.actor = game.toAct(node.position);
  }
  return node.moves;
}

/** The moves of a node, the best prior first; those not worth a look only where there is no other. */
function rankedIn<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  node: OpenNode<Position, Move>,
): Ranked<Move> {
  if (node.ranked !== null) return node.ranked;
  const moves = listed(field, node);
  const { position } = node;
  const { hints } = field;
  const priors = hints.prior?.(position, moves) ?? null;
  if (priors === null) node.ranked = { moves, priors, weights: moves.map(() => 1), all: moves.length };
  else {
    const order = [...moves.keys()].sort((one, other) => (priors[other] ?? 0) - (priors[one] ?? 0));
    const looked = order.filter((index) => (priors[index] ?? 0) >= 0);
    const kept = looked.length > 0 ? looked : order;
    const weights = kept.map((index) => weightBy(priors[index] ?? 0));
    node.ranked = {
      moves: kept.map((index) => moves[index] as Move),
      priors: kept.map((index) => priors[index] ?? 0),
      weights,
      all: weights.reduce((sum, weight) => sum + weight, 0),
    };
  }
  return node.ranked;
}

/** The arm of a node that is tried next; a new one as soon as it promises more than all others. */
function chosenIn<Position, Move>(
  { arms, visits }: OpenNode<Position, Move>,
  { moves, priors, weights, all }: Ranked<Move>,
): OpenArm<Position, Move> {
  let best: OpenArm<Position, Move> | undefined;
  let most = -Infinity;
  for (const arm of arms) {
    const score = promiseOf(arm, all, visits);
    if (score > most) [best, most] = [arm, score];
  }
  const place = arms.length;
  if (place >= moves.length && best !== undefined) return best;
  const made: OpenArm<Position, Move> = {
    move: moves[place] as Move,
    prior: priors?.[place] ?? null,
    weight: weights[place] ?? 1,
    visits: 0,
    sum: 0,
    next: null,
  };
  if (best !== undefined && promiseOf(made, all, visits) <= most) return best;
  arms.push(made);
  return made;
}

/** How many results of chance a node goes on with, by its visits: deeper moves need dice that are seen again. */
const resultsBy = (visits: number): number => 2 + 1.5 * Math.sqrt(visits);

/**
 * A result of chance. The first result of each node at the same depth is the same where the dice are, and so is each next
 * one: moves that are compared meet the same luck.
 */
function drawnIn<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  node: OpenNode<Position, Move>,
  common: string,
  lot: (sides: number) => number,
): OpenNode<Position, Move> {
  const { game } = field;
  const { position, drawn } = node;
  const moves = listed(field, node);
  if (drawn.length >= resultsBy(node.visits)) return (drawn[lot(drawn.length)] ?? nowhere()).next;
  node.ranked ??= lotteryOf(field, position, moves);
  const { weights, all } = node.ranked;
  const ticket = lotsOf(common, drawn.length)(all);
  const result = weights.findIndex((sum) => ticket < sum);
  const next =
    drawn.find((one) => one.result === result)?.next ??
    openNode(field, game.play(position, moves[result] as Move));
  drawn.push({ result, next });
  return next;
}

/** The results of chance with the sums of their weights. */
function lotteryOf<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  position: Position,
  moves: readonly Move[],
): Ranked<Move> {
  let all = 0;
  const weights = moves.map((move) => (all += weightOf(game, position, move)));
  return { moves, priors: null, weights, all };
}

const nowhere = (): never => {
  throw new Error('A search came to a player who has nothing to decide');
};

/** One sample: descends from a node to one not visited yet, values that, and backs the value up. */
function openSample<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  root: OpenNode<Position, Move>,
  seed: string,
  number: number,
): void {
  const lot = lotsOf(`${seed}/${number}/lots`);
  const way: { readonly arm: OpenArm<Position, Move>; readonly player: number }[] = [];
  let node = root;
  let shares: readonly number[] | null = null;
  let rolls = 0;
  const isQuick = field.hints.leaf === 'value' && field.hints.value !== undefined;
  for (let count = 0; shares === null; count++) {
    // A quick valuation needs no moves at the first visit.
    if (node.visits > 0 || !isQuick) listed(field, node);
    const { actor, position } = node;
    if (actor === null || count === LONGEST_SAMPLE) {
      shares = sharesOf(field.game.seats, field.game.outcome(position));
    } else if (actor === 'chance') {
      node.visits++;
      node = drawnIn(field, node, `${seed}/chance ${rolls++}`, lot);
    } else if (node.visits++ === 0 && node !== root) {
      const ended = node;
      shares = valued(field, position, actor, () => rankedIn(field, ended).priors ?? [], lot);
    } else {
      const arm = chosenIn(node, rankedIn(field, node));
      way.push({ arm, player: actor });
      arm.next ??= openNode(field, field.game.play(position, arm.move));
      node = arm.next;
    }
  }
  for (const { arm, player } of way) {
    arm.visits++;
    arm.sum += shares[player] ?? 0;
  }
}

export function openGrowth<Position, Move, Observation>({
  field,
  seen,
  seed,
  player,
  example,
  memory,
}: Root<Position, Move, Observation>): Growth<Move> {
  const { game } = field;
  const kept = keptTrees({ memory, seen }) as OpenNode<Position, Move> | null;
  const root = kept ?? openRoot(field, example);
  const { moves, priors, weights } = rankedIn(field, root);
  const found = (move: Move) => {
    const key = keyOf(move);
    return root.arms.find((arm) => keyOf(arm.move) === key);
  };
  return {
    // Arms are made in the order of `moves`.
    arms: () =>
      moves.map((move, index): Arm<Move> => ({
        move,
        prior: priors?.[index] ?? null,
        weight: weights[index] ?? 1,
        visits: root.arms[index]?.visits ?? 0,
        sum: root.arms[index]?.sum ?? 0,
        offered: root.visits,
        regret: 0,
        mixed: 0,
      })),
    sample: (number) => openSample(field, root, seed, number),
    isMixed: () => false,
    line: (move) => lineFrom(field, example, move, found(move)?.next ?? null),
    keep: (move) => {
      // A decision without a choice leaves what is known of the next one.
      if (moves.length === 1 && memory !== null) return memory;
      const next = found(move)?.next ?? null;
      if (next === null) return null;
      listed(field, next);
      if (next.actor !== player) return null;
      return { seen: knownAs(game.observe(next.position, player)), trees: next };
    },
  };
}

/** A root is the decision itself, even where there is one move alone. */
const openRoot = <Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  example: Position,
): OpenNode<Position, Move> => ({ ...openNode(field, example), moves: field.game.moves(example) });

function lineFrom<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  first: Position,
  chosen: Move,
  after: OpenNode<Position, Move> | null,
): readonly Foreseen[] {
  const line: Foreseen[] = [];
  let position = first;
  const say = (move: Move): void => {
    line.push({ by: game.toAct(position) ?? 'chance', words: game.print(position, move) });
    position = game.play(position, move);
  };
  say(chosen);
  for (let node = after; node !== null && line.length < LINE.longest;) {
    for (const move of node.passed.slice(0, LINE.longest - line.length)) say(move);
    const [best] = node.arms.toSorted((one, other) => other.visits - one.visits);
    if (best === undefined || best.visits < LINE.leastVisits || line.length >= LINE.longest) break;
    say(best.move);
    node = best.next;
  }
  return line;
}
