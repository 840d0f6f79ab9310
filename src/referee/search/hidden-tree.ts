import { lotsOf } from '../chance/random.ts';
import { byWeight } from '../chance/draw.ts';
import { type Seats, playerOf } from '../seats.ts';
import { type Field, knownAs, seenBy } from './heuristics.ts';
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

/**
 * The trees of a decision in which something may be hidden: one a player, whose nodes are what the player can tell apart
 * (information sets).
 */

/** An information set. */
interface Node<Move> {
  visits: number;
  /** Whether the choice is open, secret, or the answer to a secret one; null before the first visit. */
  kind: 'open' | 'secret' | 'answer' | null;
  readonly arms: Map<string, Arm<Move>>;
  /** Child nodes, by what the player saw of the move. */
  readonly next: Map<string, Node<Move>>;
}

const nodeOf = <Move>(): Node<Move> => ({ visits: 0, kind: null, arms: new Map(), next: new Map() });

/** The child node, created on demand. */
function after<Move>(node: Node<Move>, seen: string): Node<Move> {
  const known = node.next.get(seen);
  if (known !== undefined) return known;
  const made = nodeOf<Move>();
  node.next.set(seen, made);
  return made;
}

/** The arms of the moves, in their order; creates missing ones with their priors. */
function armsFor<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  node: Node<Move>,
  position: Position,
  moves: readonly Move[],
): readonly Arm<Move>[] {
  const keys = moves.map(keyOf);
  const missing = keys.some((key) => !node.arms.has(key));
  const priors = missing ? (field.hints.prior?.(position, moves) ?? null) : null;
  const arms = keys.map((key, index) => {
    let arm = node.arms.get(key);
    if (arm === undefined) {
      const prior = priors?.[index] ?? null;
      arm = {
        move: moves[index] as Move,
        prior,
        weight: weightBy(prior),
        visits: 0,
        sum: 0,
        offered: 0,
        regret: 0,
        mixed: 0,
      };
      node.arms.set(key, arm);
    }
    return arm;
  });
  const worthALook = arms.filter(({ prior }) => prior === null || prior >= 0);
  return worthALook.length > 0 ? worthALook : arms;
}

/**
 * The arm to try next: its expected share plus a bonus that shrinks with its visits. With priors the bonus is
 * proportional to them (PUCT), else equal for all (UCB1).
 */
function chosenAmong<Move>(arms: readonly Arm<Move>[]): Arm<Move> {
  let all = 0;
  for (const arm of arms) {
    arm.offered++;
    all += arm.weight;
  }
  let best = arms[0];
  let most = -Infinity;
  for (const arm of arms) {
    const score = promiseOf(arm, all, arm.offered);
    if (score > most) [best, most] = [arm, score];
  }
  if (best === undefined) throw new Error('A search came to a player who has nothing to decide');
  return best;
}

/** One tree a player, keyed by what that player can tell apart. */
type Trees<Move> = readonly Node<Move>[];

const treesFor = <Move>(seats: Seats): Trees<Move> => seats.map(() => nodeOf<Move>());

/**
 * The node of each player's tree after a move. Where a game has no keys for what is seen of a move, the trees stay at their roots:
 * `nodeAt` finds a node by all that its player knows, and only where that player decides.
 */
const nextTrees = <Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  trees: Trees<Move>,
  before: Position,
  move: Move,
  next: Position,
): Trees<Move> =>
  field.hints.seen === undefined
    ? trees
    : trees.map((node, viewer) => after(node, seenBy(field, before, move, next, viewer)));

/** The node of the player who decides in a position after the root's. */
function nodeAt<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  trees: Trees<Move>,
  position: Position,
  player: number,
): Node<Move> {
  const node = trees[player] as Node<Move>;
  return hints.seen === undefined ? after(node, knownAs(game.observe(position, player))) : node;
}

/** A choice made during descent. */
interface Choice<Move> {
  readonly arm: Arm<Move>;
  readonly player: number;
  /** Set for a choice made in secret, or an answer to one. */
  readonly mixture: { readonly arms: readonly Arm<Move>[]; readonly drawn: Drawn<Move> } | null;
}

