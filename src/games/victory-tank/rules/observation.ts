import { type Chance, chanceOf, shuffle } from '../../../referee/chance/random.ts';
import { type Sights, countOnly, ownersOnly, seenBy } from '../../../referee/visibility.ts';
import { cardsIn, countsOf, isStart, valuesOf } from './cards.ts';
import {
  type Army,
  BATTLEFIELD_CARDS,
  type Battle,
  type BattlefieldCard,
  type ByArmy,
  type CardChoice,
  type CardCounts,
  type CardValue,
  type Position,
} from './position.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { Revelation } from '../../../referee/game.ts';
import type { Move } from './moves.ts';
import type { EventSaid } from '../messages-events.ts';

/** The parts of a position that are partly hidden from a player. */
type Hidden = 'hands' | 'decks' | 'pile' | 'box' | 'drawn' | 'held' | 'battle';

/**
 * What one player knows: the table, their own cards, and the number of hidden ones. `unseenOf` and
 * `unseenCards` say which cards those may be.
 */
export interface Observation extends Omit<Position, Hidden> {
  readonly viewer: Army;
  /** The own cards; how many the enemy holds. */
  readonly hands: ByArmy<CardCounts | number>;
  /** The cards of the own deck, not their order; how many the enemy's has. */
  readonly decks: ByArmy<CardCounts | number>;
  readonly pile: number;
  readonly box: number;
  /** Null while the enemy looks at two cards. */
  readonly drawn: readonly BattlefieldCard[] | null;
  /** `hidden`: the enemy keeps a card that the viewer has not seen. */
  readonly held: ByArmy<BattlefieldCard | 'hidden' | null>;
  readonly battle: ObservedBattle | null;
}

/** A battle as one player sees it; `down` is the enemy's card, face down. */
export interface ObservedBattle extends Omit<Battle, 'cards'> {
  readonly cards: readonly [CardChoice | 'down' | null, CardChoice | null];
}

const SIGHTS: Sights<Position, Observation> = {
  hands: ownersOnly(cardsIn),
  decks: ownersOnly(countOnly, countsOf),
  pile: countOnly,
  box: countOnly,
  // The active player looks at two cards and gives one away: both are known to them.
  drawn: (drawn, viewer, { active }) => (active === viewer || drawn.length === 0 ? drawn : null),
  held: ([red, gray], viewer, { active }) => {
    const shown = (card: BattlefieldCard | null, army: Army) =>
      card === null || army === viewer || active === viewer ? card : 'hidden';
    return [shown(red, 0), shown(gray, 1)];
  },
  battle: (battle, viewer, { stage, action }) =>
    battle !== null && stage === 'defender-card' && (battle.cards[0] ?? 0) > 0 && action?.army === 1 - viewer
      ? { ...battle, cards: ['down', battle.cards[1]] }
      : battle,
};

export const observe = (position: Position, viewer: Army): Observation => seenBy(SIGHTS, position, viewer);

const sizeOf = (cards: CardCounts | number): number => (typeof cards === 'number' ? cards : cardsIn(cards));

export const handSize = ({ hands }: Observation, army: Army): number => sizeOf(hands[army]);

export const handOf = ({ hands, viewer }: Observation): CardCounts => known(hands[viewer]);

const known = (cards: CardCounts | number): CardCounts => (typeof cards === 'number' ? [0, 0, 0] : cards);

/** Action cards of an army that the viewer has not seen: the own deck; the enemy's hand, deck and face-down card. */
export function unseenOf(observation: Observation, army: Army): CardCounts {
  const { viewer, decks, discards } = observation;
  if (army === viewer) return known(decks[army]);
  const all = allCards(observation);
  const value = (index: 0 | 1 | 2): number => all[index] - discards[army][index];
  return [value(0), value(1), value(2)];
}

/** The action cards that each army plays with: the viewer sees their own, and both have the same (K2). */
function allCards({ viewer, hands, decks, discards, stage, action, battle }: Observation): CardCounts {
  const own = [known(hands[viewer]), known(decks[viewer]), discards[viewer]] as const;
  const laid = stage === 'defender-card' && action?.army === viewer ? battle?.cards[0] : null;
  const value = (index: 0 | 1 | 2): number =>
    own[0][index] + own[1][index] + own[2][index] + (laid === index + 1 ? 1 : 0);
  return [value(0), value(1), value(2)];
}

