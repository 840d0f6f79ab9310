import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsIn, digitsOut } from '../../codec.ts';
import * as codes from '../../codec.ts';
import { countOnly, ownersOnly, seenBy, type Sights } from '../visibility.ts';
import {
  transform,
  flag,
  unknownable,
  needed,
  numbered,
  oneOf,
  optional,
  withDefault,
  orNull,
  text,
  whole,
} from './shape.ts';
import { boxOf, counted, someOf, spread, standing, byName, listOf, some } from './lists.ts';
import { bySeat, ofViewer, record, together, positionShape } from './position.ts';
import { REFEREE_EN } from '../messages/kernel.en.ts';
import { sayingOf } from '../../language.ts';

const PLACES = ['a1', 'a2', 'b1', 'b2'] as const;
const SEATS = ['red', 'gray', 'blue'] as const;
const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const CARDS = ['ace', 'king', 'queen', 'jack'] as const;
type Card = (typeof CARDS)[number];

type Each<T> = readonly [T, T, T];

/** A position with every kind of part: pieces with a facing, counters, hidden cards, dice, effects, tracks. */
interface Table {
  readonly rulings: readonly ('long' | 'short')[];
  readonly year: number;
  readonly turn: number;
  readonly hands: Each<readonly Card[]>;
  readonly deck: readonly Card[];
  readonly under: readonly (readonly Card[])[];
  readonly tanks: readonly { readonly at: number; readonly facing: number; readonly hits: number }[];
  readonly units: Each<readonly number[]>;
  readonly flags: readonly number[];
  readonly control: readonly (number | null)[];
  readonly dice: readonly { readonly sides: number; readonly shows: number }[];
  readonly effects: readonly { readonly stat: string; readonly delta: number; readonly until: number }[];
  readonly money: Each<number>;
  readonly supply: Each<readonly [number, number]>;
  readonly attack: { readonly from: number; readonly secret: boolean } | null;
}

const seat = numbered(SEATS);
const place = numbered(PLACES);
const facing = numbered(FACINGS);
const card = oneOf(CARDS);
const cards = listOf(CARDS.length, card);
const size = () => PLACES.length;
const each = <T>(nothing: T) => ({ size, nothing, add: (_: T, other: T) => other });

const shape = positionShape<Table, Table, 'R1'>({
  parts: {
    rulings: optional(some(['long', 'short']), []),
    year: withDefault(whole(1939, 1945, 'R1'), ({ turn }: Table) => 1940 + turn),
    turn: optional(seat, 0),
    hands: bySeat(SEATS, cards),
    deck: cards,
    under: transform(
      listOf(4, cards),
      (all) => all,
      (all) => PLACES.map((_, at) => all[at] ?? []),
    ),
    tanks: listOf(9, record({ at: needed(place), facing, hits: optional(whole(0, 3), 0) })),
    units: bySeat(SEATS, byName(place, whole(0, 9), each(0))),
    flags: someOf(place, size),
    control: byName(place, orNull(seat), each<number | null>(null)),
    dice: listOf(5, record({ sides: whole(4, 10), shows: whole(1, 10) })),
    effects: listOf(
      5,
      record({ stat: text, delta: whole(-3, 3), until: withDefault(whole(0, 99), () => 99) }),
    ),
    money: withDefault(bySeat(SEATS, whole(0, 20)), () => [5, 5, 5] as const),
    supply: bySeat(SEATS, counted(['tank', 'car'], oneOf(['tank', 'car']), [6, 4])),
    attack: optional(orNull(record({ from: place, secret: flag() })), null),
  },
  named: { rulings: 'options' },
  settle: (read) => read,
});

const hand = fc.subarray([...CARDS]);
const bySeats = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one, one);
const byPlaces = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one, one, one);
const TABLES: fc.Arbitrary<Table> = fc.record({
  rulings: fc.subarray<'long' | 'short'>(['long', 'short']),
  year: fc.integer({ min: 1939, max: 1945 }),
  turn: fc.nat(2),
  hands: bySeats(hand),
  deck: fc.shuffledSubarray([...CARDS]),
  under: byPlaces(hand),
  tanks: fc.array(fc.record({ at: fc.nat(3), facing: fc.nat(7), hits: fc.nat(3) }), { maxLength: 9 }),
  units: bySeats(byPlaces(fc.nat(9))),
  flags: fc.subarray([0, 1, 2, 3]),
  control: byPlaces(fc.option(fc.nat(2))),
  dice: fc.array(
    fc.record({ sides: fc.integer({ min: 4, max: 10 }), shows: fc.integer({ min: 1, max: 10 }) }),
    {
      maxLength: 5,
    },
  ),
  effects: fc.array(
    fc.record({ stat: fc.string(), delta: fc.integer({ min: -3, max: 3 }), until: fc.nat(99) }),
    { maxLength: 5 },
  ),
  money: bySeats(fc.nat(20)),
  supply: bySeats(fc.tuple(fc.nat(6), fc.nat(4))),
  attack: fc.option(fc.record({ from: fc.nat(3), secret: fc.boolean() })),
});

