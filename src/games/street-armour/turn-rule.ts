import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { Armour, Stage } from './position.ts';

/** The rule that says what is decided now. */
const STAGE_RULES = {
  city: 'C-003',
  task: 'C-040',
  points: 'C-001',
  team: 'C-A24',
  first: 'C-A14',
  barricade: 'C-A43',
  flag: 'C-A43',
  tank: 'C-A43',
  throw: 'C-010',
  move: 'C-013',
  shoot: 'C-013',
  over: 'C-037',
} as const satisfies Record<Stage, StatementId>;

/** The rule that says who decides in a position. */
export const turnRule = ({ stage }: Armour): StatementId => STAGE_RULES[stage];
