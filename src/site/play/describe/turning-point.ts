/** Where a game turned: the move after which the winner led for good. Pure. */
import type { Course } from '../scores.ts';

/** The number of the move, from 1; null if the winner did not lead at the end, or led from the start. */
export function turningPoint({ lines }: Course, winner: number): number | null {
  const own = lines[winner] ?? [];
  const isAhead = own.map((score, at) =>
    lines.every((line, player) => player === winner || score > (line[at] ?? 0)),
  );
  const last = isAhead.lastIndexOf(false);
  return last < 0 || last === isAhead.length - 1 ? null : last + 1;
}
