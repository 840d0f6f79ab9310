import type { SceneEvent } from '../../referee/scene.ts';
import type { PlayedSaid } from './said.ts';

type Event = SceneEvent<PlayedSaid>;

/** Tanks that a side puts one after the other are counted: where they stand is seen. */
export function joined(one: Event, { what: next }: Event): Event | null {
  const { what } = one;
  if (next.says !== 'putsTank' || (what.says !== 'putsTank' && what.says !== 'setsUp')) return null;
  const tanks = what.says === 'setsUp' ? what.tanks + 1 : 2;
  return what.who === next.who ? { ...one, what: { says: 'setsUp', who: what.who, tanks } } : null;
}
