/**
 * What a game's position is worth: features in the game's own terms, each weighed, and their sum as a share of the wins. The
 * weights are data, fitted from games (`fieldkit study <game> --fit`), and name how they came to be.
 *
 *     changesBetween(evaluation, before, after, 0); // [{ feature: 'trenches', figure: 2, chance: 0.08 }, …]
 */

/** How weights came to be: what anybody needs to make them again. */
interface Provenance {
  /** The command that made them, or a sentence about who set them. */
  readonly by: string;
  readonly games: number;
  readonly positions: number;
  /** One entry a generation: its mean log loss on games held back, and that of the generation before on the same games. */
  readonly curve: readonly { readonly games: number; readonly loss: number; readonly before: number }[];
}

export interface Weights<Feature extends string = string> {
  readonly weights: Readonly<Record<Feature, number>>;
  readonly made: Provenance;
}

/** An evaluation of positions. */
export interface Evaluation<Position = unknown, Feature extends string = string> {
  /** In the order of the figures. */
  readonly features: readonly Feature[];
  /**
   * How far the seat's team is ahead in each feature. The position is one that agrees with what the seat knows: what it
   * cannot know must not come from the table itself.
   */
  readonly figures: (position: Position, seat: number) => readonly number[];
  readonly weights: Weights<Feature>['weights'];
}

/** A feature's part in a change of a chance. */
export interface Contribution {
  readonly feature: string;
  readonly figure: number;
  /** As a share of the wins: 0.08 is eight games of 100. The contributions add up to the whole. */
  readonly chance: number;
}

export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Figures by their weights, one product a feature. */
const weighed = <Position, Feature extends string>(
  { features, weights }: Evaluation<Position, Feature>,
  figures: readonly number[],
): readonly number[] => features.map((feature, index) => weights[feature] * (figures[index] ?? 0));

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** The log odds of winning. */
export const oddsBy = <Position, Feature extends string>(
  evaluation: Evaluation<Position, Feature>,
  position: Position,
  seat: number,
): number => sumOf(weighed(evaluation, evaluation.figures(position, seat)));

/** The share of the wins that a seat can expect of a position that is not over. */
export const chanceBy = <Position, Feature extends string>(
  evaluation: Evaluation<Position, Feature>,
  position: Position,
  seat: number,
): number => logistic(oddsBy(evaluation, position, seat));

/** Log odds of less than this are as good as none: the curve is a straight line there. */
const FLAT = 1e-6;

/** The slope of the chance between two log odds. */
const slopeFrom = (before: number, after: number): number =>
  Math.abs(after - before) < FLAT
    ? logistic(before) * (1 - logistic(before))
    : (logistic(after) - logistic(before)) / (after - before);

/** What each feature adds to a chance from one position to another, the largest part first; together they are the change. */
export function changesBetween<Position, Feature extends string>(
  evaluation: Evaluation<Position, Feature>,
  before: Position,
  after: Position,
  seat: number,
): readonly Contribution[] {
  const [old, now] = [before, after].map((position) => evaluation.figures(position, seat));
  const [was, is] = [weighed(evaluation, old ?? []), weighed(evaluation, now ?? [])];
  const slope = slopeFrom(sumOf(was), sumOf(is));
  return evaluation.features
    .map((feature, index) => ({
      feature,
      figure: (now?.[index] ?? 0) - (old?.[index] ?? 0),
      chance: slope * ((is[index] ?? 0) - (was[index] ?? 0)),
    }))
    .toSorted((one, other) => Math.abs(other.chance) - Math.abs(one.chance));
}
