import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import { outcome } from './outcome.ts';
import type { War } from './position.ts';
import type { Decision } from './said.ts';

/** The rule that says what is decided, where that does not hang on more. */
const RULES = {
  neutrals: 'F-001',
  victory: 'F-006',
  box: 'F-006',
  'set-up': 'F-007',
  actions: 'F-020',
  intel: 'F-020',
  over: 'F-180',
  offer: 'F-195',
  lot: 'F-195',
  draw: 'F-025',
  bid: 'F-124',
  look: 'F-126',
  battle: 'F-060',
  'cut-off': 'F-077',
  advantage: 'F-050',
  match: 'F-066',
  lose: 'F-068',
  interdict: 'F-191',
  deal: 'F-101',
  produce: 'F-102',
  remove: 'F-103',
  entries: 'F-105',
  'first-turn': 'F-011',
  'next-turn': 'F-010',
} as const satisfies Record<Decision, StatementId>;

/** What is decided now. */
export const decisionIn = ({ stage, waits }: Pick<War, 'stage' | 'waits'>): Decision =>
  stage === 'over' ? stage : (top(waits)?.kind ?? stage);

/** The rule that says who decides in a position: of cards that are lost or paid, by what that came about; of the end, how it came. */
export function turnRule(position: War): StatementId {
  const wait = top(position.waits);
  if (position.stage === 'over') return outcome(position)?.rules.at(-1) ?? RULES.over;
  if (wait?.kind === 'match' && !wait.attacks) return 'F-064';
  if (wait?.kind === 'lose' && wait.interdicted) return 'F-191';
  return RULES[decisionIn(position)];
}
