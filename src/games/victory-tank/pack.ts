import {
  as,
  fields,
  flag,
  listOf,
  oneOf,
  orNull,
  pair,
  some,
  whole,
  type Code,
  type Earlier,
  type Packing,
} from '../../referee/pack.ts';
import { ARMY_CARDS, cardsIn, CRATES, FIGHTERS, HIGHEST_CARD } from './cards.ts';
import { withArmy } from './draft.ts';
import { moves } from './moves.ts';
import type { Observation } from './observe.ts';
import { OPTION_IDS, optionsOn, withOptions, type OptionId, type Options } from './options.ts';
import { whereabouts } from './pack-cards.ts';
import {
  ACTION_KINDS,
  BATTLEFIELD_CARDS,
  CARD_CHOICES,
  CARD_VALUES,
  FACINGS,
  STAGES,
  type Action,
  type Army,
  type Battle,
  type ByArmy,
  type CardChoice,
  type CardCounts,
  type Driving,
  type Party,
  type Position,
  type Tank,
} from './position.ts';
import { CHANGE_LIMIT, CREW_LIMIT, enemyOf, FULL_HAND, FULL_POINTS, ROUNDS } from './rules.ts';

/**
 * Positions of Victory Tank, and what one player knows of them, as digits. A part that follows from others is left out
 * and worked out again: what an observer has not seen is whatever they have not seen.
 */

const army: Code<Army> = oneOf([0, 1]);
const crew = whole(0, CREW_LIMIT);
const fighters = whole(0, FIGHTERS);
const DECK = cardsIn(ARMY_CARDS);

/** Cards of each value, no more than an army has. */
const counts: Code<CardCounts> = as(
  fields({ 1: whole(0, ARMY_CARDS[0]), 2: whole(0, ARMY_CARDS[1]), 3: whole(0, ARMY_CARDS[2]) }),
  (cards: CardCounts) => ({ 1: cards[0], 2: cards[1], 3: cards[2] }),
  (cards): CardCounts => [cards[1], cards[2], cards[3]],
);

/** What is open to everybody and depends on nothing else. */
type Turn = Pick<Position, 'options' | 'round' | 'active' | 'stage' | 'player'>;
const TURN = fields<Turn>({
  options: as(some<OptionId>(OPTION_IDS), (options: Options) => optionsOn(options), withOptions),
  round: whole(1, ROUNDS),
  active: army,
  stage: oneOf(STAGES),
  player: orNull(army),
});

type Tally = Pick<Position, 'taken' | 'supply' | 'lost' | 'points' | 'discards'>;
const TALLY = fields<Tally>({
  taken: pair(whole(0, CRATES)),
  supply: pair(fighters),
  lost: pair(fighters),
  points: pair(whole(0, FULL_POINTS)),
  discards: pair(counts),
});

/** Who is on the fields of a table of so many, and what goes on there; `Laid` is what a laid card may be. */
interface Stand<Laid> extends Pick<Position, 'foot' | 'tank' | 'crates' | 'action' | 'drive'> {
  readonly battle: (Omit<Battle, 'cards'> & { readonly cards: readonly [Laid, CardChoice | null] }) | null;
}

function standOn<Laid>(size: number, laid: Code<Laid>, drive: Code<Driving>): Code<Stand<Laid>> {
  const field = whole(0, size - 1);
  return fields<Stand<Laid>>({
    foot: footOn(size),
    tank: orNull(fields<Tank>({ field, facing: oneOf(FACINGS), army: orNull(army), crew })),
    crates: some(Array.from({ length: size }, (_, number) => number)),
    action: orNull(
      fields<Action>({
        army,
        kind: oneOf(ACTION_KINDS),
        left: whole(0, FULL_POINTS + HIGHEST_CARD),
        used: flag,
        card: flag,
      }),
    ),
    drive: orNull(drive),
    battle: orNull(
      fields({
        target: field,
        parties: listOf(14, fields<Party>({ from: field, foot: fighters, crew })),
        cards: as(
          fields({ attacker: laid, defender: known }),
          ([attacker, defender]: readonly [Laid, CardChoice | null]) => ({ attacker, defender }),
          ({ attacker, defender }) => [attacker, defender] as const,
        ),
        entered: fighters,
      }),
    ),
  });
}

const DRIVE = fields<Driving>({ gone: whole(0, 40), changed: whole(0, CHANGE_LIMIT) });

/** Version 1 of the rules knew of one change of crew a field: no or yes. */
const DRIVE_OF_1 = fields<Driving>({ gone: whole(0, 40), changed: as(flag, Boolean, Number) });

const known: Code<CardChoice | null> = oneOf([null, ...CARD_CHOICES]);
const knownOrDown: Code<CardChoice | 'down' | null> = oneOf([null, ...CARD_CHOICES, 'down']);

