import { lotsOf } from '../chance/random.ts';
import { byWeight } from '../chance/draw.ts';
import { type Seats, teamsIn, playerOf } from '../seats.ts';
import { type Field, seenBy } from './heuristics.ts';
import type { Outcome } from '../game.ts';
import { LONGEST_PLAYOUT } from '../playout.ts';

/** One player's search tree: its nodes are what the player can tell apart (information sets). */

/** A move at a node, with its statistics. */
export interface Arm<Move> {
  readonly move: Move;
  /** The share of the wins that the game's heuristic expects of it; null without a heuristic. */
  readonly prior: number | null;
  /** Its weight relative to the other arms of its node, from the priors. */
  readonly weight: number;
  visits: number;
  /** The sum of the shares won with it. */
  sum: number;
  /** How often it was available: legal moves can differ between deals. */
  offered: number;
  /** For secret choices: cumulative regret, and the accumulated strategy. */
  regret: number;
  mixed: number;
}

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

/** A key for a move: moves are plain JSON. */
export const keyOf = (move: unknown): string => (typeof move === 'string' ? move : JSON.stringify(move));

/** The expected share of a move; the prior counts as one visit. Null where nothing is known. */
export function expected<Move>({ prior, visits, sum }: Arm<Move>): number | null {
  if (prior !== null) return (sum + prior) / (visits + 1);
  return visits === 0 ? null : sum / visits;
}

/** The temperature of the softmax that turns priors into weights: lower favours the best more. */
const SHARPNESS = 0.04;

/** The weight of a move not worth trying; it is tried only where there is no other. */
const UNSEEN = 1e-12;

/** The arms of the moves, in their order; creates missing ones with their priors. */
export function armsFor<Position, Move, Observation>(
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
        weight: prior === null ? 1 : prior < 0 ? UNSEEN : Math.exp((prior - 1) / SHARPNESS),
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
  const worthALook = arms.filter(({ weight }) => weight !== UNSEEN);
  return worthALook.length > 0 ? worthALook : arms;
}

/** Exploration constants: for moves with priors (PUCT), and without (UCB1). */
const CURIOSITY = 0.2;
const OPENNESS = 0.7;

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
    const score = promiseOf(arm, all);
    if (score > most) [best, most] = [arm, score];
  }
  if (best === undefined) throw new Error('A search came to a player who has nothing to decide');
  return best;
}

function promiseOf<Move>(arm: Arm<Move>, all: number): number {
  const { prior, weight, visits, sum, offered } = arm;
  if (prior === null)
    return visits === 0 ? Infinity : sum / visits + OPENNESS * Math.sqrt(Math.log(offered) / visits);
  return (sum + prior) / (visits + 1) + (CURIOSITY * (weight / all) * Math.sqrt(offered)) / (1 + visits);
}

/** One tree a player, keyed by what that player can tell apart. */
export type Trees<Move> = readonly Node<Move>[];

export const treesFor = <Move>(seats: Seats): Trees<Move> => seats.map(() => nodeOf<Move>());

/** The node of each player's tree after a move. */
export const nextTrees = <Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  trees: Trees<Move>,
  before: Position,
  move: Move,
  next: Position,
): Trees<Move> => trees.map((node, viewer) => after(node, seenBy(field, before, move, next, viewer)));

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

/** The most moves of one sample: a game without a bound may loop. */
const LONGEST_SAMPLE = 2000;

/**
 * One sample: descends all players' trees from a full position, expands one node where it ends, and backs up
 * the result.
 */
export function sampled<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  roots: Trees<Move>,
  first: Position,
  seed: string,
): void {
  const { game } = field;
  const lot = lotsOf(seed);
  const way: Choice<Move>[] = [];
  let trees = roots;
  let position = first;
  let shares: Shares | null = null;
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
    else if (moves.length > 1) {
      const node = trees[actor] as Node<Move>;
      const arms = armsFor(field, node, position, moves);
      if (node.visits++ === 0) {
        shares = valued(field, position, actor, arms, lot);
        break;
      }
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
 * Each player's share of the win, by player number: winning teams split it equally; without a winner all teams
 * do.
 */
type Shares = readonly number[];

/** The shares of an outcome; null, for an unfinished game, counts as a draw. */
export function sharesOf(seats: Seats, outcome: Outcome<string> | null): Shares {
  const teams = teamsIn(seats);
  const won = teams.filter((team) => team.some((player) => outcome?.winners.includes(player)));
  const winning = won.length === 0 ? teams : won;
  return seats.map((_, player) => (winning.some((team) => team.includes(player)) ? 1 / winning.length : 0));
}

/** Expands one player's share to all players; the other teams split the rest. */
function dividedBy(seats: Seats, player: number, share: number): Shares {
  const others = teamsIn(seats).length - 1;
  return seats.map(({ team }) => (team === seats[player]?.team ? share : (1 - share) / others));
}

/** The most moves of a playout before the game's own valuation is asked. */
const SHORT_PLAYOUT = 12;

/**
 * Values a leaf: by the best prior of its moves, else by the game's valuation (after a few moves of its
 * policy, where it has one), else by a playout.
 */
function valued<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  position: Position,
  player: number,
  arms: readonly Arm<Move>[],
  lot: (sides: number) => number,
): Shares {
  const { game } = field;
  const best = arms.reduce((most, { prior }) => Math.max(most, prior ?? -1), -1);
  if (best >= 0) return dividedBy(game.seats, player, best);
  return playedOut(field, position, lot);
}

/** Plays on by the policy or at random, to the end or until the game can value the position. */
function playedOut<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  first: Position,
  lot: (sides: number) => number,
): Shares {
  const { value, policy } = hints;
  const most = value === undefined ? LONGEST_PLAYOUT : policy === undefined ? 0 : SHORT_PLAYOUT;
  let position = first;
  for (let count = 0; ; count++) {
    const actor = game.toAct(position);
    if (actor === null || (count >= most && value === undefined))
      return sharesOf(game.seats, game.outcome(position));
    if (count >= most && value !== undefined) return game.seats.map((_, player) => value(position, player));
    const moves = game.moves(position);
    const move =
      actor === 'chance'
        ? byWeight(game, position, moves, lot)
        : (policy?.(position, moves, lot) ?? moves[lot(moves.length)]);
    if (move === undefined) throw new Error('Somebody decides who has no move');
    position = game.play(position, move);
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
