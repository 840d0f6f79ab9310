/** The second referee's own reading of the cards: classes by T-A08, and when a card is played. */
import {
  FORMATION_CARDS,
  NATIONS,
  TACTICS_CARDS,
  type FormationCard,
  type TacticsCard,
} from '../../../cards/tank/data/cards.ts';
import type { Options } from '../../../src/games/tank/rules/options.ts';

export const tactics = (card: number): TacticsCard => {
  const found = TACTICS_CARDS[card];
  if (found === undefined) throw new Error(`there is no tactics card ${card}`);
  return found;
};

export const formation = (unit: number): FormationCard => {
  const found = FORMATION_CARDS[unit];
  if (found === undefined) throw new Error(`there is no formation card ${unit}`);
  return found;
};

/** T-001, T-A25: the cards of a nation, one number for each card that is printed. */
export const cardsOfNation = (nation: number): number[] =>
  FORMATION_CARDS.flatMap((card, unit) =>
    card.owner === NATIONS[nation] ? Array.from({ length: card.count }, () => unit) : [],
  );

/** T-A08, T-A38, T-A38a: the classes that a type belongs to. */
export function classesOf(type: FormationCard['type'], options: Options): readonly string[] {
  switch (type) {
    case 'lt':
    case 'mt':
      return ['tank', 'light-medium', 'vehicle', 'unit'];
    case 'ht':
      return ['tank', 'heavy', 'vehicle', 'unit'];
    case 'td':
      return options['destroyers-are-tanks'] ? ['tank', 'vehicle', 'unit'] : ['vehicle', 'unit'];
    case 'sp':
    case 'ac':
    case 'apc':
      return ['vehicle', 'unit'];
    case 'at':
    case 'fa':
    case 'aa':
    case 'm':
      return ['gun', 'unit'];
    case 'inf':
      return ['infantry', 'unit'];
    case 'mi':
      return options['mechanised-are-vehicles'] ? ['infantry', 'vehicle', 'unit'] : ['infantry', 'unit'];
    case 'air':
    case 'art':
      return ['support'];
  }
}

export const isA = (unit: number, wanted: string, options: Options): boolean =>
  classesOf(formation(unit).type, options).includes(wanted);

/** Whether a unit is of one of the wanted classes; true if there is no restriction. */
export const isAny = (unit: number, wanted: readonly string[] | undefined, options: Options): boolean =>
  wanted === undefined || wanted.some((one) => isA(unit, one, options));

/** The side that a nation fights on. */
export const sideOf = (nation: string): 'german' | 'anglo' => (nation === 'german' ? 'german' : 'anglo');

/** T-050 to T-052: whether a card stops an attack. */
export const stops = (card: number): boolean => {
  const { effect, type } = tactics(card);
  return (
    effect === 'lost' || effect === 'end' || (effect === 'out' && (type === 'logistics' || type === 'mine'))
  );
};
/** T-060: whether a card changes a factor. */
export const changes = (card: number): boolean => ['pen', 'inf', 'both'].includes(tactics(card).effect);
/** T-073: whether a card puts a surviving target out of action. */
export const damages = (card: number): boolean => {
  const { effect, type } = tactics(card);
  return effect === 'out' && (type === 'damage' || type === 'morale');
};
/** T-080: whether a card gives another attack. */
export const frees = (card: number): boolean => tactics(card).effect === 'free';

/** T-090, T-A03, T-A15: whether one card undoes another. */
export function undoes(card: number, other: number, options: Options): boolean {
  const { type, effect } = tactics(other);
  const isBreakdown = type === 'logistics' && effect === 'out';
  switch (tactics(card).effect) {
    case 'rally':
      return type === 'morale' && (effect !== 'rally' || !options['no-counter']);
    case 'repair':
      return type === 'damage' || isBreakdown || (type === 'hit' && options['repairs-hits']);
    default:
      return false;
  }
}

/** T-A36: whether there is a card at all that would undo it. */
export const canBeUndone = (card: number, options: Options): boolean =>
  TACTICS_CARDS.some((_, other) => undoes(other, card, options));
