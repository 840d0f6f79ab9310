/** Shares as figures of a hundred, the same in every language. */

export const percent = (share: number): string => `${Math.round(100 * share)}`;

/** A change: "+12", "−3", "0". */
export function change(share: number): string {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
