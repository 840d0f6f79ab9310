/** The literal referee: E2 and E3, the score. */
import type { Army, ByArmy, Position } from '../../../src/games/victory-tank/rules/position.ts';
import { footInAll, tankOf } from './forces.ts';
import { everyField } from './ground.ts';
import { r2Controls } from './recruiting.ts';

/** What one army's points are made of. */
export interface LiteralScore {
  readonly crates: number;
  readonly most: number;
  readonly bunkers: number;
  readonly tank: number;
  readonly total: number;
}

/** E2: soldiers on the battlefield, home bases included, crew too; with option crew-out without them. */
export function e2Soldiers(position: Position, army: Army): number {
  const crew = position.options['crew-out'] ? 0 : (tankOf(position, army)?.crew ?? 0);
  return footInAll(position, army) + crew;
}

/** E2: 1 a crate, 1 for most soldiers (nobody in a tie), 3 a bunker held, 5 for the tank. */
export function e2Score(position: Position, army: Army): LiteralScore {
  const enemy = army === 0 ? 1 : 0;
  const crates = position.taken[army];
  const most = e2Soldiers(position, army) > e2Soldiers(position, enemy) ? 1 : 0;
  const bunkers = 3 * everyField(position).filter((field) => r2Controls(position, army, field)).length;
  const tank = tankOf(position, army) === null ? 0 : 5;
  return { crates, most, bunkers, tank, total: crates + most + bunkers + tank };
}

/** E2 for both armies. */
export function e2Scores(position: Position): ByArmy<LiteralScore> {
  return [e2Score(position, 0), e2Score(position, 1)];
}

/** E2f and E3: more points; then more soldiers on the battlefield; then the player who is not the active player. */
export function e3Winner(position: Position): Army {
  const [red, gray] = e2Scores(position);
  if (red.total !== gray.total) return red.total > gray.total ? 0 : 1;
  const redSoldiers = e2Soldiers(position, 0);
  const graySoldiers = e2Soldiers(position, 1);
  if (redSoldiers !== graySoldiers) return redSoldiers > graySoldiers ? 0 : 1;
  return position.active === 0 ? 1 : 0;
}
