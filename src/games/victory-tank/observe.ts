import { shuffle, chanceOf, type Chance } from '../../referee/chance.ts';
import { ARMY_CARDS, cardsIn, changed, isStart, valuesOf } from './cards.ts';
import { withArmy } from './draft.ts';
import {
  BATTLEFIELD_CARDS,
  type Army,
  type BattlefieldCard,
  type Battle,
  type ByArmy,
  type CardChoice,
  type CardCounts,
  type CardValue,
  type Position,
} from './position.ts';
import { enemyOf } from './rules.ts';

/** The parts of a position of which a player does not know everything. */
type Hidden = 'hands' | 'decks' | 'pile' | 'box' | 'drawn' | 'held' | 'battle';

/**
 * What one player knows: the table, their own cards, and of what is hidden from them only how much there is and which
 * cards it must be made of.
 */
export interface Observation extends Omit<Position, Hidden> {
  readonly viewer: Army;
  readonly hand: CardCounts;
  readonly handSizes: ByArmy<number>;
  readonly deckSizes: ByArmy<number>;
  /** Action cards the viewer has not seen: the own deck, and the enemy's hand, deck and face-down card. */
  readonly unseen: ByArmy<CardCounts>;
  readonly pileSize: number;
  readonly boxSize: number;
  /** Battlefield cards the viewer has not seen, in the order of `BATTLEFIELD_CARDS`. */
  readonly unseenCards: readonly BattlefieldCard[];
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

/** What a player knows of a position. */
export function observe(position: Position, viewer: Army): Observation {
  const { hands, decks, pile, box, drawn, held, battle, ...open } = position;
  const enemy = enemyOf(viewer);
  const seesDraft = position.active === viewer;
  const hidesKept = !seesDraft && held[enemy] !== null;
  const down = battle !== null && position.stage === 'defender-card' ? (battle.cards[0] ?? 0) : 0;
  const attacker = position.action?.army;
  return {
    ...open,
    viewer,
    hand: hands[viewer],
    handSizes: [cardsIn(hands[0]), cardsIn(hands[1])],
    deckSizes: [decks[0].length, decks[1].length],
    unseen: withArmy(
      withArmy([ARMY_CARDS, ARMY_CARDS], viewer, countsOf(decks[viewer])),
      enemy,
      less(ARMY_CARDS, position.discards[enemy]),
    ),
    pileSize: pile.length,
    boxSize: box.length,
    unseenCards: inOrder([...pile, ...box, ...(seesDraft ? [] : drawn), ...(hidesKept ? [held[enemy]] : [])]),
    drawn: seesDraft ? drawn : drawn.length === 0 ? drawn : null,
    held: hidesKept ? withArmy<BattlefieldCard | 'hidden' | null>(held, enemy, 'hidden') : held,
    battle:
      battle !== null && down !== 0 && attacker === enemy
        ? { ...battle, cards: ['down', battle.cards[1]] }
        : battle,
  };
}

const countsOf = (cards: readonly CardValue[]): CardCounts =>
  cards.reduce<CardCounts>((counts, card) => changed(counts, card, 1), [0, 0, 0]);

const less = (from: CardCounts, counts: CardCounts): CardCounts => [
  from[0] - counts[0],
  from[1] - counts[1],
  from[2] - counts[2],
];

const inOrder = (cards: readonly (BattlefieldCard | null)[]): BattlefieldCard[] =>
  BATTLEFIELD_CARDS.filter((card) => cards.includes(card));

/**
 * A full position in which the viewer would know the same. What is hidden is drawn by the seed, each way of dealing it as
 * likely as the others; unseen start cards lie on top, as the set-up puts them (S3).
 */
export function resample(observation: Observation, seed: string): Position {
  const {
    viewer,
    hand,
    handSizes,
    deckSizes,
    unseen,
    pileSize,
    boxSize,
    unseenCards,
    drawn,
    held,
    battle,
    ...open
  } = observation;
  const enemy = enemyOf(viewer);
  const chance = chanceOf(seed);
  const own = shuffle(chance, 'own', valuesOf(unseen[viewer])).order;
  const others = shuffle(chance, 'enemy', valuesOf(unseen[enemy])).order;
  const laid = battle?.cards[0] === 'down' ? 1 : 0;
  const enemyHand = countsOf(others.slice(laid, laid + handSizes[enemy]));
  const enemyDeck = others.slice(laid + handSizes[enemy], laid + handSizes[enemy] + deckSizes[enemy]);
  const hidden = startsFirst(chance, unseenCards);
  const take = (count: number) => hidden.splice(0, count);
  const drawnNow = drawn ?? take(2);
  const kept = (card: BattlefieldCard | 'hidden' | null) => (card === 'hidden' ? (take(1)[0] ?? null) : card);
  return {
    ...open,
    hands: withArmy(withArmy([hand, hand], viewer, hand), enemy, enemyHand),
    decks: withArmy(withArmy([own, own], viewer, own), enemy, enemyDeck),
    drawn: drawnNow,
    held: [kept(held[0]), kept(held[1])],
    pile: take(pileSize),
    box: take(boxSize),
    battle: battle === null ? null : { ...battle, cards: [turnedUp(battle, others), battle.cards[1]] },
  };
}

const turnedUp = (battle: ObservedBattle, others: readonly CardValue[]): CardChoice | null =>
  battle.cards[0] === 'down' ? (others[0] ?? 0) : battle.cards[0];

/** Cards nobody has seen, as they may lie: the start cards among them first. */
export const startsFirst = (chance: Chance, cards: readonly BattlefieldCard[]): BattlefieldCard[] => [
  ...shuffle(chance, 'start', cards.filter(isStart)).order,
  ...shuffle(
    chance,
    'pile',
    cards.filter((card) => !isStart(card)),
  ).order,
];
