/** Why a side lost: what of it was luck and what was decided, where the game turned, and its costliest decision. Pure. */
import { costliestOf, type Decision, type Review } from './look-back.ts';

export interface Loss {
  readonly team: number;
  /** Chances at the start and at the end, as shares of the wins. */
  readonly from: number;
  readonly to: number;
  /** Luck of all kinds together. */
  readonly luck: number;
  /** The move with which most was lost; null where no move cost much. */
  readonly turn: Turn | null;
  /** Its costliest decisions, that which cost most first. */
  readonly costly: readonly Decision[];
}

/** A move by which chances fell. */
interface Turn {
  /** Its index, from 0. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A fall of less is no turn of the game. */
const LEAST_TURN = 0.08;
/** Whoever ends with so much less than the best side has lost. */
const LEAST_LOSS = 0.25;

/** The losses of a game, of each side that lost it; none of a draw, or of a game that is still open. */
export function lossesIn(review: Review): readonly Loss[] {
  const best = Math.max(...review.accounts.map(({ to }) => to));
  return review.accounts.flatMap(({ from, to, lots, deals }, team): readonly Loss[] => {
    if (best - to < LEAST_LOSS) return [];
    const turn = turnOf(review.curves[team] ?? []);
    return [{ team, from, to, luck: lots + deals, turn, costly: costliestOf(review, team, Infinity) }];
  });
}

/** The greatest fall, from what was kept for two positions: a secret choice may look like a gain until the other side has made its own. */
function turnOf(curve: readonly number[]): Turn | null {
  const falls = curve.slice(1).map((to, at): Turn => {
    const before = curve[at] ?? to;
    return { at, from: Math.min(before, curve[at - 1] ?? before), to };
  });
  const [worst] = falls.toSorted((one, other) => other.from - other.to - (one.from - one.to));
  return worst === undefined || worst.from - worst.to < LEAST_TURN ? null : worst;
}
