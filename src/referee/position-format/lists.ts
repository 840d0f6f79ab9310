/** Shapes of lists, and of cards and markers: counted where they are alike, in places where each is unique. */
import { number, toggle } from '../table/editor.ts';
import type { Form } from '../messages/kernel-faults.ts';
import { entries, items, noted } from './read-form.ts';
import * as codes from '../../codec.ts';
import type { Code } from '../../codec.ts';
import { namedBy, optional, transform, unasked, type Shape } from './shape.ts';

/** A list of up to `most` items; unreadable items are dropped. */
export const listOf = <T, Around, Rule extends string>(
  most: number,
  each: Shape<T, Around, Rule>,
): Shape<readonly T[], Around, Rule> => ({
  none: () => [],
  read: (form, around) =>
    items(form)
      .map((item) => readItem(each, item, around))
      .filter((item) => item !== undefined),
  write: (things, around) => things.map((thing) => each.write(thing, around)),
  code: (around) => codes.listOf(most, each.code(around)),
  controls: unasked,
});

const readItem = <T, Around>(each: Shape<T, Around, string>, item: Form, around: Around): T | undefined =>
  item.value === undefined ? undefined : each.read(item, around);

/** A subset of names, in their order. Names can be appended later without breaking earlier links. */
export const some = <const Name extends string>(names: readonly Name[]): Shape<readonly Name[]> => ({
  none: () => [],
  read: (form) => {
    const found = items(form).map((item) => {
      if (!names.some((name) => name === item.value))
        noted(item, { says: 'noName', names, found: item.value });
      return item.value;
    });
    return names.filter((name) => found.includes(name));
  },
  write: (on) => on,
  code: () => codes.some(names),
  controls: (asked) =>
    names.map((name) => {
      const on: readonly unknown[] = Array.isArray(asked.value) ? asked.value : [];
      const others = on.filter((other) => other !== name);
      const put = (is: boolean) => asked.set(is ? [...others, name] : others);
      return toggle([name, namedBy(asked)(name)], on.includes(name), put);
    }),
});

/** Values by name: `{ "C7": 2 }`. What is left out is empty. */
export const byName = <T, Around, Rule extends string>(
  name: Shape<number, Around, Rule>,
  each: Shape<T, Around, Rule>,
  {
    size,
    nothing,
    add,
  }: {
    readonly size: (around: Around) => number;
    readonly nothing: T;
    /** Merges two entries of one name. */
    readonly add: (one: T, other: T) => T;
  },
): Shape<readonly T[], Around, Rule> => ({
  none: (around) => Array.from({ length: size(around) }, () => nothing),
  read: (form, around) => {
    const all = Array.from({ length: size(around) }, () => nothing);
    for (const [key, part] of entries(form)) {
      const at = name.read({ ...part, value: key }, around);
      const thing = each.read(part, around);
      if (at !== undefined) all[at] = add(all[at] ?? nothing, thing ?? nothing);
    }
    return all;
  },
  write: (things, around) =>
    Object.fromEntries(
      things.flatMap((thing, at) =>
        thing === nothing ? [] : [[String(name.write(at, around)), each.write(thing, around)]],
      ),
    ),
  code: (around) => codes.times(size(around), each.code(around)),
  controls: unasked,
  inside: () => each,
});

/** A boolean that is written as a name in the list of switched options. */
export const switched = <Name extends string>(name: Name) =>
  optional(
    transform(
      some([name]),
      (on: boolean) => (on ? [name] : []),
      (on) => on.length > 0,
    ),
    false,
  );

/**
 * Interchangeable cards, counted by kind: `[2, 0, 1]`, written one by one as `[1, 1, 3]`. `sizes` is how many
 * of each kind exist; an editor offers at most `most` of a kind.
 */
export function counted<const Kinds extends readonly (number | string)[], Rule extends string>(
  kinds: Kinds,
  kind: Shape<Kinds[number], unknown, Rule>,
  sizes: readonly number[],
  most = Infinity,
): Shape<{ readonly [Kind in keyof Kinds]: number }, unknown, Rule> {
  type Counts = { readonly [Kind in keyof Kinds]: number };
  const counts = (cards: readonly unknown[]) =>
    kinds.map((one) => cards.filter((card) => card === one).length) as unknown as Counts;
  return {
    none: () => counts([]),
    read: (form) => counts(items(form).map((item) => kind.read(item, undefined))),
    write: (all) =>
      kinds.flatMap((one, at) => Array.from({ length: all[at] ?? 0 }, () => kind.write(one, undefined))),
    code: () => inTurn(kinds.map((_, at) => codes.whole(0, sizes[at] ?? 0))) as unknown as Code<Counts>,
    controls: (asked) => {
      const { id, value, set } = asked;
      const cards = Array.isArray(value) ? (value as readonly unknown[]) : [];
      const of = (one: Kinds[number]) => cards.filter((card) => card === one).length;
      return kinds.map((one, at) =>
        number(
          [`${id}-${one}`, namedBy(asked)(`${one}`)],
          of(one),
          [0, Math.min(most, sizes[at] ?? 0)],
          (count) =>
            set(
              kinds.flatMap((other) =>
                Array.from({ length: other === one ? count : of(other) }, () => other),
              ),
            ),
        ),
      );
    },
  };
}

