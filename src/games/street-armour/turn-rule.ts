import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { Armour, Stage } from './position.ts';
import { endingOf, type Ending } from './turns.ts';

/** The rule that says what is decided now. */
const STAGE_RULES = {
  city: 'C-A49',
  task: 'C-A49',
  points: 'C-A49',
  team: 'C-A49',
  first: 'C-A14',
  barricade: 'C-A43',
  flag: 'C-A43',
  tank: 'C-A43',
  throw: 'C-010',
  move: 'C-013',
  shoot: 'C-013',
} as const satisfies Record<Exclude<Stage, 'over'>, StatementId>;

/** The rule by which a game is over. */
const END_RULES = {
  tanks: 'C-037',
  flags: 'C-043',
  limit: 'C-A47',
  quiet: 'C-A33',
} as const satisfies Record<Ending['by'], StatementId>;

/** The rule that says who decides in a position. */
export const turnRule = (position: Armour): StatementId =>
  position.stage === 'over' ? END_RULES[endingOf(position)?.by ?? 'tanks'] : STAGE_RULES[position.stage];
