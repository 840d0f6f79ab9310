/** The literal referee: R1 and R2, recruiting, and who holds a bunker. */
import type { Army, Field, Position } from '../../../src/games/victory-tank/rules/position.ts';
import type { Deploy } from '../../../src/games/victory-tank/rules/moves.ts';
import { type Table, footOn, hasTankOn, stand } from './forces.ts';
import { homeOf, isBunker } from './ground.ts';
import { settlePoint, usePoint } from './turns.ts';

/** R1: a soldier of the supply comes to one's own home base or a bunker one controls. */
export function r1Allows(position: Position, { at }: Deploy, army: Army): boolean {
  return position.supply[army] > 0 && (homeOf(position, at) === army || r2Controls(position, army, at));
}

/** R2: a bunker is controlled by an army with a soldier on foot in it. Option crew-holds: crew will do. */
export function r2Controls(position: Position, army: Army, field: Field): boolean {
  if (!isBunker(position, field)) return false;
  return (
    footOn(position, army, field) > 0 || (position.options['crew-holds'] && hasTankOn(position, army, field))
  );
}

/** R1: it stands on foot, beside one's tank too. */
export function deployHappens(table: Table, { at }: Deploy, army: Army): void {
  usePoint(table);
  table.supply[army] -= 1;
  stand(table, army, at, 1);
  settlePoint(table);
}
