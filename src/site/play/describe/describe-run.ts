/** Describes several moves in a row. Pure. */
import type { SceneEvent } from '../../../referee/table/scene.ts';
import type { AnyScenery } from '../../../referee/erased-types.ts';
import { seenOf } from './event-dedup.ts';

/** First the visible events of all moves, then the asides of the last move, without repeats. */
export function runTold(
  moves: readonly (readonly SceneEvent[])[],
  join?: AnyScenery['joined'],
): readonly string[] {
  const seen = seenOf(moves.flat(), join);
  const asides = moves.at(-1)?.flatMap(({ what, aside }) => (aside ? [what] : [])) ?? [];
  return [...seen, ...new Set(asides.filter((what) => !seen.includes(what)))];
}
