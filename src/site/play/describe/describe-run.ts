/** What comes of several moves in a row. Pure. */
import type { SceneEvent } from '../../../referee/table/scene.ts';
import type { AnyScenery } from '../../../referee/erased-types.ts';
import { seenOf } from './event-dedup.ts';

/**
 * First what is seen to happen, then what is so by the rules alone, unless it was said already. What of that is only said
 * on the way is left out: nobody asks for it before the last move is made.
 */
export function runTold(
  moves: readonly (readonly SceneEvent[])[],
  join?: AnyScenery['joined'],
): readonly string[] {
  const seen = seenOf(moves.flat(), join);
  const asides = moves.at(-1)?.flatMap(({ what, aside }) => (aside ? [what] : [])) ?? [];
  return [...seen, ...new Set(asides.filter((what) => !seen.includes(what)))];
}
