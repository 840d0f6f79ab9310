/** The score at each position, as if the game ended there. */
import type { AnyScenery } from '../../referee/erased-types.ts';
import type { Pad } from '../../referee/table/score-pad.ts';
import type { History } from './position-history.ts';

/** A score by player; null where a position has none. */
export type Totals = readonly number[] | null;

/** The score of a position by the score pad. */
export function totalsAt({ entered, reckon }: Pad, position: unknown, on: readonly string[]): Totals {
  const found = reckon(entered(position), on);
  return found.ok ? found.value.totals : null;
}

/** `totalsAt` with a cache by position object. */
export function scorer(pad: Pad, on: readonly string[]): (position: unknown) => Totals {
  const known = new Map<unknown, Totals>();
  return (position) => {
    const found = known.get(position);
    if (found !== undefined) return found;
    const totals = totalsAt(pad, position, on);
    known.set(position, totals);
    return totals;
  };
}

/** The scores over a game, as the graph shows them. */
export interface Course {
  /** By player: their score at each position. */
  readonly lines: readonly (readonly number[])[];
  readonly least: number;
  readonly most: number;
}

/** The scores over a game; null if no position has one. A position without a score repeats the one before it. */
export function courseOf(
  { positions }: Pick<History<unknown, unknown>, 'positions'>,
  players: number,
  totals: (position: unknown) => Totals,
): Course | null {
  const lines = Array.from({ length: players }, (): number[] => []);
  let last: readonly number[] = lines.map(() => 0);
  let isTold = false;
  for (const position of positions) {
    const now = totals(position);
    isTold ||= now !== null;
    last = now ?? last;
    lines.forEach((line, player) => line.push(last[player] ?? 0));
  }
  if (!isTold) return null;
  const all = lines.flat();
  return { lines, least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** Number of moves before a round. */
export interface RoundMark {
  readonly round: number;
  readonly move: number;
}

/** Where each round of a game began. */
export const roundsIn = (
  { round }: Pick<AnyScenery, 'round'>,
  positions: readonly unknown[],
): readonly RoundMark[] =>
  positions.flatMap((position, move) => {
    const now = round?.(position) ?? null;
    const before = move === 0 ? null : (round?.(positions[move - 1]) ?? null);
    return now === null || now === before ? [] : [{ round: now, move }];
  });

/** Room for the first label of a chart, “Round 1”, as a share of a phone's width. */
const FIRST_LABEL = 0.22;

/** Whether a round began so soon that on a phone its label would lie on the first one. */
export const isCloseToFirst = (rounds: readonly RoundMark[], { move }: RoundMark, moves: number): boolean => {
  const ahead = move - (rounds[0]?.move ?? 0);
  return ahead > 0 && ahead < FIRST_LABEL * moves;
};