function chosenIn<Move>(
  { kind }: Node<Move>,
  arms: readonly Arm<Move>[],
  player: number,
  lot: (sides: number) => number,
): Choice<Move> {
  if (kind === 'open') return { arm: chosenAmong(arms), player, mixture: null };
  const drawn = drawnByRegret(arms, lot);
  return { arm: drawn.arm, player, mixture: { arms, drawn } };
}

/**
 * One sample: descends all players' trees from a full position, expands one node where it ends, and backs up
 * the result.
 */
function sampled<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  roots: Trees<Move>,
  first: Position,
  seed: string,
  begun: Choice<Move> | null,
): void {
  const { game } = field;
  const lot = lotsOf(seed);
  const way: Choice<Move>[] = [];
  let trees = roots;
  let position = first;
  let shares: readonly number[] | null = null;
  /** Whether the next player answers a secret choice. */
  let answers = false;
  for (let count = 0; shares === null; count++) {
    const actor = game.toAct(position);
    if (actor === null || count === LONGEST_SAMPLE) {
      shares = sharesOf(game.seats, game.outcome(position));
      break;
    }
    const moves = game.moves(position);
    let move = moves[0];
    let isLaid = false;
    if (actor === 'chance') move = byWeight(game, position, moves, lot);
    else if (count === 0 && begun !== null) {
      way.push(begun);
      move = begun.arm.move;
    } else if (moves.length > 1) {
      const node = position === first ? (trees[actor] as Node<Move>) : nodeAt(field, trees, position, actor);
      if (node.visits++ === 0) {
        const priors = () => armsFor(field, node, position, moves).map(({ prior }) => prior);
        shares = valued(field, position, actor, priors, lot);
        break;
      }
      const arms = armsFor(field, node, position, moves);
      node.kind ??= answers ? 'answer' : isSecret(field, position, moves) ? 'secret' : 'open';
      const choice = chosenIn(node, arms, actor, lot);
      way.push(choice);
      move = choice.arm.move;
      isLaid = node.kind === 'secret';
    }
    if (move === undefined) throw new Error('Somebody decides who has no move');
    const next = game.play(position, move);
    trees = nextTrees(field, trees, position, move, next);
    position = next;
    answers = isLaid && game.toAct(next) !== actor;
  }
  for (const { arm, player, mixture } of way) {
    const share = shares[player] ?? 0;
    arm.visits++;
    arm.sum += share;
    if (mixture !== null) regretted(mixture.arms, mixture.drawn, share);
  }
}

/**
 * Choices that are made in secret and answered before they are revealed count as simultaneous. No single move
 * is best there, only a mixed strategy, so they are drawn by regret matching (Hart and Mas-Colell, "A Simple
 * Adaptive Procedure Leading to Correlated Equilibrium", 2000; in tree search: Lisý, Kovařík, Lanctot and
 * Bošanský, "Convergence of Monte Carlo Tree Search in Simultaneous Move Games", 2013).
 */

/** Whether somebody else who decides right afterwards cannot tell two of the moves apart. */
function isSecret<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  position: Position,
  moves: readonly Move[],
): boolean {
  const { game } = field;
  const mover = game.toAct(position);
  const looks = new Set<string>();
  return moves.some((move) => {
    const next = game.play(position, move);
    const answers = playerOf(game.toAct(next));
    if (answers === null || answers === mover) return false;
    const look = `${answers} ${seenBy(field, position, move, next, answers)}`;
    const known = looks.has(look);
    looks.add(look);
    return known;
  });
}

/** An arm that was drawn, and its probability. */
interface Drawn<Move> {
  readonly arm: Arm<Move>;
  readonly odds: number;
}

/** The share of draws that explore at random. */
const ANY = 0.15;
const FINE = 1_000_000;

