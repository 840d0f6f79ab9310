import { otherOf } from '../../../referee/seats.ts';
import { aheadOf, baseOwner, beside, GAP, type Ground } from './field-grid.ts';
import type { Army, Field, Position, Tank } from './position.ts';

/** Permissions that listing, judging and playing moves share. Each names its rule. */

export const CREW_LIMIT = 3; // M7c
export const STEP_LIMIT = 3; // M1
export const CHANGE_LIMIT = 6; // M7d
export const FULL_POINTS = 5; // C1
export const FULL_HAND = 5; // C1
export const ROUNDS = 7; // E4

export const footOn = (position: Position, army: Army, field: Field): number =>
  position.foot[army][field] ?? 0;

/** The tank, if this army controls it. */
export function ownTank(position: Position, army: Army): Tank | null {
  return position.tank !== null && position.tank.army === army ? position.tank : null;
}

/** The tank, if this army controls it and it is on the field. */
export function tankOn(position: Position, army: Army, field: Field): Tank | null {
  const { tank } = position;
  return tank !== null && tank.army === army && tank.field === field ? tank : null;
}

/** Whether a tank that nobody controls is on the field (M8). */
export const isVacantTank = ({ tank }: Position, field: Field): boolean =>
  tank !== null && tank.army === null && tank.field === field;

/** Whether soldiers of the army may step onto the field, as far as the enemy goes (M2). */
export function mayStepOnto(position: Position, ground: Ground, army: Army, field: Field): boolean {
  const enemy = otherOf(army);
  return (
    footOn(position, enemy, field) === 0 &&
    field !== ground.bases[enemy] &&
    tankOn(position, enemy, field) === null
  );
}

/** Whether the field is a home base that the tank of this army must not end on and nobody may get off on (M6b, M7b). */
function baseBars(position: Position, ground: Ground, army: Army, field: Field): boolean {
  const owner = baseOwner(ground, field);
  return owner !== null && !(position.options['park-home'] && owner === army);
}

/** Whether a drive may end on the field, and crew get off there (M6b, M6c, M7b). */
export const mayEndOn = (position: Position, ground: Ground, army: Army, field: Field): boolean =>
  footOn(position, otherOf(army), field) === 0 && !baseBars(position, ground, army, field);

/** Whether the tank, going on from where it is, comes to a field where it may end before a gap (M6, M6a). */
export function endsAhead(position: Position, ground: Ground, tank: Tank, army: Army): boolean {
  let field = aheadOf(ground, tank.field, tank.facing);
  while (field !== GAP) {
    if (mayEndOn(position, ground, army, field)) return true;
    field = aheadOf(ground, field, tank.facing);
  }
  return false;
}

/** Whether the army holds the bunker on this field (R2, R2a). */
export const holdsBunker = (position: Position, army: Army, field: Field): boolean =>
  footOn(position, army, field) > 0 ||
  (position.options['crew-holds'] && tankOn(position, army, field) !== null);

/** Whether the army has somebody on the field to be attacked: soldiers, or the tank it controls (A1). */
export const canBeAttacked = (position: Position, army: Army, field: Field): boolean =>
  footOn(position, army, field) > 0 || tankOn(position, army, field) !== null;

/** Whether there is a step the army could make. */
function canStep(position: Position, ground: Ground, army: Army): boolean {
  for (let from = 0; from < ground.size; from++) {
    if (footOn(position, army, from) === 0) continue;
    for (const to of beside(ground, from)) if (mayStepOnto(position, ground, army, to)) return true;
  }
  return false;
}

/** Whether the first point of a Move could be used (C4a). Whoever controls the tank can always turn it. */
export const canMove = (position: Position, ground: Ground, army: Army): boolean =>
  ownTank(position, army) !== null || canStep(position, ground, army);

/** Whether the first point of a Recruit could be used (C4a). The home base is always there. */
export const canRecruit = (position: Position, army: Army): boolean => position.supply[army] > 0;

/** Whether the first point of an Attack could be used (C4a). */
export function canAttack(position: Position, ground: Ground, army: Army): boolean {
  const enemy = otherOf(army);
  for (let from = 0; from < ground.size; from++) {
    if (!canBeAttacked(position, army, from)) continue;
    for (const to of beside(ground, from)) if (canBeAttacked(position, enemy, to)) return true;
  }
  return false;
}

/** Whether the army could announce any action. */
export const canAct = (position: Position, ground: Ground, army: Army): boolean =>
  canRecruit(position, army) || canMove(position, ground, army) || canAttack(position, ground, army);
