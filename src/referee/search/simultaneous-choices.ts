import { playerOf } from '../seats.ts';
import type { Field } from './heuristics.ts';
import { seenBy } from './information-set-key.ts';
import type { Arm } from './tree.ts';

/**
 * Choices that are made in secret and answered before they are revealed count as simultaneous. No single move
 * is best there, only a mixed strategy, so they are drawn by regret matching (Hart and Mas-Colell, "A Simple
 * Adaptive Procedure Leading to Correlated Equilibrium", 2000; in tree search: Lisý, Kovařík, Lanctot and
 * Bošanský, "Convergence of Monte Carlo Tree Search in Simultaneous Move Games", 2013).
 */

/** Whether somebody else who decides right afterwards cannot tell two of the moves apart. */
export function isSecret<Position, Move, Observation>(
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
export interface Drawn<Move> {
  readonly arm: Arm<Move>;
  readonly odds: number;
}

/** The share of draws that explore at random. */
const ANY = 0.15;
const FINE = 1_000_000;

/** Draws an arm in proportion to its positive regret. */
export function drawnByRegret<Move>(arms: readonly Arm<Move>[], lot: (sides: number) => number): Drawn<Move> {
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
export function regretted<Move>(arms: readonly Arm<Move>[], { arm, odds }: Drawn<Move>, share: number): void {
  for (const other of arms) other.regret += (other === arm ? share / odds : 0) - share;
}
