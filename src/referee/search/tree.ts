/** What one player has learnt of a game in a search: a tree of what the player can tell apart. */

/** A move that has been considered where a player decides. */
export interface Arm<Move> {
  readonly move: Move;
  /** The share of the wins that the game's own rule of thumb expects of it; null where it has none. */
  readonly prior: number | null;
  /** How promising it is beside the others of its node, as a weight. */
  readonly weight: number;
  visits: number;
  /** Shares of the wins that came of it, added up. */
  sum: number;
  /** How often it could have been chosen: of what others hold, it differs from sample to sample. */
  offered: number;
  /** Where choices are secret: how much it is regretted not to have chosen it, and how often it is to be chosen. */
  regret: number;
  mixed: number;
}

/** All that a player knows alike. */
export interface Node<Move> {
  visits: number;
  /** Whether the choice is seen, made in secret, or the answer to one that was; null before anybody has chosen here. */
  kind: 'open' | 'secret' | 'answer' | null;
  readonly arms: Map<string, Arm<Move>>;
  /** What comes after, by what the player saw of the move. */
  readonly next: Map<string, Node<Move>>;
}

export const nodeOf = <Move>(): Node<Move> => ({ visits: 0, kind: null, arms: new Map(), next: new Map() });

/** What follows in a player's tree, made where it is not there yet. */
export function after<Move>(node: Node<Move>, seen: string): Node<Move> {
  const known = node.next.get(seen);
  if (known !== undefined) return known;
  const made = nodeOf<Move>();
  node.next.set(seen, made);
  return made;
}

/** A move by what it is: moves are plain JSON. */
export const keyOf = (move: unknown): string => (typeof move === 'string' ? move : JSON.stringify(move));

/** What is expected of a move by the samples and by the game's own rule of thumb, which counts as one of them. */
export function expected<Move>({ prior, visits, sum }: Arm<Move>): number | null {
  if (prior !== null) return (sum + prior) / (visits + 1);
  return visits === 0 ? null : sum / visits;
}

/** How far a difference of what a rule of thumb expects makes one move more promising than another. */
const SHARPNESS = 0.04;

/** The weight of a move that is not worth a look: it is tried where there is no other. */
const UNSEEN = 1e-12;

/** The arms of a list of moves, in its order; those that were not there are made, with what the game expects of them. */
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

/** How much a move that was seldom tried is preferred to one that did well: of moves of which something is expected, and of others. */
const CURIOSITY = 0.2;
const OPENNESS = 0.7;

/**
 * The arm to try next among those that can be chosen now: what it is expected to bring, and a bonus that fades with its
 * visits. Where the game expects something of its moves the bonus grows with that (PUCT), else all have the same (UCB1).
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