/** Encodes and decodes a value; nothing may be left over. */
function through<T>(code: codes.Code<T>, thing: T): T {
  const to = digitsOut();
  code.write(to, thing);
  const from = digitsIn(to.number());
  const back = code.read(from);
  expect(from.isLeft()).toBe(false);
  return back;
}

const say = sayingOf(REFEREE_EN.faults);

const faults = (written: unknown) => {
  const read = shape.read(written);
  return read.ok ? [] : read.faults.map(({ place, message }) => `${place}: ${say(message)}`);
};

describe('a position that is said once', () => {
  it('is read as it was written, in short and in full, through the text of a file', () => {
    fc.assert(
      fc.property(TABLES, (table) => {
        for (const written of [shape.write(table), shape.writeInFull(table)])
          expect(shape.read(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: table });
      }),
    );
  });

  it('comes back from its digits, in any order of its parts', () => {
    fc.assert(
      fc.property(TABLES, (table) => {
        expect(through(shape.code(), table)).toEqual(table);
        const both = together<Table, 'units' | 'flags'>(() =>
          codes.fields({ units: standing(3, 4, 9), flags: codes.some([0, 1, 2, 3]) }),
        );
        const few = shape.code(['attack', both, 'hands']);
        const { attack, hands, units, flags } = table;
        expect(through(few, table)).toEqual({ attack, hands, units, flags });
      }),
    );
  });

  it('leaves out what goes without saying, and takes what follows from the rest where it is not written', () => {
    const read = shape.read({ turn: 'gray', tanks: [{ at: 'b1' }] });
    expect(read.ok && read.value).toMatchObject({
      year: 1941,
      turn: 1,
      rulings: [],
      attack: null,
      money: [5, 5, 5],
      tanks: [{ at: 2, facing: 0, hits: 0 }],
    });
    const short = read.ok ? shape.write(read.value) : {};
    expect(Object.keys(short)).not.toEqual(expect.arrayContaining(['options']));
    expect(short).toMatchObject({ turn: 'gray', tanks: [{ at: 'b1', facing: 'n' }] });
  });

  it('names every place that is wrong, in the order of its parts', () => {
    const wrong = {
      options: ['wide'],
      year: 1914,
      units: { red: { c9: 1 } },
      tanks: [{ facing: 'up' }],
      money: { green: 1 },
      attack: 7,
    };
    expect(faults(wrong)).toEqual([
      'options[0]: "wide" is not one of long, short',
      'year: a whole number from 1939 to 1945 is needed, not 1914',
      'tanks[0].at: one of a1, a2, b1, b2 is needed',
      'tanks[0].facing: "up" is not one of n, ne, e, se, s, sw, w, nw',
      'units.red.c9: "c9" is not one of a1, a2, b1, b2',
      'money.green: no such field; there are red, gray, blue',
      'attack: an object is needed, not 7',
    ]);
  });

  it('never makes the reader stumble, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...shape.fields), fc.jsonValue({ maxDepth: 3 })),
        (written) => {
          const { position } = shape.outline(written);
          expect(shape.read(shape.writeInFull(position)).ok).toBe(true);
          for (const fault of faults(written)) expect(fault).not.toMatch(/undefined|NaN/);
        },
      ),
    );
  });

  it('says so where parts follow from each other', () => {
    const circle = positionShape<{ one: number; other: number }, { one: number; other: number }, never>({
      parts: {
        one: withDefault(whole(0, 9), ({ other }: { other: number }) => other),
        other: withDefault(whole(0, 9), ({ one }: { one: number }) => one),
      },
      settle: (read) => read,
    });
    expect(circle.read({ one: 3 })).toEqual({ ok: true, value: { one: 3, other: 3 } });
    expect(() => circle.read({})).toThrow('one follows from itself');
  });
});

