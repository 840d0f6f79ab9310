/** Whether and how an area may be attacked. */
import type { AreaId } from '../../../cards/fog-of-war/data/areas.ts';
import type { Side } from '../../../cards/fog-of-war/data/components.ts';
import { isAir, isArmy, isFleet, type Card } from './cards.ts';
import { isSea } from './supply.ts';
import { printed, type Table } from './table.ts';

/** Aircraft without an army on land, or without a fleet at sea, are disbanded (F-194, F-A66). */
export const isAirAlone = (table: Table, cards: readonly Card[], at: AreaId): boolean =>
  table.options.has('air-support') && cards.some(isAir) && !cards.some(isSea(at) ? isFleet : isArmy);

/** Whether a side may launch at an area at all. */
export function mayAttack(table: Table, side: Side, at: AreaId): boolean {
  const { holder, quagmire } = table.areas[at];
  // F-A23: the Allies do not attack the neutral USSR.
  if (side === 'allies' && holder === null && printed(at).starts === 'ussr') return false;
  // F-A54: nor does anybody launch into an enemy’s quagmire in a neutral area.
  return quagmire === null || holder !== null;
}
