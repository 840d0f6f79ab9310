import type { FixedId } from '../../../../content/tank/rulings.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import type { Ruled } from '../../../referee/verdict.ts';
import { otherOf } from '../../../referee/seats.ts';
import { changeBy, factorAgainst } from './attack-factor.ts';
import { isAttacking } from './card-locations.ts';
import type { Bar } from './card-violations.ts';
import { isOf, tacticOf, undoneBy, unitOf, type Tactic, type Unit } from './cards.ts';
import { actorIn, sideOfPlayer, windowFor } from './decision-windows.ts';
import { moves, type Move } from './moves.ts';
import type { OptionId } from './options.ts';
import { HAND_LIMIT, type Played, type Player, type Tank } from './position.ts';
import { hasCards } from './turns.ts';

/** Rulings without an option that matter to a verdict: whether it would differ under their other reading. */

type Differs = Ruled<StatementId, OptionId>['differs'];

/** The other reading of a ruling; "perhaps" where it depends on what happened before and is not in the position. */
interface Other {
  /** Whether it would forbid a move that is legal. */
  readonly forbids?: (position: Tank, move: Move) => Differs;
  /** Whether it would allow a move in spite of a violation found. */
  readonly lifts?: (found: Bar, position: Tank, move: Move) => Differs;
}

/** The other readings are worded in `content/tank/rulings.ts`. */
const OTHERS: Readonly<Record<FixedId, Other>> = {
  'T-A25': { forbids: ({ nations, active }, move) => isOddPair(nations[otherOf(active)], move) },
  'T-A08': { lifts: ({ why }, position) => 'card' in why && wantsTank(why, position) },
  'T-A34': {
    forbids: ({ stage, hands, active }, { kind }) =>
      kind === 'recover' && stage === 'maneuver' && hands[active].length > HAND_LIMIT,
    // Casualties may have been brought back before, and discarding is over then.
    lifts: ({ why }, { discards }) =>
      why.says === 'fewEnough' &&
      (discards.some((card) => tacticOf(card).effect === 'recover') ? 'perhaps' : true),
  },
  'T-A39': {
    lifts: ({ rule }, { tactics, discards }, move) =>
      rule === 'T-A39' &&
      move.kind === 'draw' &&
      (tactics.length > 0 ? tactics : discards).includes(move.card),
  },
  'T-A39a': { lifts: ({ rule }) => rule === 'T-A39a' },
  'T-A22': { forbids: isOfNobodyAimedAt },
  'T-A05': {
    forbids: (position, move) =>
      move.kind === 'play' && asksAttacker(position, move.card) && !fitsTarget(position, move.card),
    lifts: ({ why }, position) =>
      why.says === 'otherAttacker' && asksAttacker(position, why.card) && fitsTarget(position, why.card),
  },
  'T-A16': { forbids: (position, move) => position.stage === 'lost' && mayBeSecond(position, move) },
  'T-A29': { forbids: (position, { kind }) => kind === 'pass' && moves(position).length === 1 },
  'T-A12': {
    forbids: (position, move) =>
      move.kind === 'play' &&
      position.stage === 'modifier' &&
      position.pending.length === 0 &&
      hasPassed(position),
  },
  'T-A31': {
    forbids: (position, move) =>
      move.kind === 'play' &&
      position.stage === 'modifier' &&
      position.pending.length === 0 &&
      isContrary(position, { card: move.card, by: position.attack?.asked ?? 0 }),
    lifts: ({ why }, position) => 'other' in why && wasContrary(position, why),
  },
  'T-A17': { forbids: (position, move) => position.stage === 'damage' && mayBeSecond(position, move) },
  'T-A07': {
    forbids: ({ attack }, move) =>
      move.kind === 'play' && move.again !== undefined && move.again !== attack?.place,
  },
  'T-A33': {
    lifts: ({ why }, position) => why.says === 'noAttackToFollow' && isForAnybody(position, why.card),
  },
  'T-A36': { lifts: ({ why }, position) => 'card' in why && couldUndo(position, why) },
  'T-A20': {
    forbids: (position, { kind }) =>
      kind !== 'recover' &&
      isAttacking(position) &&
      position.attack?.again === false &&
      !hasCards(position, position.active),
  },
  'T-A21': {
    forbids: ({ stage, ranOut, active }) => (stage === 'draw' || stage === 'maneuver') && ranOut[active],
  },
  'T-A35': {
    // Whose deck an attack has emptied would still be without one.
    forbids: ({ ranOut, active }, move) =>
      move.kind === 'aim' && move.at === 'deck' && ranOut[otherOf(active)] && 'perhaps',
    lifts: ({ why }, { ranOut, active, options }) =>
      options['attack-optional'] &&
      ((why.says === 'isBarred' && ranOut[active]) ||
        (why.says === 'enemyCannot' && ranOut[otherOf(active)])) &&
      'perhaps',
  },
  // Nobody moves once the game is won.
  'T-A27': {},
};

