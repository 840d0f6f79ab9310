/** The full game: a verdict on any move, with reasons and legal alternatives. */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { top } from '../../../referee/pending-stack.ts';
import { judgeByBars } from '../../../referee/judgment.ts';
import type { Advice } from '../../../referee/verdict.ts';
import { type Bar, answerBars, bar, turnBars } from './violations.ts';
import { unswitched } from './other-readings.ts';
import { type Move, type MoveOf, actorIn, moves } from './moves.ts';
import type { OptionId } from './options.ts';
import { type War, planFor } from './position.ts';
import type { Decision, FogSaid, RefusalSaid } from '../messages.ts';
import { decisionIn, turnRule } from './turns.ts';
import type { GameOf } from '../../../referee/game.ts';
import { parse } from './parse-notation.ts';
import { coreGame, type FogTypes } from './core-game.ts';
import { play } from './play.ts';

// Advice with a refusal: places that would do, and what to end first. All of it is checked to be legal.

type Judging = (position: War, move: Move) => readonly Bar[];

/** Of many payments only the first few are advised. */
const MOST_WAYS = 4;
const DONE: Move = { kind: 'done' };

const isLaunchOf =
  (tried: MoveOf<'launch'>) =>
  (move: Move): boolean =>
    move.kind === 'launch' && move.space === tried.space && move.from !== null;

/** Legal moves to advise instead of the refused one. */
function insteadOf(position: War, tried: Move, bars: Judging): readonly Move[] {
  const legal = (move: Move): readonly Move[] => (bars(position, move).length === 0 ? [move] : []);
  switch (tried.kind) {
    case 'launch': {
      const ways = moves(position).filter(isLaunchOf(tried));
      const fromThere = ways.filter((move) => move.kind === 'launch' && move.from === tried.from);
      return fromThere.length > 0 ? fromThere : ways;
    }
    case 'plan': {
      const space = planFor(position, position.active, tried.at);
      return space === undefined ? [] : legal({ kind: 'add', space, card: tried.card });
    }
    case 'bid':
    case 'pass':
      return moves(position).filter(({ kind }) => kind === 'bid');
    case 'match':
      return moves(position).filter(({ kind }) => kind === 'match');
    default:
      return [];
  }
}

/** Whether the move belongs to what comes after the current step. Uses nothing hidden. */
const comesLater = ({ waits, stage }: War, { kind }: Move): boolean =>
  waits.length === 0
    ? stage === 'actions' && kind === 'intel'
    : waits.at(-1)?.kind === 'produce' && (kind === 'remove' || kind === 'disband');

function isLegalLater(position: War, tried: Move, bars: Judging): boolean {
  if (!comesLater(position, tried) || bars(position, DONE).length > 0) return false;
  const after = play(position, DONE);
  return actorIn(after) === actorIn(position) && bars(after, tried).length === 0;
}

function adviceOn(position: War, tried: Move, bars: Judging): readonly Advice<Move>[] | null {
  const instead = insteadOf(position, tried, bars)
    .slice(0, MOST_WAYS)
    .map((move): Advice<Move> => ({ kind: 'instead', moves: [move] }));
  if (instead.length > 0) return instead;
  return isLegalLater(position, tried, bars) ? [{ kind: 'first', moves: [DONE] }] : null;
}

/** The decisions in which each kind of move is made. */
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

/** The rules that a move breaks; empty if it is legal. */
function violationsOf(position: War, move: Move): readonly Bar[] {
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

/** The statement that each option reverses, of those that can make a move legal or not. */
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

export const judge = judgeByBars<War, Move, StatementId, Deciding, RefusalSaid, FogSaid>({
  bars: violationsOf,
  ruleOf: RULE_OF,
  deciding: DECIDING,
  advice: (position, move) => adviceOn(position, move, violationsOf),
  unswitched,
});

/** The Fog of War with reasons for refusals and a notation parser. */
export const fogOfWar: GameOf<FogTypes, FogSaid> = {
  ...coreGame,
  judge,
  parse: (_, written) => parse(written),
};
