import type { StatementId } from '../../../content/loopgraven/statements.ts';
import { top } from '../../referee/frames.ts';
import type { Trenches } from './position.ts';
import type { Decision } from './said.ts';

/** The rule that says what is decided now. */
const RULES = {
  length: 'W-001',
  players: 'W-A02',
  first: 'W-004',
  event: 'W-021',
  negative: 'W-021',
  positive: 'W-021',
  turn: 'W-A47a',
  over: 'W-070',
  shock: 'W-A18',
  back: 'W-A41',
  dodge: 'W-A44',
  fight: 'W-052',
  mask: 'W-A40',
  drawn: 'W-A33a',
  ending: 'W-A47a',
} as const satisfies Record<Decision, StatementId>;

/** What is decided now. */
export const decisionIn = ({ stage, waits }: Pick<Trenches, 'stage' | 'waits'>): Decision =>
  stage === 'over' ? stage : (top(waits)?.kind ?? stage);

/** The rule that says who decides in a position. */
export const turnRule = (position: Trenches): StatementId => {
  const now = decisionIn(position);
  return now === 'over' && position.danger.some((due) => due?.length === 0) ? 'W-071' : RULES[now];
};
