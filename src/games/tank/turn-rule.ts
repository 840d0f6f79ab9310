import type { StatementId } from '../../../content/tank/statements.ts';
import { outcome } from './outcome.ts';
import type { Stage, Tank } from './position.ts';
import { WINDOW_RULES } from './bars.ts';

/** The rule that says what is decided now. */
export const STAGE_RULES = {
  nation: 'T-001',
  first: 'T-004',
  deal: 'T-002',
  draw: 'T-020',
  maneuver: 'T-011',
  choose: 'T-A23',
  attacker: 'T-031',
  target: 'T-040',
  uncover: 'T-041',
  lost: 'T-050',
  modifier: 'T-060',
  damage: 'T-073',
  free: 'T-080',
  over: 'T-120',
} as const satisfies Record<Stage, StatementId>;

/** The rule that says who decides in a position; by which the game has ended, where nobody does. */
export function turnRule(position: Tank): StatementId {
  const { stage, pending } = position;
  if (stage === 'over') return outcome(position)?.rules[0] ?? STAGE_RULES.over;
  return pending.length > 0 ? WINDOW_RULES.undo : STAGE_RULES[stage];
}
