import {
  ACTION_VALUES,
  BATTLEFIELD_CARDS as IN_THE_BOX,
  CRATE,
  SOLDIERS,
  type Special,
} from '../../../../cards/victory-tank/data/battlefield.ts';
import {
  ARMY_NAMES,
  CARD_VALUES,
  type Army,
  type BattlefieldCard,
  type CardCounts,
  type CardValue,
} from './position.ts';

/** Facts about the cards, read from the box once. */
interface CardFacts {
  readonly special: Special;
  readonly owner: Army | null;
  readonly start: boolean;
}

const FACTS = new Map<string, CardFacts>();
for (const card of IN_THE_BOX) {
  const owner = card.owner === undefined ? null : card.owner === ARMY_NAMES[0] ? 0 : 1;
  FACTS.set(card.id, { special: card.special, owner, start: card.start });
}

const factsOf = (card: BattlefieldCard): CardFacts =>
  FACTS.get(card) ?? { special: 'empty', owner: null, start: false };

export const specialOf = (card: BattlefieldCard): Special => factsOf(card).special;

/** The owner of a base or jeep card; null for other cards. */
export const ownerOf = (card: BattlefieldCard): Army | null => factsOf(card).owner;

/** Whether it bears the start mark. */
export const isStart = (card: BattlefieldCard): boolean => factsOf(card).start;

/** The crates (K4). */
export const CRATES = CRATE.count;

/** An army's soldiers in play: all but the one that marks points (K3, R1a). */
export const FIGHTERS = (SOLDIERS[0]?.count ?? 0) - 1;

const inArmy = (value: CardValue): number => ACTION_VALUES.find((card) => card.value === value)?.count ?? 0;

/** The action cards of one army, `[ones, twos, threes]`: both armies have the same. */
export const ARMY_CARDS: CardCounts = [inArmy(1), inArmy(2), inArmy(3)];

export const HIGHEST_CARD = Math.max(...ACTION_VALUES.map((card) => card.value));

/** The cards as a list of values, ascending. */
export function valuesOf(counts: CardCounts): CardValue[] {
  return CARD_VALUES.flatMap((value) => Array.from({ length: counts[value - 1] ?? 0 }, () => value));
}

export const cardsIn = (counts: CardCounts): number => counts[0] + counts[1] + counts[2];

export const countOf = (counts: CardCounts, value: CardValue): number =>
  value === 1 ? counts[0] : value === 2 ? counts[1] : counts[2];

/** The counts with `by` more (or, negative, fewer) of a value. */
export function changed(counts: CardCounts, value: CardValue, by: number): CardCounts {
  if (value === 1) return [counts[0] + by, counts[1], counts[2]];
  if (value === 2) return [counts[0], counts[1] + by, counts[2]];
  return [counts[0], counts[1], counts[2] + by];
}

export const countsOf = (cards: readonly CardValue[]): CardCounts =>
  cards.reduce<CardCounts>((counts, card) => changed(counts, card, 1), [0, 0, 0]);
