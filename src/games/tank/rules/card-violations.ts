import type { StatementId } from '../../../../content/tank/statements.ts';
import { barsIn, type Bar as Barred } from '../../../referee/verdict.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { RefusalSaid } from '../messages.ts';
import { isOf, isSupport, tacticOf, type Tactic, type Unit } from './cards.ts';
import {
  WINDOW_RULES,
  sideOfPlayer,
  sideOfUnit,
  undoes,
  windowFor,
  windowOf,
  type Window,
} from './decision-windows.ts';
import { type Attack, type Played, type Player, type Tank } from './position.ts';
import { canAttack, hasCards, mayAttackUnder, mayBeAimedAt } from './turns.ts';

export type Bar = Barred<StatementId, RefusalSaid>;

export const { bar } = barsIn<StatementId, RefusalSaid>();

const NONE: readonly Bar[] = [];

/**
 * Why a card may not be played now by the player who decides, alone or, with `again`, for the unit at a place
 * of the row; empty if it may.
 */
export function barsOf(
  position: Tank,
  player: Player,
  card: Tactic,
  again: number | undefined,
): readonly Bar[] {
  const window = windowOf(position);
  const wanted = windowFor(card);
  if (!position.hands[player].includes(card)) return bar('T-024', { says: 'notInHand', card });
  const waiting = position.pending.at(-1);
  if (waiting !== undefined && !undoes(position, card)) return undoBar(card, waiting.card);
  if (wanted === 'maneuver') {
    const found = recoverBars(position, player, card);
    return found.length > 0 ? found : bar('T-110', { says: 'bringsBackAlone', card });
  }
  if (window !== wanted) return timeBars(position, player, card, wanted);
  if (again !== undefined && window !== 'free') return bar('T-080', { says: 'givesNoAttack', card });
  const nation = nationBars(position, player, card);
  // A FREE card of the other side cannot be played at all, so no unit is asked for.
  if (window === 'undo' || position.attack === null || (window === 'free' && nation.length > 0))
    return nation;
  const found = attackBars(position, position.attack, window, card, again);
  return nation.length === 0 ? found : [...nation, ...found];
}

/** What stands in the way of bringing a casualty back with a card (T-110, T-A18). */
export function recoverBars(position: Tank, player: Player, card: Tactic): readonly Bar[] {
  const { hands, casualties, stage } = position;
  if (!hands[player].includes(card)) return bar('T-024', { says: 'notInHand', card });
  if (tacticOf(card).effect !== 'recover') return bar('T-110', { says: 'bringsNobodyBack', card });
  if (mayRecover(position, player)) return NONE;
  return casualties[player].length === 0
    ? bar('T-110', { says: 'noCasualty' })
    : bar('T-A18', { says: 'otherDecision', stage });
}

/** Whether a casualty may be brought back now. */
export function mayRecover(position: Tank, player: Player): boolean {
  const { stage, active, casualties, options, pending } = position;
  if (player !== active || casualties[player].length === 0 || pending.length > 0) return false;
  return stage === 'maneuver' || (options['recover-all-turn'] && stage !== 'nation');
}

const undoBar = (card: Tactic, other: Tactic): readonly Bar[] => {
  const isHit = tacticOf(card).effect === 'repair' && tacticOf(other).type === 'hit';
  return bar(isHit ? 'T-A03' : 'T-090', { says: 'cannotUndo', card, other });
};

/** The modifier that the other player has just added to the attack, if it could not be undone. */
export const justAdded = ({ stage, attack, pending }: Tank, player: Player): Played | undefined => {
  if (stage !== 'modifier' || attack === null || attack.passes > 0 || pending.length > 0) return undefined;
  const last = attack.modifiers.at(-1);
  return last?.by === player ? undefined : last;
};

/** The violation by a card that is played at the wrong time. */
function timeBars(
  position: Tank,
  player: Player,
  card: Tactic,
  wanted: Exclude<Window, 'maneuver'>,
): readonly Bar[] {
  const isAttacker = player === position.active;
  const added = justAdded(position, player);
  if (wanted === 'undo' && added !== undefined) return undoBar(card, added.card);
  if (wanted === 'free' && position.stage === 'maneuver' && !canAttack(position, player))
    return bar('T-A33', { says: 'noAttackToFollow', card });
  const isEarlier = wanted === 'modifier' || (wanted === 'lost' && !isAttacker);
  return bar(isEarlier ? 'T-012' : ruleOf(card, wanted), { says: 'otherTime', card, window: wanted });
}

/** The rule that says when a card is played. */
function ruleOf(card: Tactic, window: Window): StatementId {
  const { effect } = tacticOf(card);
  if (window !== 'lost') return WINDOW_RULES[window];
  return effect === 'end' ? 'T-051' : effect === 'out' ? 'T-052' : 'T-050';
}

/** Violations by the player's nation. A FREE card's attacker is the player's own, so its side counts as well. */
function nationBars(position: Tank, player: Player, card: Tactic): readonly Bar[] {
  const { effect, restriction } = tacticOf(card);
  const side = restriction.by ?? (effect === 'free' ? restriction.of : undefined);
  return side === undefined || sideOfPlayer(position, player) === side
    ? NONE
    : bar('T-055', { says: 'otherSide', card, side });
}

function attackBars(
  position: Tank,
  attack: Attack,
  window: Window,
  card: Tactic,
  again: number | undefined,
): readonly Bar[] {
  switch (window) {
    case 'lost':
      return [...stopBars(position, attack, card), ...unitBars(position, attack, card)];
    case 'modifier':
      return [...modifierBars(position, attack, card), ...unitBars(position, attack, card)];
    case 'damage':
      return unitBars(position, attack, card);
    case 'free':
      return freeBars(position, attack, card, again);
    case 'maneuver':
    case 'undo':
      return NONE;
  }
}