/** Draws an arm in proportion to its positive regret. */
function drawnByRegret<Move>(arms: readonly Arm<Move>[], lot: (sides: number) => number): Drawn<Move> {
  const regrets = arms.map(({ regret }) => Math.max(0, regret));
  const all = regrets.reduce((sum, regret) => sum + regret, 0);
  const weights = arms.reduce((sum, { weight }) => sum + weight, 0);
  let left = lot(FINE) / FINE;
  let drawn: Drawn<Move> | undefined;
  arms.forEach((arm, index) => {
    const share = all > 0 ? (regrets[index] ?? 0) / all : arm.weight / weights;
    const odds = (1 - ANY) * share + ANY / arms.length;
    arm.mixed += share;
    arm.offered++;
    if (drawn === undefined && ((left -= odds) < 0 || index === arms.length - 1)) drawn = { arm, odds };
  });
  if (drawn === undefined) throw new Error('A search came to a player who has nothing to decide');
  return drawn;
}

/** Updates the regrets after a draw that won `share` (importance sampled). */
function regretted<Move>(arms: readonly Arm<Move>[], { arm, odds }: Drawn<Move>, share: number): void {
  for (const other of arms) other.regret += (other === arm ? share / odds : 0) - share;
}

export function hiddenGrowth<Position, Move, Observation>({
  field,
  seen,
  seed,
  player,
  example,
  memory,
}: Root<Position, Move, Observation>): Growth<Move> {
  const { game } = field;
  const trees = (keptTrees({ memory, seen }) as Trees<Move> | null) ?? treesFor<Move>(game.seats);
  const root = trees[player] as Trees<Move>[number];
  const arms = armsFor(field, root, example, game.moves(example));
  return {
    arms: () => arms,
    sample: (number) => {
      // The first visit to a node only expands it.
      root.visits = Math.max(root.visits, 1);
      const begun = root.kind === 'open' ? { arm: chosenAmong(arms), player, mixture: null } : null;
      if (begun !== null) root.visits++;
      // Each first visit meets the same deal and the same luck, and so does each next: what differs is the move.
      const deal = begun === null ? `${seed}/${number}` : `${seed}/visit ${begun.arm.visits}`;
      sampled(field, trees, game.resample(seen, deal), `${deal}/lots`, begun);
    },
    isMixed: () => root.kind === 'secret' || root.kind === 'answer',
    line: (move) => lineFrom(field, trees, example, move),
    keep: (move) => {
      const next = game.play(example, move);
      if (game.toAct(next) !== player) return null;
      const known = knownAs(game.observe(next, player));
      // Without keys for moves all nodes hang at the roots.
      const kept =
        field.hints.seen === undefined
          ? trees.map((node, seat) => (seat === player ? { ...after(node, known), next: node.next } : node))
          : nextTrees(field, trees, example, move, next);
      return { seen: known, trees: kept };
    },
  };
}

function lineFrom<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  roots: Trees<Move>,
  first: Position,
  chosen: Move,
): readonly Foreseen[] {
  const { game } = field;
  const line: Foreseen[] = [];
  let [position, trees, move]: [Position, Trees<Move>, Move | undefined] = [first, roots, chosen];
  while (move !== undefined && line.length < LINE.longest) {
    line.push({ by: game.toAct(position) ?? 'chance', words: game.print(position, move) });
    const next = game.play(position, move);
    trees = nextTrees(field, trees, position, move, next);
    position = next;
    move = foreseen(field, trees, position);
  }
  return line;
}

/** The most visited move where somebody decides. */
function foreseen<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  trees: Trees<Move>,
  position: Position,
): Move | undefined {
  const { game } = field;
  const actor = playerOf(game.toAct(position));
  if (actor === null) return undefined;
  const moves = game.moves(position);
  if (moves.length === 1) return moves[0];
  const { arms } = nodeAt(field, trees, position, actor);
  const known = moves.flatMap((move) => arms.get(keyOf(move)) ?? []);
  const [best] = known.toSorted((one, other) => other.visits - one.visits);
  return best !== undefined && best.visits >= LINE.leastVisits ? best.move : undefined;
}