const inTurn = (all: readonly Code<number>[]): Code<readonly number[]> => ({
  write: (to, numbers) => all.forEach((code, at) => code.write(to, numbers[at] ?? 0)),
  read: (from) => all.map((code) => code.read(from)),
});

/** The cards of one place, in order, or `Veil` where they are unknown or do not exist. */
type Zone<Card, Veil> = readonly Card[] | Veil;

/**
 * A codec for unique cards, each in one place at most: how many are in each place, then which. `rest` is not
 * counted: it has all remaining known cards.
 */
export function spread<Card, Veil, Name extends string>(
  cards: readonly Card[],
  sizes: Readonly<Record<Name, Code<number> | Code<number | Veil>>>,
): Code<Readonly<Record<Name, Zone<Card, Veil>>> & { readonly rest: readonly Card[] }> {
  const names = Object.keys(sizes) as Name[];
  const order = codes.arranged(cards);
  const isList = (zone: Zone<Card, Veil>): zone is readonly Card[] => Array.isArray(zone);
  return {
    write: (to, zones) => {
      for (const name of names) {
        const zone: Zone<Card, Veil> = zones[name];
        (sizes[name] as Code<number | Veil>).write(to, isList(zone) ? zone.length : zone);
      }
      order.write(to, [...names.flatMap((name) => (isList(zones[name]) ? zones[name] : [])), ...zones.rest]);
    },
    read: (from) => {
      const found = names.map((name) => [name, sizes[name].read(from)] as const);
      const rest = order.read(from).slice();
      const zones = found.map(([name, size]) => [
        name,
        typeof size === 'number' ? rest.splice(0, size) : size,
      ]);
      return { ...(Object.fromEntries(zones) as Record<Name, Zone<Card, Veil>>), rest };
    },
  };
}

/** Hands out unique cards while a position is read: each can be in one place only. */
interface Box<Card> {
  /** Takes a card for a place; null where it was taken before. */
  readonly card: (place: string, card: Card) => Card | null;
  /** Takes the cards of a list, without those taken before. */
  readonly list: (place: string, cards: readonly Card[]) => readonly Card[];
  /** The cards not taken. */
  readonly left: () => readonly Card[];
}

export function boxOf<Card extends string>(
  cards: readonly Card[],
  form: Form,
  rule: string | null = null,
): Box<Card> {
  const taken = new Set<Card>();
  const take = (place: string, card: Card): Card | null => {
    if (taken.has(card)) noted({ ...form, place }, { says: 'elsewhere', card }, rule);
    return taken.size < taken.add(card).size ? card : null;
  };
  return {
    card: take,
    list: (place, all) => all.flatMap((card, index) => take(`${place}[${index}]`, card) ?? []),
    left: () => cards.filter((card) => !taken.has(card)),
  };
}

/** Shapes of markers and counters on places; see also `byName`. */

const numbers = (size: number): readonly number[] => Array.from({ length: size }, (_, number) => number);

/** Some of the places, ascending: for identical markers. */
export const someOf = <Around, Rule extends string>(
  place: Shape<number, Around, Rule>,
  size: (around: Around) => number,
): Shape<readonly number[], Around, Rule> => ({
  none: () => [],
  read: (form, around) =>
    items(form)
      .flatMap((item) => place.read(item, around) ?? [])
      .sort((a, b) => a - b),
  write: (places, around) => places.map((at) => place.write(at, around)),
  code: (around) => codes.some(numbers(size(around))),
  controls: unasked,
});

/** Each seat's counters on the places, up to `most` a place: who is there, then how many. */
export const standing = <Each extends readonly (readonly number[])[]>(
  seats: number,
  size: number,
  most: number,
): Code<Each> => ({
  write: (to, counters) => {
    for (const place of numbers(size)) {
      const there = numbers(seats).map((seat) => counters[seat]?.[place] ?? 0);
      to.put(
        there.reduce((mask, count, seat) => mask + (count === 0 ? 0 : 2 ** seat), 0),
        2 ** seats,
      );
      for (const count of there) if (count > 0) to.put(count - 1, most);
    }
  },
  read: (from) => {
    const counters = numbers(seats).map((): number[] => []);
    for (let place = 0; place < size; place++) {
      const mask = from.take(2 ** seats);
      counters.forEach((of, seat) => of.push((mask >> seat) % 2 === 0 ? 0 : 1 + from.take(most)));
    }
    return counters as readonly (readonly number[])[] as Each;
  },
});
