import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import type { War } from './position.ts';
import type { Decision } from './said.ts';

/** The rule that says what is decided now. */
export const RULES = {
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

/** The rule that says who decides in a position. */
export const turnRule = (position: War): StatementId => RULES[decisionIn(position)];
