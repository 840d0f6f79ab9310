/** Where banks of fog lie in over a card. */
import { chanceOf } from '../../../src/kit/engrave/chance.ts';
import { bankAt, type Bank } from '../../../src/kit/engrave/fog-banks.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Scene } from './ground-scenes.ts';

/** Where banks of fog may lie in on a card: between the middles of the fields. */
const BANK_TOPS = [8, 33, 54, 74];
/** A bank is about so high, mm. */
const BANK_HEIGHT = 9.5;

/** Where a line leaves the card, to be lost in fog. */
function exits(points: readonly Point[]): { side: Bank['side']; y: number }[] {
  const ends = [points.slice(0, 2), points.slice(-2).toReversed()];
  return ends.flatMap(([end, before]) => {
    if (!end || !before || (end[0] > 3 && end[0] < POKER.width - 3)) return [];
    return [{ side: end[0] < 3 ? ('left' as const) : ('right' as const), y: (end[1] + before[1]) / 2 }];
  });
}

/** A bank so moved that it hides neither the line between the fields nor runs off the card. */
function settled(bank: Bank): Bank {
  const height = bank.layers.reduce((sum, layer) => sum + layer.height, 0);
  const middle = POKER.height / 2;
  let top = Math.min(Math.max(bank.top, 4.5), POKER.height - 4.5 - height);
  if (top < middle + 2.4 && top + height > middle - 2.4) {
    top = top + height / 2 < middle ? middle - 2.4 - height : middle + 2.4;
  }
  return { ...bank, top };
}

/** Banks of fog over a scene: where a trench or a track leaves the card, and some besides. */
export function banksOver(seed: string, { trenches, tracks, litter }: Required<Scene>): Bank[] {
  const chance = chanceOf(`${seed} banks`);
  const banks: Bank[] = [];
  const put = (side: Bank['side'], top: number): void => {
    const close = banks.some((bank) => bank.side === side && Math.abs(bank.top - top) < 1.4 * BANK_HEIGHT);
    // A picture may stand in the northern field: no tongue reaches it.
    if (!close) banks.push(settled(bankAt(chance, side, top, top > 4 && top < 30 ? 13 : 22)));
  };
  for (const { side, y } of [...trenches, ...tracks].flatMap(exits)) put(side, y - 0.55 * BANK_HEIGHT);
  const first = chance.odds(0.5);
  const hides = (side: Bank['side'], top: number): boolean =>
    litter.some(([, x, y]) => x < POKER.width / 2 === (side === 'left') && y > top - 2 && y < top + 16);
  BANK_TOPS.forEach((about, index) => {
    const side = (index % 2 === 0) === first ? 'left' : 'right';
    const top = about + chance.between(-2, 2);
    if (banks.length < 3 && !hides(side, top)) put(side, top);
  });
  return banks;
}
