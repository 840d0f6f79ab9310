import type { Situation } from './situation.ts';
import { FIELD_SITUATIONS } from './situations-field.ts';
import { TANK_SITUATIONS } from './situations-tank.ts';
import { TURN_SITUATIONS } from './situations-turn.ts';

const { STEP_ONTO_TANK, DRIVE, BOARD, TURN, PARK } = TANK_SITUATIONS;
const { STEP, ATTACK, TWO_SIDES, BATTLE_CARDS, MOVE_IN, RECRUIT } = FIELD_SITUATIONS;
const { ANNOUNCE, CHANGE, PLACE } = TURN_SITUATIONS;

/** The situations, those first that are asked about most. */
export const SITUATIONS: readonly Situation[] = [
  STEP_ONTO_TANK,
  DRIVE,
  BOARD,
  TURN,
  PARK,
  STEP,
  ATTACK,
  TWO_SIDES,
  BATTLE_CARDS,
  MOVE_IN,
  RECRUIT,
  ANNOUNCE,
  CHANGE,
  PLACE,
];