/** Soldiers on foot, field by field: who is there, then how many. */
const footOn = (size: number): Code<ByArmy<readonly number[]>> => ({
  write: (to, [red, gray]) => {
    for (let field = 0; field < size; field++) {
      const there = [red[field] ?? 0, gray[field] ?? 0];
      to.put((there[0] === 0 ? 0 : 1) + (there[1] === 0 ? 0 : 2), 4);
      for (const soldiers of there) if (soldiers > 0) to.put(soldiers - 1, FIGHTERS);
    }
  },
  read: (from) => {
    const foot: ByArmy<number[]> = [[], []];
    for (let field = 0; field < size; field++) {
      const there = from.take(4);
      foot[0].push((there & 1) === 0 ? 0 : 1 + from.take(FIGHTERS));
      foot[1].push((there & 2) === 0 ? 0 : 1 + from.take(FIGHTERS));
    }
    return foot;
  },
});

const HANDS = fields<Pick<Position, 'hands' | 'decks'>>({
  hands: pair(counts),
  decks: pair(listOf(DECK, oneOf(CARD_VALUES))),
});

const positionBy = (drive: Code<Driving>): Code<Position> => ({
  write: (to, all) => {
    TURN.write(to, all);
    whereabouts.write(to, all);
    standOn(2 * all.table.length, known, drive).write(to, all);
    TALLY.write(to, all);
    HANDS.write(to, all);
  },
  read: (from) => {
    const turn = TURN.read(from);
    const { held, drawn, ...cards } = whereabouts.read(from);
    const inHand = (side: Army) => (held[side] === 'hidden' ? null : held[side]);
    return {
      ...turn,
      ...cards,
      held: [inHand(0), inHand(1)],
      drawn: drawn ?? [],
      ...standOn(2 * cards.table.length, known, drive).read(from),
      ...TALLY.read(from),
      ...HANDS.read(from),
    };
  },
});

/** What a player knows of cards that are not on the table, besides where battlefield cards are. */
const SEEN = fields({
  viewer: army,
  hand: counts,
  /** The own deck: its cards are known, their order is not. */
  deck: counts,
  enemyHand: whole(0, FULL_HAND),
  enemyDeck: whole(0, DECK),
  pileSize: whole(0, BATTLEFIELD_CARDS.length),
  boxSize: whole(0, BATTLEFIELD_CARDS.length),
});

const observationBy = (drive: Code<Driving>): Code<Observation> => ({
  write: (to, seen) => {
    const { viewer, hand, unseen, handSizes, deckSizes, pileSize, boxSize } = seen;
    const enemy = enemyOf(viewer);
    TURN.write(to, seen);
    whereabouts.write(to, { ...seen, pile: [], box: [] });
    standOn(2 * seen.table.length, knownOrDown, drive).write(to, seen);
    TALLY.write(to, seen);
    SEEN.write(to, {
      ...{ viewer, hand, pileSize, boxSize },
      deck: unseen[viewer],
      enemyHand: handSizes[enemy],
      enemyDeck: deckSizes[enemy],
    });
  },
  read: (from) => {
    const turn = TURN.read(from);
    const { table, held, drawn } = whereabouts.read(from);
    const stand = standOn(2 * table.length, knownOrDown, drive).read(from);
    const tally = TALLY.read(from);
    const { viewer, hand, deck, enemyHand, enemyDeck, pileSize, boxSize } = SEEN.read(from);
    const enemy = enemyOf(viewer);
    const sides = <T>(own: T, other: T) => withArmy<T>([own, own], enemy, other);
    const seen: readonly string[] = [...table.map(({ card }) => card), ...(drawn ?? []), ...held.map(String)];
    const [ones, twos, threes] = tally.discards[enemy];
    return {
      ...{ ...turn, table, held, drawn, ...stand, ...tally, viewer, hand, pileSize, boxSize },
      handSizes: sides(cardsIn(hand), enemyHand),
      deckSizes: sides(cardsIn(deck), enemyDeck),
      unseen: sides<CardCounts>(deck, [ARMY_CARDS[0] - ones, ARMY_CARDS[1] - twos, ARMY_CARDS[2] - threes]),
      unseenCards: BATTLEFIELD_CARDS.filter((card) => !seen.includes(card)),
    };
  },
});

/** Links of version 1: the crew changed once on a field, so there was nothing but to go on or halt after that. */
const OF_1: Earlier<Position, Observation> = {
  position: positionBy(DRIVE_OF_1),
  observation: observationBy(DRIVE_OF_1),
  moves: (position) => {
    const list = moves(position);
    const isDone = (position.drive?.changed ?? 0) > 0;
    return isDone ? list.filter(({ kind }) => kind === 'on' || kind === 'halt') : list;
  },
};

/** How Victory Tank is packed into links. */
export const victoryTankPacking: Packing<Position, Observation> = {
  position: positionBy(DRIVE),
  observation: observationBy(DRIVE),
  viewer: ({ viewer }) => viewer,
  earlier: { 1: OF_1 },
};
