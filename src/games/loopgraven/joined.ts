import type { SceneEvent } from '../../referee/scene.ts';
import type { PlayedSaid } from './said.ts';

type Event = SceneEvent<PlayedSaid>;

/** A unit that goes on from where it came to has gone all the way; units deployed in a row are counted. */
export function joined(one: Event, { what: next }: Event): Event | null {
  const { what } = one;
  if (what.says === 'walks' && next.says === 'walks') {
    const isOne =
      what.who === next.who && what.type === next.type && what.at === next.from && what.from !== next.at;
    if (!isOne) return null;
    const [steps, moves] = [what.steps + next.steps, what.moves + next.moves];
    return { ...one, what: { ...next, from: what.from, steps, moves } };
  }
  if (next.says !== 'deploys' || (what.says !== 'deploys' && what.says !== 'deploysAll')) return null;
  const { who, types, at } =
    what.says === 'deploys' ? { who: what.who, types: [what.type], at: [what.at] } : what;
  if (who !== next.who) return null;
  return { ...one, what: { says: 'deploysAll', who, types: [...types, next.type], at: [...at, next.at] } };
}
