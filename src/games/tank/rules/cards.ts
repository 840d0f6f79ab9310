import {
  FORMATION_CARDS,
  NATIONS,
  TACTICS_CARDS,
  type FormationCard,
  type Nation,
  type Side,
  type TacticsCard,
  type UnitClass,
} from '../../../../cards/tank/data/cards.ts';
import type { Options } from './options.ts';

/** The cards as the rules see them. In a position a card is its index in these lists. */

/** A formation card: its index in `UNITS`. */
export type Unit = number;
/** A tactics card: its index in `TACTICS`. */
export type Tactic = number;

export const TACTICS: readonly TacticsCard[] = TACTICS_CARDS;
export const UNITS: readonly FormationCard[] = FORMATION_CARDS;

export const ALL_TACTICS: readonly Tactic[] = TACTICS.map((_, card) => card);

export const tacticOf = (card: Tactic): TacticsCard => TACTICS[card] ?? MISSING;
export const recovers = (card: Tactic): boolean => tacticOf(card).effect === 'recover';

export const unitOf = (unit: Unit): FormationCard => UNITS[unit] ?? MISSING;

/** No position names a card that the box does not hold: `position-format.ts` keeps them out. */
const MISSING: never = undefined as never;

/** The cards of each nation's formation, each as often as it is in the box, in the order of the box. */
export const FORMATIONS: readonly (readonly Unit[])[] = NATIONS.map((nation) =>
  UNITS.flatMap((card, unit) =>
    card.owner === nation ? Array.from({ length: card.count }, () => unit) : [],
  ),
);

export const nationOf = (unit: Unit): Nation => unitOf(unit).owner;
export const sideOf = (nation: Nation): Side => (nation === 'german' ? 'german' : 'anglo');

const TANKS = new Set(['lt', 'mt', 'ht']);
const VEHICLES = new Set([...TANKS, 'td', 'sp', 'ac', 'apc']);
const GUNS = new Set(['at', 'fa', 'aa', 'm']);
const SUPPORT = new Set(['air', 'art']);

export const isSupport = (unit: Unit): boolean => SUPPORT.has(unitOf(unit).type);
export const isInfantry = (unit: Unit): boolean => ['inf', 'mi'].includes(unitOf(unit).type);
export const isGun = (unit: Unit): boolean => GUNS.has(unitOf(unit).type);

/** Whether a unit is of a class that cards ask for (T-A08, T-A38). */
export function isOf(options: Options, unit: Unit, wanted: UnitClass): boolean {
  const { type } = unitOf(unit);
  switch (wanted) {
    case 'tank':
      return TANKS.has(type) || (options['destroyers-are-tanks'] && type === 'td');
    case 'light-medium':
      return type === 'lt' || type === 'mt';
    case 'heavy':
      return type === 'ht';
    case 'vehicle':
      return VEHICLES.has(type) || (options['mechanised-are-vehicles'] && type === 'mi');
    case 'gun':
      return GUNS.has(type);
    case 'infantry':
      return isInfantry(unit);
    case 'unit':
      return !SUPPORT.has(type);
    case 'support':
      return SUPPORT.has(type);
  }
}

/** The effect that undoes a card; null where none does (T-090, T-A03, T-A15). */
export function undoneBy(options: Options, card: Tactic): 'rally' | 'repair' | null {
  const { type, effect } = tacticOf(card);
  if (effect === 'rally') return options['no-counter'] ? null : 'rally';
  if (type === 'morale') return 'rally';
  if (type === 'damage' || (type === 'logistics' && effect === 'out')) return 'repair';
  return options['repairs-hits'] && type === 'hit' ? 'repair' : null;
}