const FIXED = Object.keys(OTHERS) as readonly FixedId[];

/** Rulings without an option under which the verdict would differ, or which the move breaks. */
export const unswitched = (
  position: Tank,
  move: Move,
  found: readonly Bar[],
): readonly Ruled<StatementId, OptionId>[] =>
  FIXED.flatMap((rule) => {
    const { forbids, lifts } = OTHERS[rule];
    const differs =
      found.length === 0
        ? (forbids?.(position, move) ?? false)
        : allOf(found.map((bar) => lifts?.(bar, position, move) ?? false));
    const isBroken = found.some((bar) => bar.rule === rule);
    return differs !== false || isBroken ? [{ rule, option: null, differs }] : [];
  });

/** True if all are, "perhaps" if some are, false if any is false. */
const allOf = (all: readonly Differs[]): Differs =>
  all.every(Boolean) && (all.includes('perhaps') ? 'perhaps' : true);

/** Whether a nation would be picked so that both players are German or neither is. */
function isOddPair(other: number | null, move: Move): boolean {
  if (move.kind !== 'bring' || other === null) return false;
  return (other === 0) === (move.nation === 0);
}

/** Self-propelled types with a gun that are not tanks. */
const GUNNED = new Set(['td', 'sp', 'ac']);
const isGunned = (unit: Unit): boolean => GUNNED.has(unitOf(unit).type);

/** Whether a card needs a tank, and would have one if gunned vehicles counted as tanks (T-A08). */
function wantsTank(why: Extract<Bar['why'], { card: Tactic }>, position: Tank): boolean {
  const { attacker, target } = tacticOf(why.card).restriction;
  const { rows, tops, active } = position;
  const enemy = otherOf(active);
  switch (why.says) {
    case 'otherAttacker':
      return attacker?.includes('tank') === true && isGunned(why.unit);
    case 'otherTarget':
      return target?.includes('tank') === true && isGunned(why.unit);
    case 'nobodyFits':
      return rows[active].some(({ unit, attacked }) => attacked && isGunned(unit));
    case 'misfit':
      return target?.includes('tank') === true && isGunned(why.unit);
    case 'noTarget':
      return (
        position.options['free-for-next'] &&
        [...rows[enemy].map(({ unit }) => unit), tops[enemy] ?? -1].some(
          (unit) => unit >= 0 && isGunned(unit),
        )
      );
    default:
      return false;
  }
}

/** Whether the unit that attacks again had no target: by the other reading it would lie under its deck. */
function isOfNobodyAimedAt({ attack, options }: Tank, move: Move): Differs {
  if (move.kind !== 'play' || move.again === undefined || attack?.target !== null) return false;
  if (move.again !== attack.place) return false;
  // It may have been another unit than the card asked for.
  return options['free-for-next'] ? 'perhaps' : true;
}

