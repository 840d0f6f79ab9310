/** Smooth transitions. */

/** Smoothstep: 0 below `low`, 1 above `high`, smooth in between. */
export function step(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
