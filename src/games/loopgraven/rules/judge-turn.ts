/** Violations by the actions of a turn: deploying, upgrades, moves, shots and attacks. */
import { AMMUNITION_TABLE, FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import { CARD_RULES } from './event-cards.ts';
import { deployedTo, has, hasActed, hasKabiem, itemCost, nextTier, reachOf } from './permissions.ts';
import { gunTier, reachesWithFire, shotCost } from './artillery.ts';
import { distanceOf, isGasLine } from './board-spaces.ts';
import type { MoveOf } from './move.ts';
import { type Trenches, isFree, sideOf, unitAt, unitOf } from './position.ts';
import type { Cause, RefusalSaid } from '../messages.ts';
import { heldStillBy, stepsOf } from './lasting-effects.ts';
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import { type Bar as Barred, barsIn } from '../../../referee/verdict.ts';

export type Bar = Barred<StatementId, RefusalSaid>;

export const { bar, barIf } = barsIn<StatementId, RefusalSaid>();

const priceBars = (position: Trenches, rule: Bar['rule'], cost: number): readonly Bar[] => {
  const owned = has(position, position.active);
  return barIf(cost > owned, rule, () => ({ says: 'tooDear', cost, has: owned }));
};

const itemBars = (position: Trenches): readonly Bar[] =>
  barIf(itemCost(position) > position.actions, 'W-032', () => ({
    says: 'noActionForItem',
    items: position.items,
  }));

export function deployBars(position: Trenches, { type, at }: MoveOf<'deploy'>): readonly Bar[] {
  const { active, options, pools } = position;
  const isPartners = deployedTo({ options, players: 2 }, active).includes(at);
  return [
    ...barIf(pools[active][type] === 0, 'W-001', () => ({ says: 'noneLeft', type })),
    ...priceBars(position, 'W-033', FIGURES[type].cost),
    ...barIf(!deployedTo(position, active).includes(at), isPartners ? 'W-A34' : 'W-A07', () => ({
      says: isPartners ? 'partnersSection' : 'notYourTrench',
      at,
      ahead: options['deploy-to-field'],
    })),
    ...barIf(!isFree(position, at), 'W-042', () => ({ says: 'taken', at })),
    ...itemBars(position),
  ];
}

export function upgradeBars(position: Trenches, { track }: MoveOf<'upgrade'>): readonly Bar[] {
  const cost = nextTier(position, position.active, track);
  if (cost === null) return bar('W-067', { says: 'topTier', track });
  return [...priceBars(position, 'W-060', cost), ...itemBars(position)];
}

/** Why the unit on a space may not move or attack. */
function unitBars(position: Trenches, at: number, to: 'move' | 'attack'): readonly Bar[] {
  const number = unitAt(position, at);
  if (number < 0) return bar('W-031', { says: 'nobodyOn', at });
  const { owner } = unitOf(position, number);
  if (owner !== position.active) {
    const isPartners = sideOf(owner) === sideOf(position.active);
    return bar(isPartners ? 'W-A34' : 'W-034', { says: 'notYours', at });
  }
  const by = heldStillBy(position, number);
  return [
    ...(by === null ? [] : bar(stillRule(by, to), { says: 'heldStill', at, by })),
    ...barIf(hasActed(position, number), 'W-A06', () => ({ says: 'hasActed', at })),
  ];
}

/** The card Shellshock only forbids moving; that it forbids attacking too is a ruling. */
const stillRule = (by: Cause, to: 'move' | 'attack'): Bar['rule'] =>
  by === 'hit' ? 'W-062' : by === 'N6' && to === 'attack' ? 'W-A42a' : CARD_RULES[by];

const actionBars = ({ actions }: Trenches): readonly Bar[] =>
  barIf(actions < 1, 'W-030', () => ({ says: 'noActions' }));

export function walkBars(position: Trenches, { from, to }: MoveOf<'move'>): readonly Bar[] {
  const found = unitBars(position, from, 'move');
  if (found.length > 0) return found;
  if (from === to) return bar('W-043', { says: 'sameSpace', at: to });
  return [
    ...(isFree(position, to) ? wayBars(position, from, to) : bar('W-041', { says: 'taken', at: to })),
    ...actionBars(position),
  ];
}

/** The violation if the unit has too few steps, or if others block its way. */
function wayBars(position: Trenches, from: number, to: number): readonly Bar[] {
  const number = unitAt(position, from);
  if (reachOf(position, number).includes(to)) return [];
  const { type } = unitOf(position, number);
  const { total, lines } = stepsOf(position, number);
  const steps = Math.max(0, total);
  const needs = distanceOf(from, to);
  if (needs <= steps) return bar('W-041', { says: 'noWayRound', type, steps, to });
  const less = lines.map((line) => line.from);
  return bar('W-040', { says: 'tooFar', type, to, steps, needs, less });
}

export function fireBars(position: Trenches, { ammunition, at }: MoveOf<'fire'>): readonly Bar[] {
  const { price, tier } = AMMUNITION_TABLE[ammunition];
  const { options, shots, actions, tiers, active } = position;
  const owned = gunTier(position);
  const far = at.find((space) => !reachesWithFire(position, space));
  return [
    ...(tier <= owned
      ? []
      : tier <= tiers[active].artillery
        ? bar('W-A28', { says: 'boughtThisTurn' })
        : bar('W-066', { says: 'needsTier', ammunition, tier, has: owned })),
    ...barIf(ammunition === 'gas' && !isGasLine(at), 'W-063', () => ({ says: 'noLine' })),
    ...(far === undefined ? [] : bar('W-A09a', { says: 'outOfRange', at: far })),
    ...priceBars(position, 'W-061', price),
    ...barIf(options['one-shot'] && shots > 0, 'W-A09b', () => ({ says: 'shotFired' })),
    ...barIf(shotCost(position) > actions, 'W-A09', () => ({ says: 'noActions' })),
  ];
}

// An attack.

export function attackBars(position: Trenches, { at, with: from }: MoveOf<'attack'>): readonly Bar[] {
  const target = unitAt(position, at);
  if (target < 0) return bar('W-031', { says: 'nobodyOn', at });
  if (sideOf(unitOf(position, target).owner) === sideOf(position.active))
    return bar('W-031', { says: 'ownUnit', at });
  return [...from.flatMap((space) => attackerBars(position, space, at)), ...actionBars(position)];
}

/** Why a unit may not join an attack (W-050, W-A48). */
function attackerBars(position: Trenches, at: number, target: number): readonly Bar[] {
  const found = unitBars(position, at, 'attack');
  if (found.length > 0) return found;
  const distance = distanceOf(at, target);
  if (distance === 1) return [];
  if (distance > 2)
    return bar(hasKabiem(position) ? 'W-A48' : 'W-050', {
      says: hasKabiem(position) ? 'farForKabiem' : 'notBeside',
      at,
      target,
    });
  return hasKabiem(position) ? [] : bar('W-050', { says: 'needsKabiem', at, target });
}
