import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { shuffle, type Chance } from '../../referee/chance.ts';
import { fault, fields, isWritten, items, whole, type Form } from '../../referee/form.ts';
import { ARMY_CARDS, cardsIn, changed, HIGHEST_CARD, valuesOf } from './cards.ts';
import { startsFirst } from './observe.ts';
import {
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  type Action,
  type Army,
  type Battle,
  type BattlefieldCard,
  type ByArmy,
  type CardCounts,
  type CardValue,
  type PlacedCard,
  type Position,
  type Stage,
} from './position.ts';
import { FULL_HAND, ROUNDS } from './rules.ts';

/** The cards of a written position that are not on the table: known ones as written, unknown ones as dealt. */

type Part = Form<StatementId>;
type Table = readonly PlacedCard[];

/** A value for each army. */
export const both = <T>(value: (army: Army) => T): ByArmy<T> => [value(0), value(1)];

/** What is written for each army. */
export function readSides<T>(form: Part, value: (army: Army, part: Part) => T): ByArmy<T> {
  const parts = fields(form, ARMY_NAMES);
  return both((army) => value(army, parts[ARMY_NAMES[army]]));
}

/** Whether nothing is written, or that there is nothing. */
export const isNone = (form: Part): boolean => form.value === undefined || form.value === null;

type ActionCards = Pick<Position, 'hands' | 'decks' | 'discards'>;

/** Hands, decks and discards; what is not written is dealt from the cards that are left. */
export function readActionCards(
  parts: Readonly<Record<'hands' | 'decks' | 'discards', Part>>,
  chance: Chance,
  stage: Stage,
  battle: Battle | null,
  action: Action | null,
): ActionCards {
  const hands = readSides(parts.hands, (_, part) => readValues(part));
  const decks = readSides(parts.decks, (_, part) => readValues(part));
  const discards = readSides(parts.discards, (_, part) => readValues(part) ?? []);
  const down = stage === 'attacker-card' || stage === 'defender-card' ? (battle?.cards ?? []) : [];
  const dealt = both((army) => {
    const laid = down[army === action?.army ? 0 : 1] ?? 0;
    const gone = laid === 0 ? discards[army] : [...discards[army], laid];
    const place = { ...parts.hands, place: `hands.${ARMY_NAMES[army]}` };
    return dealArmy(place, chance, army, { hand: hands[army], deck: decks[army], gone });
  });
  return {
    hands: both((army) => counted(dealt[army].hand)),
    decks: both((army) => dealt[army].deck),
    discards: both((army) => counted(discards[army])),
  };
}

/** An army's action cards as far as they are written: null is unknown; `gone` are played, or lie face down. */
interface KnownCards {
  readonly hand: readonly CardValue[] | null;
  readonly deck: readonly CardValue[] | null;
  readonly gone: readonly CardValue[];
}

/** The whole hand and deck of an army: what is not known is dealt from the cards that are left. */
function dealArmy(
  place: Part,
  chance: Chance,
  army: Army,
  { hand, deck, gone }: KnownCards,
): { readonly hand: readonly CardValue[]; readonly deck: readonly CardValue[] } {
  let rest: CardCounts = ARMY_CARDS;
  for (const card of [...(hand ?? []), ...(deck ?? []), ...gone]) rest = changed(rest, card, -1);
  if (rest.some((count) => count < 0))
    fault(place, 'with deck and discards there are more cards of a value than an army has', 'K2a');
  const order = shuffle(chance, `deck-${ARMY_NAMES[army]}`, valuesOf(rest)).order;
  const size = deck === null ? Math.min(FULL_HAND, order.length) : order.length;
  const wholeHand = hand ?? order.slice(0, size);
  if (wholeHand.length > FULL_HAND)
    fault(place, `${wholeHand.length} cards are more than a hand of ${FULL_HAND}`, 'C1');
  if (hand !== null && deck !== null && order.length > 0) {
    const all = cardsIn(ARMY_CARDS);
    fault(place, `with deck and discards ${order.length} of an army’s ${all} cards are missing`, 'K2');
  }
  return { hand: wholeHand, deck: deck ?? (hand === null ? order.slice(size) : order) };
}

const counted = (cards: readonly CardValue[]): CardCounts =>
  cards.reduce<CardCounts>((counts, card) => changed(counts, card, 1), [0, 0, 0]);

/** Action cards by value, or null where nothing is written. */
function readValues(form: Part): CardValue[] | null {
  return isWritten(form)
    ? items(form).map((part) => whole(part, 1, HIGHEST_CARD, 1, 'K2a') as CardValue)
    : null;
}

type FieldCards = Pick<Position, 'pile' | 'box' | 'drawn' | 'held'>;

/** The battlefield cards that are not on the table; what is not written is dealt, start cards first (S3). */
export function readBattlefieldCards(
  parts: Readonly<Record<'pile' | 'box' | 'drawn' | 'held', Part>>,
  table: Table,
  round: number,
  stage: Stage,
  active: Army,
  player: Army,
  chance: Chance,
): FieldCards {
  const used = new Set<BattlefieldCard>(table.map((placed) => placed.card));
  const cardOf = (part: Part): BattlefieldCard[] => {
    const card = BATTLEFIELD_CARDS.find((other) => other === part.value);
    if (card !== undefined && !used.has(card)) {
      used.add(card);
      return [card];
    }
    fault(
      part,
      card === undefined ? 'the id of a battlefield card is needed' : `${card} is somewhere else already`,
      'K1',
    );
    return [];
  };
  const listOf = (part: Part) => (isWritten(part) ? items(part).flatMap(cardOf) : null);
  const given = readSides(parts.held, (_, part) => (isNone(part) ? null : (cardOf(part)[0] ?? null)));
  const [drawn, pile, box] = [listOf(parts.drawn), listOf(parts.pile), listOf(parts.box)];
  const rest = startsFirst(
    chance,
    BATTLEFIELD_CARDS.filter((card) => !used.has(card)),
  );
  const holds = (army: Army) =>
    (stage === 'place' && (army === player || player === active)) ||
    (stage === 'face' && player === active && army !== player);
  const held = both((army) => given[army] ?? (holds(army) ? (rest.shift() ?? null) : null));
  const drawnNow = drawn ?? rest.splice(0, stage === 'draft' ? 2 : 0);
  const pileNow = pile ?? rest.splice(0, 2 * (ROUNDS - round));
  return { held, drawn: drawnNow, pile: pileNow, box: [...(box ?? []), ...rest] };
}
