/** A range of a proportion, as fractions of 1. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The z score of a 95% interval. */
const USUAL = 1.959964;

/**
 * The 95% confidence interval of `count` out of `all` (Wilson, "Probable Inference, the Law of Succession, and
 * Statistical Inference", 1927). `count` may have halves, for draws.
 */
export function wilson(count: number, all: number): Interval {
  if (all === 0) return { from: 0, to: 1 };
  const share = count / all;
  const square = USUAL ** 2;
  const middle = share + square / (2 * all);
  const reach = USUAL * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  const whole = 1 + square / all;
  return { from: Math.max(0, (middle - reach) / whole), to: Math.min(1, (middle + reach) / whole) };
}
