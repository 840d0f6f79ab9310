import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import { barJudging } from '../../referee/bar.ts';
import { verdictOf } from '../../referee/judgment.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { adviceOn } from './advice.ts';
import { bar, type Bar } from './bar.ts';
import { answerBars } from './judge-answers.ts';
import { unswitched } from './judge-rulings.ts';
import { turnBars } from './judge-turn.ts';
import type { Move } from './move.ts';
import { actorIn } from './moves.ts';
import type { OptionId } from './options.ts';
import type { War } from './position.ts';
import type { Decision, FogSaid, RefusalSaid } from './said.ts';
import { decisionIn, turnRule } from './turn-rule.ts';

/** When a kind of move is made. */
const DUE = {
  neutral: ['neutrals'],
  victory: ['victory'],
  box: ['box'],
  offer: ['offer'],
  lot: ['lot'],
  place: ['set-up', 'actions'],
  draw: ['draw'],
  plan: ['actions'],
  add: ['actions'],
  disband: ['actions', 'remove'],
  launch: ['actions'],
  resolve: ['actions'],
  intel: ['actions', 'intel'],
  bid: ['bid'],
  pass: ['bid'],
  see: ['look'],
  spend: ['advantage'],
  keep: ['advantage'],
  fight: ['cut-off'],
  cut: ['cut-off'],
  match: ['match'],
  lose: ['lose'],
  deal: ['deal'],
  show: ['interdict'],
  recover: ['produce'],
  industry: ['produce'],
  tokens: ['produce'],
  points: ['produce'],
  remove: ['remove'],
  done: ['set-up', 'actions', 'intel', 'interdict', 'produce', 'remove'],
} as const satisfies Record<Move['kind'], readonly Decision[]>;

/** What stands in the way of a try of whoever decides; nothing where it is legal. */
function bars(position: War, move: Move): readonly Bar[] {
  const now = decisionIn(position);
  const rule = turnRule(position);
  const actor = actorIn(position);
  if (actor === null) return bar(rule, { says: 'gameOver' });
  const due: readonly Decision[] = DUE[move.kind];
  if (!due.includes(now))
    return bar(rule, actor === 'chance' ? { says: 'chanceFirst', now } : { says: 'otherDecision', now });
  const wait = top(position.waits);
  return wait === null ? turnBars(position, move) : answerBars(position, move, wait);
}

/** The statement that an option turns round, of those that can make a try legal or not. */
const RULE_OF = {
  'loss-minimal-set': 'F-A08',
  'loss-at-least': 'F-A08a',
  'loss-any-order': 'F-A10',
  'no-offmap-launch': 'F-A15',
  'axis-out-of-ussr': 'F-A22',
  'one-industry-step': 'F-A27',
  'no-intel-cap': 'F-A28',
  'free-bids': 'F-A30',
  'supply-and-defence': 'F-190',
  'sea-supply': 'F-191',
} as const satisfies Partial<Record<OptionId, StatementId>>;
type Deciding = keyof typeof RULE_OF;

const DECIDING = {
  place: ['axis-out-of-ussr', 'supply-and-defence'],
  launch: ['no-offmap-launch', 'sea-supply'],
  bid: ['free-bids'],
  match: ['loss-minimal-set', 'loss-at-least', 'loss-any-order'],
  industry: ['one-industry-step'],
  tokens: ['no-intel-cap'],
} as const satisfies Partial<Record<Move['kind'], readonly Deciding[]>>;

const JUDGING = barJudging<War, Move, StatementId, Deciding, RefusalSaid, FogSaid>({
  bars,
  ruleOf: RULE_OF,
  deciding: DECIDING,
  advice: (position, move) => adviceOn(position, move, bars),
  unswitched,
});

/** Whether a try of whoever decides is legal, and why not. */
export const judge = (position: War, move: Move): Verdict<StatementId, OptionId, Move, FogSaid> =>
  verdictOf(JUDGING, position, move);
