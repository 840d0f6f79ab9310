import type { SceneEvent } from '../../referee/scene.ts';
import type { PlayedSaid } from './said.ts';

type Event = SceneEvent<PlayedSaid>;

/** Soldiers who go on from where they came to have gone all the way; recruits who come to one place came together. */
export function joined(one: Event, { what: next }: Event): Event | null {
  const { what } = one;
  if (what.says === 'stepped' && next.says === 'stepped') {
    const isOne = what.who === next.who && what.count === next.count && what.place.at === next.from.at;
    return isOne
      ? { ...one, what: { ...next, from: what.from, by: [...what.by, what.place, ...next.by] } }
      : null;
  }
  if (what.says !== 'recruited' || next.says !== 'recruited') return null;
  const isOne = what.who === next.who && what.place.at === next.place.at;
  return isOne ? { ...one, what: { ...next, count: what.count + next.count } } : null;
}
