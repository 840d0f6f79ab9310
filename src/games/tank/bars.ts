import type { StatementId } from '../../../content/tank/statements.ts';
import { isOf, isSupport, tacticOf, type Tactic, type Unit } from './cards.ts';
import { otherOf, type Attack, type Player, type Tank } from './position.ts';
import type { RefusalSaid } from './said.ts';
import { hasCards, mayAttackUnder, mayBeAimedAt } from './turns.ts';
import { sideOfPlayer, sideOfUnit, undoes, windowFor, windowOf, type Window } from './windows.ts';

/** What stands in the way of a try: the rule, and why in figures of the position. */
export interface Bar {
  readonly rule: StatementId;
  readonly why: RefusalSaid;
}

const NONE: readonly Bar[] = [];
const bar = (rule: StatementId, why: RefusalSaid): readonly Bar[] => [{ rule, why }];

/** The rule that says what a window is for. */
export const WINDOW_RULES = {
  maneuver: 'T-110',
  lost: 'T-050',
  modifier: 'T-060',
  damage: 'T-073',
  free: 'T-080',
  undo: 'T-090',
} as const satisfies Record<Window, StatementId>;

/**
 * What stands in the way of playing a card now: of a player whose decision it is, and who plays it alone or, with
 * `again`, for the unit at a place of the row. Nothing where it may be played.
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
  if (window === 'undo' && !undoes(position, card))
    return bar('T-090', { says: 'cannotUndo', card, other: position.pending.at(-1)?.card ?? 0 });
  if (window !== wanted || window === 'maneuver')
    return bar(WINDOW_RULES[wanted], { says: 'otherTime', card, window: wanted, now: window });
  if (again !== undefined && window !== 'free') return bar('T-081', { says: 'notTheSame', card });
  const nation = nationBars(position, player, card);
  // A FREE card of the other side is nobody's to play: for which unit is not asked.
  if (window === 'undo' || position.attack === null || (window === 'free' && nation.length > 0))
    return nation;
  const found = attackBars(position, position.attack, window, card, again);
  return nation.length === 0 ? found : [...nation, ...found];
}

/** What a card asks of whoever plays it: of a FREE card also the side of the attacker, who is of one's own. */
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

/** What a card asks of the attacking unit, of its side, and of the unit that is aimed at (T-055, T-A05). */
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

/** Cards that stop an attack, against support and breakdowns (T-053, T-A24). */
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
  const taken = used === undefined ? NONE : bar('T-061', { says: 'slotTaken', card, other: used });
  return far === undefined ? taken : [...taken, ...bar('T-A14', { says: 'tooFar', card, other: far })];
}

/** A FREE card: what it asks of the attacker, and who shall attack (T-080 to T-083). */
function freeBars(position: Tank, attack: Attack, card: Tactic, again: number | undefined): readonly Bar[] {
  const { options, active, rows, tops } = position;
  const { same } = tacticOf(card).restriction;
  const row = rows[active];
  const repeats = again === undefined ? undefined : row[again];
  if (again !== undefined) {
    if (same === undefined) return bar('T-081', { says: 'notTheSame', card });
    if (repeats === undefined || !repeats.attacked)
      return bar('T-A07', { says: 'noSuchUnit', card, place: again });
  } else {
    if (same === 'must' || (same === 'may' && options['same-unit-alone']))
      return bar('T-A32', { says: 'nameTheUnit', card });
    if (!hasCards(position, active)) return bar('T-031', { says: 'nothingToTurnUp' });
  }
  // A "same unit" card asks it of the unit that attacks again.
  if (same !== undefined && repeats !== undefined)
    return unitBars(position, { ...attack, unit: repeats.unit, foe: null }, card);
  if (!options['free-for-next']) return targetBars(position, attack, card);
  const top = tops[active];
  const known = top === null || mayAttackUnder(position, card, top);
  if (!known) return bar('T-A06', { says: 'otherAttacker', card, unit: top });
  return mayAimUnder(position, card) ? NONE : bar('T-A06', { says: 'noTarget', card });
}

/** What is asked of the attack just made, its target too: where there was none, none fits (T-A33). */
function targetBars(position: Tank, attack: Attack, card: Tactic): readonly Bar[] {
  const needsTarget = tacticOf(card).restriction.target !== undefined;
  if (needsTarget && attack.foe === null) return bar('T-A06', { says: 'noTarget', card });
  return unitBars(position, attack, card).map((found) => ({ ...found, rule: 'T-A06' as const }));
}

/** Whether the enemy has anything that might be aimed at under a card. */
function mayAimUnder(position: Tank, card: Tactic): boolean {
  const under = { ...position, forNext: card };
  const enemy = otherOf(position.active);
  return (
    position.rows[enemy].some(({ unit }) => mayBeAimedAt(under, unit)) ||
    (hasCards(position, enemy) && mayBeAimedAt(under, position.tops[enemy]))
  );
}