/** Whether a card stops an attack and asks for a "target", which is the attacker by our reading. */
function asksAttacker({ stage, pending }: Tank, card: Tactic): boolean {
  const { effect, restriction } = tacticOf(card);
  const isOpen = stage === 'lost' && pending.length === 0 && effect === 'lost';
  return isOpen && restriction.attacker !== undefined && restriction.target === undefined;
}

/** Whether the target is of the class that a card needs as attacker. */
const fitsTarget = ({ attack, options }: Tank, card: Tactic): boolean => {
  const foe = attack?.foe ?? null;
  return foe !== null && (tacticOf(card).restriction.attacker ?? []).some((one) => isOf(options, foe, one));
};

/** Whether a card of the same window may have been undone in this attack, as far as the discards tell. */
function mayBeSecond({ options, discards, pending }: Tank, move: Move): Differs {
  if (move.kind !== 'play' || pending.length > 0) return false;
  const effects = new Set(discards.map((card) => tacticOf(card).effect));
  const isUndone = (card: Tactic): boolean => {
    const by = undoneBy(options, card);
    return windowFor(card) === windowFor(move.card) && by !== null && effects.has(by);
  };
  return discards.some(isUndone) && 'perhaps';
}

/** Whether the player who decides has passed in this attack, as the order of the modifiers shows. */
function hasPassed({ attack, active }: Tank): Differs {
  if (attack === null) return false;
  // The player of an undone card is unknown.
  if (attack.undone.length > 0) return 'perhaps';
  let next = active;
  for (const { by } of attack.modifiers) {
    if (by !== next && next === attack.asked) return true;
    next = otherOf(by);
  }
  return false;
}

/** Whether a modifier works against its own player: it does not help the attacker, or does not hinder as defender. */
function isContrary({ attack, active, options }: Tank, { card, by }: Pick<Played, 'card' | 'by'>): boolean {
  if (attack === null || attack.foe === null) return false;
  const change = changeBy(options, card, factorAgainst(options, attack.foe));
  if (by === active) return change <= 0;
  const { range } = unitOf(attack.unit);
  return change >= 0 && (tacticOf(card).yards ?? 0) <= (range ?? Infinity);
}

/** Whether the card that is in the way could not have been played by the other reading. */
const wasContrary = (position: Tank, why: Extract<Bar['why'], { other: Tactic }>): boolean => {
  const played = position.attack?.modifiers.find(({ card }) => card === why.other);
  const isInWay = ['slotTaken', 'ownRangePlayed', 'tooFar'].includes(why.says);
  return isInWay && played !== undefined && isContrary(position, played);
};

/** Whether a FREE card without conditions could bring an attack. */
function isForAnybody(position: Tank, card: Tactic): boolean {
  const { by, attacker, target, same } = tacticOf(card).restriction;
  const player: Player = position.active;
  const isNew = same === undefined || (same === 'may' && !position.options['same-unit-alone']);
  const asks = attacker !== undefined || target !== undefined;
  const isOwn = by === undefined || by === sideOfPlayer(position, player);
  return isNew && isOwn && !asks && hasCards(position, player);
}

/** Whether the card could undo something played earlier in this attack, if that need not be done at once. */
function couldUndo(position: Tank, why: Extract<Bar['why'], { card: Tactic }>): Differs {
  const { options, attack, stage, discards } = position;
  const { effect, restriction } = tacticOf(why.card);
  const player = actorIn(position);
  const isLate = why.says === 'otherTime' ? why.window === 'undo' : why.says === 'cannotUndo';
  if (!isLate || attack === null || typeof player !== 'number') return false;
  if (restriction.by !== undefined && restriction.by !== sideOfPlayer(position, player)) return false;
  const undoes = (card: Tactic): boolean => undoneBy(options, card) === effect;
  if (attack.modifiers.some(({ card }) => undoes(card))) return true;
  const isOn = stage === 'free' || (isAttacking(position) && stage !== 'target');
  return isOn && discards.some(undoes) && 'perhaps';
}