/** Violations by the class and side of the attacker and by the class of the target (T-055, T-A05). */
function unitBars({ options }: Tank, { unit, foe }: Attack, card: Tactic): readonly Bar[] {
  const { attacker, target, of, against } = tacticOf(card).restriction;
  const side = of ?? against;
  const isAsked = (one: Unit, classes: typeof attacker) =>
    classes === undefined || classes.some((wanted) => isOf(options, one, wanted));
  const rule = attacker?.includes('unit') ? 'T-066' : 'T-055';
  return [
    ...(isAsked(unit, attacker) ? NONE : bar(rule, { says: 'otherAttacker', card, unit })),
    ...(foe === null || isAsked(foe, target) ? NONE : bar('T-055', { says: 'otherTarget', card, unit: foe })),
    ...(side === undefined || sideOfUnit(unit) === side
      ? NONE
      : bar('T-055', { says: 'otherSideAttacks', card, unit, side })),
  ];
}

/** Violations by cards that stop an attack: not all stop support, and a breakdown may need a vehicle (T-053, T-A24). */
function stopBars({ options }: Tank, { unit }: Attack, card: Tactic): readonly Bar[] {
  const { type, effect, restriction } = tacticOf(card);
  if (isSupport(unit) && restriction.reaches !== true)
    return bar('T-053', { says: 'supportGoesOn', card, unit });
  const isBreakdown = type === 'logistics' && effect === 'out';
  return isBreakdown && options['breakdown-vehicles'] && !isOf(options, unit, 'vehicle')
    ? bar('T-A24', { says: 'otherAttacker', card, unit })
    : NONE;
}

const SLOTS = ['range', 'hit', 'ammo'];

function modifierBars(
  { options }: Tank,
  { unit, modifiers, undone, asked }: Attack,
  card: Tactic,
): readonly Bar[] {
  const { type, restriction } = tacticOf(card);
  if (type === 'range' && isSupport(unit)) return bar('T-065', { says: 'noRange', card, unit });
  const isOwn = options['range-for-each'] && type === 'range';
  const used = SLOTS.includes(type)
    ? (modifiers.find((other) => tacticOf(other.card).type === type && (!isOwn || other.by === asked))
        ?.card ?? undone.find((other) => tacticOf(other).type === type))
    : undefined;
  const far =
    restriction.close && !options['flame-anywhere']
      ? modifiers.find((other) => (tacticOf(other.card).yards ?? 0) > 0)?.card
      : undefined;
  const taken =
    used === undefined
      ? NONE
      : isOwn
        ? bar('T-A13', { says: 'ownRangePlayed', other: used })
        : bar('T-061', { says: 'slotTaken', card, other: used });
  return far === undefined ? taken : [...taken, ...bar('T-A14', { says: 'tooFar', card, other: far })];
}

/** Violations by a FREE card: whether the next attacker fits it (T-080 to T-083). */
function freeBars(position: Tank, attack: Attack, card: Tactic, again: number | undefined): readonly Bar[] {
  const { options, active, tops } = position;
  const { same } = tacticOf(card).restriction;
  if (again !== undefined) return againBars(position, attack, card, again);
  if (same === 'must' || (same === 'may' && options['same-unit-alone']))
    return unnamedBars(position, attack, card);
  if (!hasCards(position, active)) return bar('T-031', { says: 'nothingToTurnUp' });
  if (!options['free-for-next']) return targetBars(position, attack, card);
  const top = tops[active];
  const known = top === null || mayAttackUnder(position, card, top);
  if (!known) return bar('T-A06', { says: 'otherAttacker', card, unit: top });
  return mayAimUnder(position, card) ? NONE : bar('T-A06', { says: 'noTarget', card });
}

/** For a unit that attacks again: it has to be in the row, and of the class that the card needs (T-A07, T-055). */
function againBars(position: Tank, attack: Attack, card: Tactic, again: number): readonly Bar[] {
  const there = position.rows[position.active][again];
  if (tacticOf(card).restriction.same === undefined)
    return [...bar('T-081', { says: 'notTheSame', card }), ...freeBars(position, attack, card, undefined)];
  if (there?.attacked !== true) return bar('T-A07', { says: 'noSuchUnit', card, place: again });
  return unitBars(position, { ...attack, unit: there.unit, foe: null }, card);
}

/** The violation by naming no unit for a card that needs one that has attacked, if any fits. */
function unnamedBars(position: Tank, attack: Attack, card: Tactic): readonly Bar[] {
  const attacked = position.rows[position.active].flatMap((one, place) => (one.attacked ? [place] : []));
  if (attacked.length === 0) return bar('T-A07', { says: 'nobodyAgain', card });
  return attacked.some((place) => againBars(position, attack, card, place).length === 0)
    ? bar('T-A32', { says: 'nameTheUnit', card })
    : bar('T-055', { says: 'nobodyFits', card });
}

/** Violations by the attack just made and its target: without a target none fits (T-A33). */
function targetBars(position: Tank, attack: Attack, card: Tactic): readonly Bar[] {
  const needsTarget = tacticOf(card).restriction.target !== undefined;
  if (needsTarget && attack.foe === null) return bar('T-A06', { says: 'noTarget', card });
  return unitBars(position, attack, card).map((found) => ({ ...found, rule: 'T-A06' as const }));
}

/** Whether the enemy has a target that fits the card, or an unknown one. */
function mayAimUnder(position: Tank, card: Tactic): boolean {
  const under = { ...position, forNext: card };
  const enemy = otherOf(position.active);
  return (
    position.rows[enemy].some(({ unit }) => mayBeAimedAt(under, unit)) ||
    (hasCards(position, enemy) && mayBeAimedAt(under, position.tops[enemy]))
  );
}
