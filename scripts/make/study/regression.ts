/** Logistic regression: weights of figures under which results are likeliest. Pure and repeatable. */

/** What was seen of a position, and what came of it for the player who was asked. */
export interface Seen {
  readonly figures: readonly number[];
  /** 1 won, 0 lost; a draw is a half. */
  readonly result: number;
  /** How much it counts beside the others. */
  readonly counts: number;
}

const chance = (figures: readonly number[], weights: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (figures[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
};

/** A chance is never taken as surer than this. */
const SUREST = 1e-6;

/** The mean log loss of weights: 0.693 for whoever says a half to everything. */
export function lossOf(all: readonly Seen[], weights: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const { figures, result, counts } of all) {
    const said = Math.min(1 - SUREST, Math.max(SUREST, chance(figures, weights)));
    sum -= counts * (result * Math.log(said) + (1 - result) * Math.log(1 - said));
    count += counts;
  }
  return count === 0 ? 0 : sum / count;
}

const STEPS = 25;
/** The least mean square that a figure is taken to have. */
const LEAST_SPREAD = 1e-9;
const NEAR_ENOUGH = 1e-7;
/** A step shortened to less than this leads nowhere. */
const SHORTEST = 1e-4;

/** The mean square of each figure. */
function spreadOf(all: readonly Seen[], size: number): readonly number[] {
  const total = Math.max(LEAST_SPREAD, countOf(all));
  return Array.from({ length: size }, (_, index) => {
    const squares = all.reduce((sum, { figures, counts }) => sum + counts * (figures[index] ?? 0) ** 2, 0);
    return Math.max(LEAST_SPREAD, squares / total);
  });
}

const countOf = (all: readonly Seen[]): number => all.reduce((sum, { counts }) => sum + counts, 0);

/** The equations of a step, each with its right side last; `ties` are how firmly weights are held to `first`. */
function equationsAt(
  all: readonly Seen[],
  weights: readonly number[],
  first: readonly number[],
  ties: readonly number[],
): number[][] {
  const size = first.length;
  const lines = ties.map((tie, row) => {
    const line = Array.from({ length: size + 1 }, () => 0);
    line[row] = tie;
    line[size] = tie * ((first[row] ?? 0) - (weights[row] ?? 0));
    return line;
  });
  for (const { figures, result, counts } of all) {
    const said = chance(figures, weights);
    const slope = counts * Math.max(1e-4, said * (1 - said));
    for (const [row, line] of lines.entries()) {
      const figure = figures[row] ?? 0;
      if (figure === 0) continue;
      for (let column = 0; column < size; column++)
        line[column] = (line[column] ?? 0) + slope * figure * (figures[column] ?? 0);
      line[size] = (line[size] ?? 0) + counts * (result - said) * figure;
    }
  }
  return lines;
}

/**
 * The weights, by Newton's method. They are held to `first` as by so many games (`held`) that said so: what hardly ever differs
 * stays as it was.
 */
export function fittedTo(all: readonly Seen[], first: readonly number[], held: number): readonly number[] {
  const spread = spreadOf(all, first.length);
  const ties = spread.map((one) => held * one * 0.25);
  const total = countOf(all);
  const costOf = (those: readonly number[]): number =>
    total * lossOf(all, those) +
    those.reduce(
      (sum, weight, index) => sum + ((ties[index] ?? 0) / 2) * (weight - (first[index] ?? 0)) ** 2,
      0,
    );
  let weights = first;
  for (let step = 0; step < STEPS; step++) {
    const change = solvedBy(equationsAt(all, weights, first, ties));
    // A step that makes it worse was too long.
    const now = costOf(weights);
    let length = 1;
    const moved = () => weights.map((weight, index) => weight + length * (change[index] ?? 0));
    while (length > SHORTEST && costOf(moved()) > now) length /= 2;
    if (length <= SHORTEST) break;
    weights = moved();
    if (change.every((one, index) => Math.abs(one) * Math.sqrt(spread[index] ?? 1) < NEAR_ENOUGH)) break;
  }
  return weights;
}

/** Solves symmetric linear equations, each with its right side last (Gaussian elimination). */
function solvedBy(lines: number[][]): readonly number[] {
  const size = lines.length;
  for (let at = 0; at < size; at++) {
    const line = lines[at] ?? [];
    const pivot = line[at] ?? 0;
    if (Math.abs(pivot) < 1e-15) continue;
    for (let below = 0; below < size; below++) {
      if (below === at) continue;
      const other = lines[below] ?? [];
      const factor = (other[at] ?? 0) / pivot;
      if (factor !== 0)
        for (let column = at; column <= size; column++)
          other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0);
    }
  }
  return lines.map((line, at) => (Math.abs(line[at] ?? 0) < 1e-15 ? 0 : (line[size] ?? 0) / (line[at] ?? 1)));
}
