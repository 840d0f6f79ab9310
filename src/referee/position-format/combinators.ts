import type { DigitsIn, DigitsOut } from '../codec/digits.ts';
import { toggle } from '../table/editor.ts';
import { entries, fields, items, noted } from './read-form.ts';
import type { Form } from '../messages/kernel-faults.ts';
import * as codes from '../codec/codec.ts';
import type { Code } from '../codec/codec.ts';
import { transform, namedBy, optional, readOr, unasked, type Asked, type Shape } from './shape.ts';

/** Combinators for shapes: records, one value a seat, lists. */

/** A field's shape may depend on the other fields of its record. */
export interface Own<T> {
  readonly own: T;
}

/** A shape for every field. */
export type Parts<T, Around, Rule extends string> = {
  readonly [Key in keyof T]: Shape<T[Key], Around, Rule>;
};

/** Extends the context of a nested part. */
export const within = <Around, More extends object>(around: Around, more: More): Around & More =>
  Object.assign(Object.create((around ?? null) as object | null) as object, more) as Around & More;

/** An object whose fields are computed lazily, each once, so that they may depend on each other. */
export function gathered<T extends object>(
  keys: readonly (keyof T & string)[],
  make: (key: keyof T & string, own: T) => unknown,
): T {
  const found: Record<string, unknown> = {};
  const own = {} as T;
  const open = new Set<string>();
  const get = (key: keyof T & string) => {
    if (open.has(key)) throw new Error(`${key} follows from itself`);
    if (Object.hasOwn(found, key)) return found[key];
    open.add(key);
    found[key] = make(key, own);
    open.delete(key);
    return found[key];
  };
  for (const key of keys) Object.defineProperty(own, key, { get: () => get(key) });
  return Object.fromEntries(keys.map((key) => [key, get(key)])) as T;
}

/** A codec for several fields at once. */
export type Group<T> = (around: T) => Code<Partial<T>>;

/** A group of fields with a shared codec. */
export const together = <T, Key extends keyof T>(code: (around: T) => Code<Pick<T, Key>>): Group<T> =>
  code as unknown as Group<T>;

type CodeOf<T, Key extends keyof T> = (around: T) => Code<T[Key]>;

/** The codec of fields in an order; a field whose codec depends on another comes after it. */
export const inOrder = <T extends object>(
  order: readonly ((keyof T & string) | Group<T>)[],
  codeOf: <Key extends keyof T & string>(key: Key) => CodeOf<T, Key>,
): Code<T> => ({
  write: (to, thing) => {
    for (const link of order) {
      if (typeof link === 'string') codeOf(link)(thing).write(to, thing[link]);
      else link(thing).write(to, thing);
    }
  },
  read: (from) => {
    const found = {} as T;
    for (const link of order) {
      if (typeof link === 'string') found[link] = codeOf(link)(found).read(from);
      else Object.assign(found, link(found).read(from));
    }
    return found;
  },
});

const keysOf = <T extends object>(parts: { readonly [Key in keyof T]: unknown }) =>
  Object.keys(parts) as (keyof T & string)[];

/** An object with the fields in writing order; `named` gives other written names. */
export function record<T extends object, Around = unknown, const Rule extends string = never>(
  parts: Parts<T, Around & Own<T>, Rule>,
  named: { readonly [Key in keyof T]?: string } = {},
): Shape<T, Around, Rule> {
  const keys = keysOf<T>(parts);
  const nameOf = (key: keyof T & string): string => named[key] ?? key;
  const names = keys.map(nameOf);
  return {
    none: (around) => gathered<T>(keys, (key, own) => parts[key].none(within(around, { own }))),
    read: (form, around) => {
      const forms = fields(form, names);
      return gathered<T>(keys, (key, own) =>
        readOr(parts[key], forms[nameOf(key)] ?? form, within(around, { own })),
      );
    },
    write: (thing, around) =>
      written(keys, (key) => parts[key].write(thing[key], within(around, { own: thing })), nameOf),
    code: (around) => inOrder<T>(keys, (key) => (own) => parts[key].code(within(around, { own }))),
    controls: (asked) => keys.flatMap((key) => parts[key].controls(askedInside(asked, nameOf(key)))),
    inside: (step) => {
      const key = keys.find((other) => nameOf(other) === step);
      return key === undefined ? undefined : parts[key];
    },
  };
}

/** Writes some fields, without those that are omitted. */
export const written = <Key extends string>(
  keys: readonly Key[],
  write: (key: Key, index: number) => unknown,
  named: (key: Key) => string = String,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    keys.flatMap((key, index) => {
      const value = write(key, index);
      return value === undefined ? [] : [[named(key), value]];
    }),
  );

/** An edit request for one field inside another. */
function askedInside<Says>(asked: Asked<Says>, step: string): Asked<Says> {
  const value = (asked.value ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...asked,
    id: step,
    says: namedBy(asked)(step),
    value: value[step],
    set: (inner) => asked.set({ ...value, [step]: inner }),
  };
}

/** Context of a value that every seat has: the seat's number. */
export interface OfSeat {
  readonly seat: number;
}

/** One value a seat, by seat name: `{ red: 2, gray: 3 }`. */
export function bySeat<const Names extends readonly string[], T, Around, Rule extends string>(
  names: Names,
  each: Shape<T, Around & OfSeat, Rule>,
): Shape<{ readonly [Seat in keyof Names]: T }, Around, Rule> {
  type Each = { readonly [Seat in keyof Names]: T };
  const all = <U>(make: (seat: number) => U) => names.map((_, seat) => make(seat));
  const of = (around: Around, seat: number) => within(around, { seat });
  return {
    none: (around) => all((seat) => each.none(of(around, seat))) as unknown as Each,
    read: (form, around) => {
      const forms = fields(form, names);
      return all((seat) =>
        readOr(each, forms[names[seat] ?? ''] ?? form, of(around, seat)),
      ) as unknown as Each;
    },
    write: (things, around) => written(names, (_, seat) => each.write(things[seat] as T, of(around, seat))),
    code: (around) => ({
      write: (to, things) =>
        names.forEach((_, seat) => each.code(of(around, seat)).write(to, things[seat] as T)),
      read: (from) => all((seat) => each.code(of(around, seat)).read(from)) as unknown as Each,
    }),
    controls: (asked) => names.flatMap((name) => each.controls(askedInside(asked, name))),
    inside: (step) => (names.includes(step) ? each : undefined),
  };
}

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

/** A codec of any type. */
interface AnyCode {
  readonly write: (to: DigitsOut, thing: never) => void;
  readonly read: (from: DigitsIn) => unknown;
}

/** A codec of an observation's seats: the viewer's own in full, the others reduced. */
export function ofViewer<Seen extends { readonly viewer: number }>(
  key: keyof Seen & string,
  seats: number,
  own: AnyCode,
  other: AnyCode,
): Group<Seen> {
  const viewerOf = codes.whole(0, seats - 1);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const code: Code<Readonly<Record<string, unknown>>> = {
    write: (to, { viewer, [key]: parts }) => {
      viewerOf.write(to, Number(viewer));
      for (const seat of all)
        (seat === viewer ? own : other).write(to, (parts as readonly unknown[])[seat] as never);
    },
    read: (from) => {
      const viewer = viewerOf.read(from);
      return { viewer, [key]: all.map((seat) => (seat === viewer ? own : other).read(from)) };
    },
  };
  return () => code as unknown as Code<Partial<Seen>>;
}

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