/** Battlefield cards the viewer has not seen, in the order of `BATTLEFIELD_CARDS`. */
export function unseenCards({ table, drawn, held }: Observation): BattlefieldCard[] {
  const seen = new Set<string | null>([...table.map(({ card }) => card), ...(drawn ?? []), ...held]);
  return BATTLEFIELD_CARDS.filter((card) => !seen.has(card));
}

/**
 * A random full position that the viewer could not tell from this one, all deals being equally likely; unseen
 * start cards are on top, as the set-up puts them (S3).
 */
export function resample(observation: Observation, seed: string): Position {
  const { viewer, hands, decks, pile, box, drawn, held, battle, ...open } = observation;
  const enemy = otherOf(viewer);
  const chance = chanceOf(seed);
  const own = shuffle(chance, 'own', valuesOf(unseenOf(observation, viewer))).order;
  const others = shuffle(chance, 'enemy', valuesOf(unseenOf(observation, enemy))).order;
  const laid = battle?.cards[0] === 'down' ? 1 : 0;
  const inHand = laid + handSize(observation, enemy);
  const hidden = startsFirst(chance, unseenCards(observation));
  const take = (count: number) => hidden.splice(0, count);
  const drawnNow = drawn ?? take(2);
  const kept = (card: BattlefieldCard | 'hidden' | null) => (card === 'hidden' ? (take(1)[0] ?? null) : card);
  const hand = known(hands[viewer]);
  return {
    ...open,
    hands: withOf([hand, hand], enemy, countsOf(others.slice(laid, inHand))),
    decks: withOf<readonly CardValue[]>(
      [own, own],
      enemy,
      others.slice(inHand, inHand + sizeOf(decks[enemy])),
    ),
    drawn: drawnNow,
    held: [kept(held[0]), kept(held[1])],
    pile: take(pile),
    box: take(box),
    battle: battle === null ? null : { ...battle, cards: [turnedUp(battle, others), battle.cards[1]] },
  };
}

const turnedUp = (battle: ObservedBattle, others: readonly CardValue[]): CardChoice | null =>
  battle.cards[0] === 'down' ? (others[0] ?? 0) : battle.cards[0];

/** A random order of unseen cards: the start cards among them first. */
export const startsFirst = (chance: Chance, cards: readonly BattlefieldCard[]): BattlefieldCard[] => [
  ...shuffle(chance, 'start', cards.filter(isStart)).order,
  ...shuffle(
    chance,
    'pile',
    cards.filter((card) => !isStart(card)),
  ).order,
];

/** What each player learns from a move: cards drawn, given, played or turned up. */
export function knowledgeGained(
  before: Position,
  move: Move,
  after: Position,
): Revelation<StatementId, EventSaid>[] {
  const army = before.player;
  if (army === null) return [];
  const enemy = otherOf(army);
  const known: Revelation<StatementId, EventSaid>[] = [];
  const tell = (to: number | null, rule: StatementId, what: EventSaid) => known.push({ to, rule, what });
  if (move.kind === 'keep') tell(enemy, 'F1', { says: 'theCard', card: after.held[enemy] });
  if (move.kind === 'place' && army === before.active)
    tell(enemy, 'F2', { says: 'theCard', card: before.held[army] });
  if (move.kind === 'announce' && move.card !== 0)
    tell(enemy, 'C3b', { says: 'boostCard', who: army, card: move.card });
  if (move.kind === 'lay' && before.stage === 'defender-card') {
    const laid = before.battle?.cards[0] ?? 0;
    if (laid !== 0) tell(army, 'A4', { says: 'battleCard', who: enemy, card: laid });
    if (move.card !== 0) tell(enemy, 'A4', { says: 'battleCard', who: army, card: move.card });
  }
  for (const drawer of [0, 1] as const) {
    if (after.decks[drawer] === before.decks[drawer]) continue;
    tell(drawer, 'C1', { says: 'drawnCards', cards: valuesOf(drawn(before, after, drawer)) });
  }
  if (after.stage === 'draft' && before.stage !== 'draft') {
    tell(after.active, 'F1', { says: 'drawnBattlefield', cards: after.drawn });
  }
  return known;
}

const drawn = (before: Position, after: Position, army: Army): CardCounts => [
  after.hands[army][0] - before.hands[army][0],
  after.hands[army][1] - before.hands[army][1],
  after.hands[army][2] - before.hands[army][2],
];
