/** Today’s puzzle, by the calendar, without a server. */

const DAY = 24 * 60 * 60 * 1000;

/** Index of today’s puzzle: the next one each day by the local calendar, in turn. */
export function dailyOf(now: Date, count: number): number {
  const day = Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return day % count;
}
