import { as, fields, flag, oneOf, orNull, whole, type Code } from '../../../codec.ts';
import type { Packing } from '../../../referee/packing.ts';
import { together, type Group } from '../../../referee/position-format/position.ts';
import { withOf, otherOf } from '../../../referee/seats.ts';
import { ARMY_CARDS, cardsIn } from './cards.ts';
import { moves } from './moves.ts';
import type { Observation } from './observation.ts';
import {
  BATTLEFIELD_CARDS,
  type Army,
  type ByArmy,
  type CardCounts,
  type Driving,
  type Position,
} from './position.ts';
import { FULL_HAND } from './permissions.ts';
import { discards, seenBattle, victoryTankPositions } from './position-format.ts';
import { whereabouts } from './position-format-table.ts';

/**
 * The digits of positions and observations in links, in order. Parts that follow from others are left out and
 * computed again.
 */

const TURN = ['options', 'round', 'active', 'stage', 'player'] as const;
const TALLY = ['taken', 'supply', 'lost', 'points', 'discards'] as const;

/** A drive, in the current format or in that of an earlier version of the rules. */
type Drive<T> = 'drive' | Group<T>;

type CardPlaces = 'table' | 'held' | 'drawn' | 'pile' | 'box';

const positionBy = (drive: Drive<Position>): Code<Position> =>
  victoryTankPositions.code([
    ...TURN,
    together<Position, CardPlaces>(() => whereabouts as Code<Pick<Position, CardPlaces>>),
    'foot',
    'tank',
    'crates',
    'action',
    drive,
    'battle',
    ...TALLY,
    'hands',
    'decks',
  ]);

const observationBy = (drive: Drive<Observation>): Code<Observation> =>
  victoryTankPositions.seen<Observation>([
    ...TURN,
    together<Observation, 'table' | 'held' | 'drawn'>(() => OPEN_CARDS),
    'foot',
    'tank',
    'crates',
    'action',
    drive,
    together<Observation, 'battle'>((seen) => fields({ battle: seenBattle(seen) })),
    ...TALLY,
    together<Observation, 'viewer' | 'hands' | 'decks' | 'pile' | 'box'>(() => SEEN),
  ]);

/** Battlefield cards that a player knows. */
const OPEN_CARDS: Code<Pick<Observation, 'table' | 'held' | 'drawn'>> = as(
  whereabouts,
  (seen) => ({ ...seen, pile: [], box: [] }),
  ({ table, held, drawn }) => ({ table, held, drawn }),
);

const counts = discards.code(null);
const battlefieldCards = whole(0, BATTLEFIELD_CARDS.length);

/** What a player knows of cards off the table, besides the places of battlefield cards. */
const SEEN: Code<Pick<Observation, 'viewer' | 'hands' | 'decks' | 'pile' | 'box'>> = as(
  fields({
    viewer: oneOf<Army>([0, 1]),
    hand: counts,
    deck: counts,
    enemyHand: whole(0, FULL_HAND),
    enemyDeck: whole(0, cardsIn(ARMY_CARDS)),
    pile: battlefieldCards,
    box: battlefieldCards,
  }),
  ({ viewer, hands, decks, pile, box }) => {
    const enemy = otherOf(viewer);
    const own = { hand: hands[viewer] as CardCounts, deck: decks[viewer] as CardCounts };
    return {
      viewer,
      ...own,
      enemyHand: hands[enemy] as number,
      enemyDeck: decks[enemy] as number,
      pile,
      box,
    };
  },
  ({ viewer, hand, deck, enemyHand, enemyDeck, pile, box }) => {
    const sides = (own: CardCounts, other: number): ByArmy<CardCounts | number> =>
      withOf<CardCounts | number>([own, own], otherOf(viewer), other);
    return { viewer, hands: sides(hand, enemyHand), decks: sides(deck, enemyDeck), pile, box };
  },
);

/** Version 1 of the rules stored crew changes per field as yes or no. */
const DRIVE_OF_1 = fields<Pick<Position, 'drive'>>({
  drive: orNull(fields<Driving>({ gone: whole(0, 40), changed: as(flag, Boolean, Number) })),
});

/** Links of version 1, in which the crew changed at most once per field. */
const OF_1: NonNullable<Packing<Position, Observation>['earlier']>[string] = {
  position: positionBy(together<Position, 'drive'>(() => DRIVE_OF_1)),
  observation: observationBy(together<Observation, 'drive'>(() => DRIVE_OF_1)),
  moves: (position) => {
    const list = moves(position);
    const isDone = (position.drive?.changed ?? 0) > 0;
    return isDone ? list.filter(({ kind }) => kind === 'on' || kind === 'halt') : list;
  },
};

export const victoryTankPacking: Packing<Position, Observation> = {
  position: positionBy('drive'),
  observation: observationBy('drive'),
  viewer: ({ viewer }) => viewer,
  earlier: { 1: OF_1 },
};
