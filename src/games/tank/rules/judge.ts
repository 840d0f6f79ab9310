import type { StatementId } from '../../../../content/tank/statements.ts';
import type { GameOf } from '../../../referee/game.ts';
import { judgeBy, type JudgingOf } from '../../../referee/judgment.ts';
import type { Advice, Breach } from '../../../referee/verdict.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { RefusalSaid, TankSaid } from '../messages.ts';
import { bar, barsOf, justAdded, recoverBars, type Bar } from './card-violations.ts';
import { tacticOf } from './cards.ts';
import { coreGame, type TankTypes } from './core-game.ts';
import { actorIn } from './decision-windows.ts';
import { unswitched } from './other-readings.ts';
import { moves, type Move } from './moves.ts';
import type { OptionId } from './options.ts';
import { parse } from './parse-notation.ts';
import { HAND_LIMIT, type Player, type Tank } from './position.ts';
import { STAGE_RULES, canAttack, hasCards, mayBeAimedAt, maySkip, turnRule } from './turns.ts';

/** The rules that a move of the player who decides breaks; none where it is legal. */
function bars(position: Tank, move: Move): readonly Bar[] {
  const { stage, pending } = position;
  const actor = actorIn(position);
  if (actor === null) return bar(turnRule(position), { says: 'gameOver' });
  if (actor === 'chance') return comingBars(position, move);
  const player = actor;
  if (move.kind === 'play') return barsOf(position, player, move.card, move.again);
  const [waiting] = pending.slice(-1);
  if (waiting !== undefined && move.kind !== 'pass')
    return bar('T-A36', { says: 'undoFirst', card: waiting.card });
  const otherwise = bar(turnRule(position), { says: 'otherDecision', stage });
  switch (move.kind) {
    case 'bring':
      return stage === 'nation' ? [] : otherwise;
    case 'recover':
      return recoverBars(position, player, move.card);
    case 'discard':
      return stage === 'maneuver' ? discardBars(position, player, move.card) : otherwise;
    case 'ready': {
      const held = position.hands[player].length;
      if (stage !== 'maneuver') return otherwise;
      return held > HAND_LIMIT ? bar('T-021', { says: 'tooMany', held }) : [];
    }
    case 'attack':
      return stage === 'choose' ? [] : otherwise;
    case 'skip':
      return stage === 'choose' || stage === 'maneuver' ? skipBars(position, player) : otherwise;
    case 'aim':
      return stage === 'target' ? aimBars(position, move.at) : otherwise;
    case 'pass':
      return pending.length > 0 || ['lost', 'modifier', 'damage', 'free'].includes(stage) ? [] : otherwise;
    case 'first':
    case 'draw':
    case 'turn-up':
      return otherwise;
  }
}

/** Skipping the attack: chosen after the maneuver, by a player who can attack (T-A23, T-A39a). */
function skipBars(position: Tank, player: Player): readonly Bar[] {
  const held = position.hands[player].length;
  if (position.stage === 'maneuver' && held > HAND_LIMIT) return bar('T-021', { says: 'tooMany', held });
  if (!canAttack(position, player))
    return position.ranOut[player]
      ? bar('T-101', { says: 'isBarred' })
      : bar('T-031', { says: 'nobodyComes' });
  if (!position.options['attack-optional']) return bar('T-A23', { says: 'hasToAttack' });
  if (!maySkip(position)) return bar('T-A39a', { says: 'enemyCannot' });
  return position.stage === 'choose' ? [] : bar('T-011', { says: 'readyFirst' });
}

/** Violations by a chance move. */
function comingBars(position: Tank, move: Move): readonly Bar[] {
  const { stage } = position;
  const kind = stage === 'first' ? 'first' : stage === 'deal' || stage === 'draw' ? 'draw' : 'turn-up';
  if (move.kind !== kind) return bar(STAGE_RULES[stage], { says: 'chanceFirst', stage });
  if (move.kind === 'draw' && !position.tactics.includes(move.card))
    return bar('T-005', { says: 'notToDraw', card: move.card });
  if (
    move.kind === 'turn-up' &&
    !moves(position).some((one) => one.kind === 'turn-up' && one.unit === move.unit)
  )
    return bar(STAGE_RULES[stage], { says: 'notInDeck', unit: move.unit });
  return [];
}

function discardBars({ hands }: Tank, player: Player, card: number): readonly Bar[] {
  if (!hands[player].includes(card)) return bar('T-024', { says: 'notInHand', card });
  return hands[player].length > HAND_LIMIT ? [] : bar('T-A34', { says: 'fewEnough' });
}

function aimBars(position: Tank, at: number | 'deck'): readonly Bar[] {
  const { active, rows, tops, forNext } = position;
  const enemy = otherOf(active);
  const unit = at === 'deck' ? tops[enemy] : (rows[enemy][at]?.unit ?? null);
  if (at === 'deck' && !hasCards(position, enemy)) return bar('T-040', { says: 'noDeck' });
  if (at !== 'deck' && unit === null) return bar('T-040', { says: 'nobodyThere', place: at });
  if (unit === null || mayBeAimedAt(position, unit)) return [];
  return bar('T-A06', { says: 'misfit', card: forNext ?? 0, unit });
}