interface Seen extends Omit<Table, 'hands' | 'deck' | 'under'> {
  readonly viewer: number;
  readonly hands: Each<readonly Card[] | number>;
  readonly deck: number;
  readonly under: null;
}

const SIGHTS: Sights<Table, Seen> = {
  hands: ownersOnly<readonly Card[], number>(countOnly),
  deck: countOnly,
  under: () => null,
};
const SEEN = shape.seen<Seen>([
  'year',
  'tanks',
  'units',
  ofViewer<Seen>('hands', SEATS.length, cards.code(null), codes.whole(0, 4)),
  together<Seen, 'deck'>(() => codes.fields({ deck: codes.whole(0, 4) })),
]);

describe('what somebody sees of a position', () => {
  it('is the same, however what is hidden from them lies', () => {
    fc.assert(
      fc.property(TABLES, fc.nat(2), (table, viewer) => {
        const other = (seat: 0 | 1 | 2) =>
          seat === viewer ? table.hands[seat] : table.hands[seat].toReversed();
        const otherwise: Table = {
          ...table,
          hands: [other(0), other(1), other(2)],
          deck: table.deck.toReversed(),
          under: table.under.map(() => ['ace']),
        };
        expect(seenBy(SIGHTS, otherwise, viewer)).toEqual(seenBy(SIGHTS, table, viewer));
      }),
    );
  });

  it('has their own cards, and how many the others hold', () => {
    fc.assert(
      fc.property(TABLES, fc.nat(2), (table, viewer) => {
        const { hands, deck, under, ...open } = seenBy(SIGHTS, table, viewer);
        expect(open).toEqual({ ...open, year: table.year, units: table.units, viewer });
        expect([deck, under]).toEqual([table.deck.length, null]);
        hands.forEach((cards, seat) => {
          const own = table.hands[seat] ?? [];
          expect(cards).toEqual(seat === viewer ? own : own.length);
        });
      }),
    );
  });

  it('comes back from digits that hold nothing else', () => {
    fc.assert(
      fc.property(TABLES, fc.nat(2), (table, viewer) => {
        const { year, tanks, units, hands, deck } = seenBy(SIGHTS, table, viewer);
        expect(through(SEEN, seenBy(SIGHTS, table, viewer))).toEqual({
          year,
          tanks,
          units,
          hands,
          deck,
          viewer,
        });
      }),
    );
  });
});

describe('cards that are told apart', () => {
  const zones = spread<Card, 'hidden', 'hand' | 'deck'>(CARDS, {
    hand: codes.oneOf<number | 'hidden'>([0, 1, 2, 'hidden']),
    deck: codes.whole(0, 4),
  });

  it('come back to where they lay, known or not', () => {
    const dealt = fc
      .tuple(fc.shuffledSubarray([...CARDS]), fc.nat(2), fc.boolean())
      .map(([all, held, isHidden]) => ({
        hand: isHidden ? ('hidden' as const) : all.slice(0, held),
        deck: all.slice(held, held + 1),
        rest: all.slice(held + 1),
      }));
    fc.assert(fc.property(dealt, (lie) => void expect(through(zones, lie)).toEqual(lie)));
  });

  it('are in one place each: the second is a fault at its place', () => {
    const form = { value: undefined, place: '', faults: [] };
    const box = boxOf(CARDS, form, 'K1');
    expect(box.list('hand', ['ace', 'king'])).toEqual(['ace', 'king']);
    expect(box.list('deck', ['jack', 'ace'])).toEqual(['jack']);
    expect(box.card('top', 'king')).toBeNull();
    expect(box.left()).toEqual(['queen']);
    expect(form.faults).toEqual([
      { message: { says: 'elsewhere', card: 'ace' }, place: 'deck[1]', rule: 'K1' },
      { message: { says: 'elsewhere', card: 'king' }, place: 'top', rule: 'K1' },
    ]);
  });

  it('may be unknown until they are dealt, and are then written', () => {
    interface Read {
      readonly hand: readonly Card[] | null;
    }
    const dealt = positionShape<{ readonly hand: readonly Card[] }, Read, never>({
      parts: { hand: unknownable(cards) },
      settle: ({ hand }) => ({ hand: hand ?? ['queen'] }),
    });
    expect(dealt.read({})).toEqual({ ok: true, value: { hand: ['queen'] } });
    expect(dealt.outline({}).known).toEqual({});
    expect(dealt.write({ hand: ['ace'] })).toEqual({ hand: ['ace'] });
  });
});
