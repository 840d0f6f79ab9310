import { arranged, fields, flag, oneOf, pair, times, whole, type Code } from '../../referee/pack.ts';
import { REACH } from './ground.ts';
import { BATTLEFIELD_CARDS, type BattlefieldCard, type ByArmy, type PlacedCard } from './position.ts';
import { FIRST_CARDS } from './setup.ts';

/** Where the battlefield cards are, as far as it is known: cards of which nothing is known are in none of these. */
export interface Whereabouts {
  /** All cards of the table, the first three among them. */
  readonly table: readonly PlacedCard[];
  readonly held: ByArmy<BattlefieldCard | 'hidden' | null>;
  /** Null while somebody else looks at two cards. */
  readonly drawn: readonly BattlefieldCard[] | null;
  readonly pile: readonly BattlefieldCard[];
  readonly box: readonly BattlefieldCard[];
}

/** Every game begins with the same three cards on the table: they are not written. */
const OTHERS = BATTLEFIELD_CARDS.filter((card) => FIRST_CARDS.every((first) => first.card !== card));

const SIZES = fields<{
  readonly placed: number;
  readonly held: ByArmy<'card' | 'hidden' | null>;
  readonly drawn: number | null;
  readonly pile: number;
}>({
  placed: whole(0, OTHERS.length),
  held: pair(oneOf([null, 'card', 'hidden'])),
  drawn: oneOf<number | null>([0, 1, 2, null]),
  pile: whole(0, OTHERS.length),
});
const ORDER = arranged(OTHERS);

type Spot = Omit<PlacedCard, 'card'>;

/** How far a table reaches from the origin: to the west, east, north and south. */
const REACHES = times(4, whole(0, REACH));

/** So many cards' places, inside the smallest rectangle that holds them and the origin. */
const spots = (count: number): Code<readonly Spot[]> => {
  const within = ([west = 0, east = 0, north = 0, south = 0]: readonly number[]) =>
    times(count, fields<Spot>({ column: whole(-west, east), row: whole(-north, south), turned: flag }));
  return {
    write: (to, all) => {
      const far = (reach: (spot: Spot) => number) => Math.max(0, ...all.map(reach));
      const reaches = [
        far(({ column }) => -column),
        far(({ column }) => column),
        far(({ row }) => -row),
        far(({ row }) => row),
      ];
      REACHES.write(to, reaches);
      within(reaches).write(to, all);
    },
    read: (from) => within(REACHES.read(from)).read(from),
  };
};

export const whereabouts: Code<Whereabouts> = {
  write: (to, { table, held, drawn, pile, box }) => {
    const placed = table.slice(FIRST_CARDS.length);
    const known = held.filter((card) => card !== null && card !== 'hidden');
    SIZES.write(to, {
      placed: placed.length,
      held: [inHand(held[0]), inHand(held[1])],
      drawn: drawn === null ? null : drawn.length,
      pile: pile.length,
    });
    ORDER.write(to, [...placed.map(({ card }) => card), ...known, ...(drawn ?? []), ...pile, ...box]);
    spots(placed.length).write(to, placed);
  },
  read: (from) => {
    const sizes = SIZES.read(from);
    const order = [...ORDER.read(from)];
    const take = (size: number) => order.splice(0, size);
    const placed = take(sizes.placed);
    const kept = sizes.held.map((is) => (is === 'card' ? (take(1)[0] ?? null) : is));
    const drawn = sizes.drawn === null ? null : take(sizes.drawn);
    const pile = take(sizes.pile);
    const places = spots(placed.length).read(from);
    return {
      table: [...FIRST_CARDS, ...placed.map((card, at) => ({ card, ...(places[at] ?? NOWHERE) }))],
      held: [kept[0] ?? null, kept[1] ?? null],
      drawn,
      pile,
      box: order,
    };
  },
};

const NOWHERE: Spot = { column: 0, row: 0, turned: false };

const inHand = (card: BattlefieldCard | 'hidden' | null): 'card' | 'hidden' | null =>
  card === null || card === 'hidden' ? card : 'card';