const RULE_OF = {
  even: 'T-120a',
  'destroyers-are-tanks': 'T-A38',
  'mechanised-are-vehicles': 'T-A38a',
  'recover-all-turn': 'T-A18',
  'recover-to-deck': 'T-A19',
  'attack-optional': 'T-A23',
  'survivors-join-row': 'T-A10',
  'breakdown-vehicles': 'T-A24',
  'range-for-each': 'T-A13',
  'flame-anywhere': 'T-A14',
  'flame-once': 'T-A14a',
  'penetration-for-all': 'T-A04',
  'guns-as-infantry': 'T-A09',
  'support-returns': 'T-A02',
  'free-for-next': 'T-A06',
  'same-unit-alone': 'T-A32',
  'repairs-hits': 'T-A03',
  'no-counter': 'T-A15',
} as const satisfies Record<OptionId, StatementId>;

/** The options that can make a move legal or not; the others only change effects. */
function optionsFor(move: Move): readonly OptionId[] {
  switch (move.kind) {
    case 'recover':
      return ['recover-all-turn'];
    case 'skip':
      return ['attack-optional'];
    case 'aim':
      return ['free-for-next'];
    case 'play':
      return optionsForCard(move.card);
    case 'bring':
    case 'first':
    case 'draw':
    case 'discard':
    case 'ready':
    case 'attack':
    case 'turn-up':
    case 'pass':
      return [];
  }
}

function optionsForCard(card: number): readonly OptionId[] {
  const { type, effect, restriction } = tacticOf(card);
  const classes = [...(restriction.attacker ?? []), ...(restriction.target ?? [])];
  return [
    ...(classes.includes('tank') ? (['destroyers-are-tanks'] as const) : []),
    ...(classes.includes('vehicle') ? (['mechanised-are-vehicles'] as const) : []),
    ...(type === 'logistics' && effect === 'out' ? (['breakdown-vehicles'] as const) : []),
    ...(type === 'range' ? (['range-for-each'] as const) : []),
    ...(restriction.close ? (['flame-anywhere'] as const) : []),
    ...(effect === 'free' ? (['free-for-next'] as const) : []),
    ...(restriction.same === 'may' ? (['same-unit-alone'] as const) : []),
    ...(effect === 'recover' ? (['recover-all-turn'] as const) : []),
    ...(effect === 'repair' ? (['repairs-hits'] as const) : []),
    ...(effect === 'rally' ? (['no-counter'] as const) : []),
  ];
}

/** The position under an option's other reading, as far as the move can tell. */
function switched(position: Tank, option: OptionId, move: Move): Tank {
  const other = { ...position, options: { ...position.options, [option]: !position.options[option] } };
  if (option === 'attack-optional' && move.kind === 'skip') return asked(other);
  return option === 'repairs-hits' && other.options['repairs-hits'] ? unsettled(other) : other;
}

/** The position as if the player in the maneuver had said ready and been asked whether to attack. */
const asked = (position: Tank): Tank =>
  position.stage === 'maneuver' && position.hands[position.active].length <= HAND_LIMIT && maySkip(position)
    ? { ...position, stage: 'choose' }
    : position;

/** The position as if the Hit card just played could still be undone. */
function unsettled(position: Tank): Tank {
  const { attack } = position;
  const hit = attack === null ? undefined : justAdded(position, attack.asked);
  if (attack === null || hit === undefined || tacticOf(hit.card).type !== 'hit') return position;
  return { ...position, attack: { ...attack, modifiers: attack.modifiers.slice(0, -1) }, pending: [hit] };
}

/** Legal moves to advise instead of the refused one. */
function insteadOf(position: Tank, move: Move, { says }: RefusalSaid): readonly Advice<Move>[] {
  const isWanted = (other: Move): boolean => {
    switch (says) {
      case 'tooMany':
        return other.kind === 'discard';
      case 'hasToAttack':
      case 'enemyCannot':
      case 'isBarred':
      case 'nobodyComes':
      case 'readyFirst':
        return other.kind === 'ready';
      case 'misfit':
        return other.kind === 'aim';
      case 'bringsBackAlone':
        return other.kind === 'recover' && move.kind === 'play' && other.card === move.card;
      case 'nameTheUnit':
      case 'notTheSame':
      case 'noSuchUnit':
      case 'givesNoAttack':
      case 'nothingToTurnUp':
        return other.kind === 'play' && move.kind === 'play' && other.card === move.card;
      default:
        return false;
    }
  };
  return moves(position)
    .filter(isWanted)
    .map((other) => ({ kind: says === 'readyFirst' ? 'first' : 'instead', moves: [other] }));
}

const JUDGING: JudgingOf<TankTypes, Bar, TankSaid> = {
  breaches: bars,
  explained: (position, move, found) =>
    found.map(({ rule, why }): Breach<StatementId, Move, TankSaid> => {
      const [first, ...others] = insteadOf(position, move, why);
      return first === undefined ? { rule, remedy: why } : { rule, remedy: why, advice: [first, ...others] };
    }),
  options: optionsFor,
  ruleOf: (option) => RULE_OF[option],
  switched,
  unswitched,
};

export const judge = judgeBy(JUDGING);

/** TanK with reasons for refusals and a notation parser. */
export const tank: GameOf<TankTypes, TankSaid> = {
  ...coreGame,
  judge,
  parse: (_, written) => parse(written),
};
