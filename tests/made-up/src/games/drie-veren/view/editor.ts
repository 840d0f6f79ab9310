import {
  COUNTS,
  FERRIES,
  HAND,
  KINDS,
  LOADS,
  type Ferry,
  type Kind,
} from '../../../../cards/drie-veren/data/box.ts';
import { number, type Settings } from '../../../../../../src/referee/editing.ts';
import type { FormFault } from '../../../../../../src/referee/faults.ts';
import { editingOf, type Desk } from '../../../../../../src/referee/shape-editing.ts';
import { positions } from '../rules/position-format.ts';
import type { Veren } from '../rules/position.ts';
import type { VerenSaid } from '../messages.ts';
import { drieVerenScenery } from './scene.ts';

type Says = VerenSaid | FormFault;

/** How many cards of each kind a ferry has in some place. */
function cardsOf(desk: Desk<Veren>, at: 'hands' | 'quays', ferry: Ferry): Settings<Says> {
  const place = `${at}.${ferry}`;
  const all = desk.value(place) as readonly Kind[];
  const controls = (at === 'hands' ? KINDS : LOADS).map((card) => {
    const others = all.filter((other) => other !== card);
    const set = (count: number) => desk.with(place, others.concat(Array.from({ length: count }, () => card)));
    const [id, now] = [`${place}.${card}`, all.length - others.length];
    return number<Says>([id, { says: 'card', card }], now, [0, Math.min(COUNTS[card], HAND)], set);
  });
  return { heading: { says: at === 'hands' ? 'hand' : 'quay', ferry }, controls };
}

/** Entering a position of Drie Veren between two crossings: whose turn it is, and what everybody has. */
export const drieVerenEditing = editingOf<Veren, Says>({
  shape: positions,
  scene: (position) => drieVerenScenery.scene(position, null),
  pieces: () => [],
  settings: (desk) => [
    { heading: { says: 'turn' }, controls: desk.controls<Says>('turns', { says: { says: 'turns' } }) },
    ...FERRIES.flatMap((ferry) => [cardsOf(desk, 'hands', ferry), cardsOf(desk, 'quays', ferry)]),
  ],
});
