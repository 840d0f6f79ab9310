/** What happened, as it is summed up for somebody who looks on. Pure. */
import type { SceneEvent } from '../../referee/scene.ts';
import { PLAY_WORDS } from '../words/play.ts';

/** What can be seen of it: not what is so by the rules alone. */
export const seenOf = (events: readonly SceneEvent[]): readonly string[] =>
  events.flatMap(({ what, aside }) => (aside ? [] : [what]));

/** What is told several times in a row is told once, with how often: "you draw a card × 3". */
export function toldOnce(told: readonly string[]): readonly string[] {
  const found: { readonly what: string; count: number }[] = [];
  for (const what of told) {
    const last = found.at(-1);
    if (last?.what === what) last.count += 1;
    else found.push({ what, count: 1 });
  }
  return found.map(({ what, count }) => (count === 1 ? what : `${what} ${PLAY_WORDS.zones.times(count)}`));
}
