/** Which puzzle is today’s: the calendar says so, and no server. */

const DAY = 24 * 60 * 60 * 1000;

/** The number of today’s puzzle, from 0: the next one each day by the calendar of the place, and all of them in turn. */
export function dailyOf(now: Date, count: number): number {
  const day = Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return day % count;
}
