/** Verdicts on moves, and the full game. */
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import { top } from '../../../referee/pending-stack.ts';
import { judgeByBars } from '../../../referee/judgment.ts';
import { adviceBy } from './advice.ts';
import {
  type Bar,
  attackBars,
  bar,
  barIf,
  deployBars,
  fireBars,
  upgradeBars,
  walkBars,
} from './judge-turn.ts';
import { drawnFrom, shockable } from './event-cards.ts';
import { nextDie } from './fight.ts';
import { fixedBy } from './other-readings.ts';
import type { Move } from './move.ts';
import type { SpaceNumber } from './board-spaces.ts';
import { actorIn, asideOf, dodgesOf } from './moves.ts';
import type { OptionId } from './options.ts';
import { type Trenches, type Wait, isGreen, stackOf, unitAt } from './position.ts';
import { endsBack } from './haversack-retreat.ts';
import type { Decision, LoopSaid, RefusalSaid } from '../messages.ts';
import { decisionIn, turnRule } from './turns.ts';
import type { GameOf } from '../../../referee/game.ts';
import { parse } from './parse-notation.ts';
import { coreGame, type LoopgravenTypes } from './core-game.ts';

/** The decisions in which each kind of move is made. */
const DUE = {
  length: ['length'],
  players: ['players'],
  roll: ['first', 'event', 'fight'],
  draw: ['negative', 'positive'],
  shock: ['shock'],
  back: ['back'],
  dodge: ['dodge'],
  stand: ['dodge'],
  mask: ['mask'],
  bare: ['mask'],
  deploy: ['turn'],
  upgrade: ['turn'],
  move: ['turn'],
  attack: ['turn'],
  fire: ['turn'],
  end: ['turn'],
} as const satisfies Record<Move['kind'], readonly Decision[]>;

/** The rules that a move breaks; empty if it is legal. */
function bars(position: Trenches, move: Move): readonly Bar[] {
  const now = decisionIn(position);
  const rule = turnRule(position);
  const actor = actorIn(position);
  if (actor === null) return bar(rule, { says: 'gameOver' });
  const due: readonly Decision[] = DUE[move.kind];
  if (!due.includes(now) && isOfEvents(move) && now === 'turn' && !isGreen(position))
    return bar('W-021', { says: 'whiteRound' });
  if (!due.includes(now))
    return bar(rule, actor === 'chance' ? { says: 'chanceFirst', now } : { says: 'otherDecision', now });
  const wait = top(position.waits);
  switch (move.kind) {
    case 'roll':
      return rollBars(position, wait, move.shows);
    case 'draw': {
      const stack = now === 'positive' ? now : 'negative';
      const { mark } = move;
      if (stackOf(mark) !== stack) return bar('W-021', { says: 'inOtherStack', mark });
      const isThere = drawnFrom(position, stack).includes(mark);
      return barIf(!isThere, 'W-082', () => ({ says: 'notInStack', mark }));
    }
    case 'shock': {
      const side = wait?.kind === 'shock' ? wait.side : 0;
      const isIt = shockable(position, side).includes(unitAt(position, move.at));
      return barIf(!isIt, rule, () => ({ says: 'noPlatoonThere', at: move.at }));
    }
    case 'back':
      return backBars(position, wait, move);
    case 'dodge': {
      return wait?.kind === 'dodge' ? dodgeBars(position, wait.unit, move.to) : [];
    }
    case 'deploy':
      return deployBars(position, move);
    case 'upgrade':
      return upgradeBars(position, move);
    case 'move':
      return walkBars(position, move);
    case 'attack':
      return attackBars(position, move);
    case 'fire':
      return fireBars(position, move);
    default:
      return [];
  }
}

const isOfEvents = ({ kind }: Move): boolean => kind === 'roll' || kind === 'draw';

function rollBars(position: Trenches, wait: Wait | null, shows: number): readonly Bar[] {
  const sides = wait?.kind === 'fight' ? (nextDie(position, wait) ?? 0) : 6;
  const rule = position.stage === 'first' ? 'W-A30' : turnRule(position);
  return barIf(shows > sides, rule, () => ({ says: 'otherDie', sides }));
}

function dodgeBars(position: Trenches, unit: number, to: SpaceNumber): readonly Bar[] {
  if (dodgesOf(position, unit).includes(to)) return [];
  return asideOf(position, unit).includes(to)
    ? bar('W-A20a', { says: 'dodgeBeside', to })
    : bar('W-A44', { says: 'noDodgeTo', to });
}

function backBars(
  position: Trenches,
  wait: Wait | null,
  { from, to }: Extract<Move, { kind: 'back' }>,
): readonly Bar[] {
  const unit = wait?.kind === 'back' ? (wait.units[0] ?? -1) : -1;
  if (unitAt(position, from) !== unit) return bar('W-A17', { says: 'notToGoBack', at: from });
  return barIf(!endsBack(position, unit).includes(to), 'W-A41', () => ({ says: 'noEndBack', to }));
}

/** The statement that each option reverses, of those that can make a move legal or not. */
const RULE_OF = {
  'team-purse': 'W-A34a',
  'no-reshuffle': 'W-A43a',
  'one-action-per-unit': 'W-A06',
  'deploy-to-field': 'W-A07',
  'upgrades-next-turn': 'W-A28',
  'fire-free': 'W-A09',
  'fire-range': 'W-A09a',
  'one-shot': 'W-A09b',
  'spotted-anywhere': 'W-A20a',
} as const satisfies Partial<Record<OptionId, StatementId>>;
type Deciding = keyof typeof RULE_OF;

const DECIDING = {
  draw: ['no-reshuffle'],
  dodge: ['spotted-anywhere'],
  deploy: ['deploy-to-field', 'team-purse'],
  upgrade: ['team-purse'],
  move: ['one-action-per-unit'],
  attack: ['one-action-per-unit'],
  fire: ['upgrades-next-turn', 'fire-free', 'fire-range', 'one-shot', 'team-purse'],
} as const satisfies Partial<Record<Move['kind'], readonly Deciding[]>>;

export const judge = judgeByBars<Trenches, Move, StatementId, Deciding, RefusalSaid, LoopSaid>({
  bars,
  ruleOf: RULE_OF,
  deciding: DECIDING,
  advice: adviceBy(bars),
  unswitched: fixedBy(bars),
});

/** Loopgraven with reasons for refusals and a notation parser. */
export const loopgraven: GameOf<LoopgravenTypes, LoopSaid> = {
  ...coreGame,
  judge,
  parse: (_, written) => parse(written),
};
