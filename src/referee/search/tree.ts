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
export interface Node<Move> {
  visits: number;
  /** Whether the choice is open, secret, or the answer to a secret one; null before the first visit. */
  kind: 'open' | 'secret' | 'answer' | null;
  readonly arms: Map<string, Arm<Move>>;
  /** Child nodes, by what the player saw of the move. */
  readonly next: Map<string, Node<Move>>;
}

export const nodeOf = <Move>(): Node<Move> => ({ visits: 0, kind: null, arms: new Map(), next: new Map() });

/** The child node, created on demand. */
export function after<Move>(node: Node<Move>, seen: string): Node<Move> {
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
export function armsFor<Move>(
  node: Node<Move>,
  moves: readonly Move[],
  expect: (() => readonly number[]) | null,
): readonly Arm<Move>[] {
  const keys = moves.map(keyOf);
  const missing = keys.some((key) => !node.arms.has(key));
  const priors = missing && expect !== null ? expect() : null;
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
export function chosenAmong<Move>(arms: readonly Arm<Move>[]): Arm<Move> {
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
