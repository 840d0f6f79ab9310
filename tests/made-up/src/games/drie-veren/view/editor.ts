import {
  COUNTS,
  FERRIES,
  HAND,
  KINDS,
  LOADS,
  type Ferry,
  type Kind,
} from '../../../../cards/drie-veren/data/box.ts';
import { number, type Settings } from '../../../../../../src/referee/table/editor.ts';
import type { FormFault } from '../../../../../../src/referee/messages/kernel-faults.ts';
import { editingOf, type Desk } from '../../../../../../src/referee/position-format/editor-controls.ts';
import { positions } from '../rules/position-format.ts';
import type { Veren } from '../rules/position.ts';
import type { VerenSaid } from '../messages.ts';
import { drieVerenScenery } from './scene.ts';

type Says = VerenSaid | FormFault;

/** Controls for the number of cards of each kind in a player’s hand or on the quay. */
function cardControls(desk: Desk<Veren>, at: 'hands' | 'quays', ferry: Ferry): Settings<Says> {
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

/** The editor of positions between two crossings: whose turn it is, hands and quays. */
export const drieVerenEditing = editingOf<Veren, Says>({
  shape: positions,
  scene: (position) => drieVerenScenery.scene(position, null),
  pieces: () => [],
  settings: (desk) => [
    { heading: { says: 'turn' }, controls: desk.controls<Says>('turns', { says: { says: 'turns' } }) },
    ...FERRIES.flatMap((ferry) => [cardControls(desk, 'hands', ferry), cardControls(desk, 'quays', ferry)]),
  ],
});
