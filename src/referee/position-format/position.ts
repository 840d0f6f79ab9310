/**
 * Shapes of whole positions: records of parts, one value a seat, and the position of a game, which is parsed, written, packed
 * and edited by its parts.
 */
import type { Code, DigitsIn, DigitsOut } from '../../codec.ts';
import * as codes from '../../codec.ts';
import type { Form, FormFault } from '../messages/kernel-faults.ts';
import { fields, formOf } from './read-form.ts';
import type { Fault } from '../game.ts';
import type { Said } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { OpenKeys } from '../visibility.ts';
import { namedBy, readOr, type Asked, type Asking, type Shape } from './shape.ts';

/** A field's shape may depend on the other fields of its record. */
export interface Own<T> {
  readonly own: T;
}

/** A shape for every field. */
type Parts<T, Around, Rule extends string> = {
  readonly [Key in keyof T]: Shape<T[Key], Around, Rule>;
};

/** Extends the context of a nested part. */
const within = <Around, More extends object>(around: Around, more: More): Around & More =>
  Object.assign(Object.create((around ?? null) as object | null) as object, more) as Around & More;

/** An object whose fields are computed lazily, each once, so that they may depend on each other. */
function gathered<T extends object>(
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
const inOrder = <T extends object>(
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
const written = <Key extends string>(
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

/**
 * The definition of a game's positions. `Read` is a position as written, in which unknown parts are still to
 * be dealt.
 */
interface Declared<Position, Read, Rule extends string> {
  /** Every part, in the order of writing. */
  readonly parts: Parts<Read, Read, Rule>;
  /** The written names of parts, where they differ from their keys. */
  readonly named?: Readonly<Partial<Record<keyof Read, string>>>;
  /**
   * Makes the position: deals unknown parts, drops parts that are only written, and reports contradictions in
   * `form`.
   */
  readonly settle: (read: Read, form: Form) => Position;
  /** What is wrong with a position whose parts are all readable. */
  readonly faultsOf?: (position: Position) => readonly Fault<Rule, Said>[];
}

/** The result of parsing, as far as it goes. */
interface Outline<Position, Rule extends string, Says = FormFault> {
  /** Only for display: with faults, it may be an invalid position. */
  readonly position: Position;
  readonly faults: readonly Fault<Rule, Says>[];
  /** The written form in full, without unknown parts. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** Parses, writes, packs and edits a game's positions. */
export interface PositionShape<Position, Rule extends string, Says = FormFault> extends Pick<
  Asking,
  'inside'
> {
  /** The fields of a written position. */
  readonly fields: readonly string[];
  /** Parses as far as possible, for an editor while somebody is still typing. */
  readonly outline: (written: unknown) => Outline<Position, Rule, Says>;
  /** A position, or every fault in it. */
  readonly read: (written: unknown) => Result<Position, Fault<Rule, Says>>;
  /** The shortest written form that `read` parses back. */
  readonly write: (position: Position) => Readonly<Record<string, unknown>>;
  /** The same with every part, defaults included. */
  readonly writeInFull: PositionShape<Position, Rule, Says>['write'];
  /** The codec, with the parts in this order; by default in that of `parts`. */
  readonly code: (order?: readonly ((keyof Position & string) | Group<Position>)[]) => Code<Position>;
  /** The codec of an observation; hidden parts have codecs of their own. */
  readonly seen: <Observed extends object>(
    order: readonly ((OpenKeys<Position, Observed> & string) | Group<Observed>)[],
  ) => Code<Observed>;
}

export function positionShape<
  Position extends object,
  Read extends object,
  Rule extends string,
  Says = FormFault,
>(declared: Declared<Position, Read, Rule>): PositionShape<Position, Rule, Says> {
  const { parts, named = {}, settle, faultsOf = () => [] } = declared;
  type Key = keyof Read & string;
  const keys = Object.keys(parts) as Key[];
  const nameOf = (key: Key): string => (named as Partial<Record<Key, string>>)[key] ?? key;
  const names = keys.map(nameOf);
  // A complete position has no unknown parts, so it is also a valid `Read`.
  const around = (position: Position) => position as unknown as Read;
  const outline = (what: unknown): Outline<Position, Rule, Says> => {
    const form = formOf(what);
    const forms = fields(form, names);
    const read = gathered<Read>(keys, (key, own) => readOr(parts[key], forms[nameOf(key)] ?? form, own));
    const position = settle(read, form);
    const found = form.faults.length === 0 ? faultsOf(position) : form.faults;
    const known = written(keys, (key) => inFull(parts[key])(read[key], read), nameOf);
    // The faults come from the shape's parts and the game's, which use these rules and keys.
    return { position, faults: found as readonly Fault<Rule, Says>[], known };
  };
  const writtenBy = (
    writerOf: <Part extends Key>(key: Part) => Shape<Read[Part], Read, Rule>['write'],
    position: Position,
  ) =>
    written(
      keys,
      (key) => (key in position ? writerOf(key)(around(position)[key], around(position)) : undefined),
      nameOf,
    );
  return {
    fields: names,
    outline,
    read: (what) => {
      const { position, faults } = outline(what);
      return faults.length === 0 ? ok(position) : failed(...faults);
    },
    write: (position) => writtenBy((key) => parts[key].write, position),
    writeInFull: (position) => writtenBy((key) => inFull(parts[key]), position),
    code: (order = keys as readonly string[] as readonly (keyof Position & string)[]) =>
      inOrder<Position>(order, (key) => (position) => codeOf(parts, key, position)),
    seen: <Observed extends object>(order: readonly ((keyof Observed & string) | Group<Observed>)[]) =>
      inOrder<Observed>(order, (key) => (seen) => codeOf(parts, key, seen)),
    inside: (step) => {
      const key = keys.find((other) => nameOf(other) === step);
      return key === undefined ? undefined : parts[key];
    },
  };
}

const inFull = <T, Around>(shape: Shape<T, Around, string>): Shape<T, Around>['write'] =>
  shape.writeInFull ?? shape.write;

/** The codec of a part, given the whole. */
const codeOf = <Read, Value>(parts: Parts<Read, Read, string>, key: string, whole: object): Code<Value> =>
  parts[key as keyof Read].code(whole as Read) as unknown as Code<Value>;
