import { choice, number, toggle, type Control, type Draft } from '../table/editor.ts';
import type { Form } from '../messages/kernel-faults.ts';
import { noted } from './read-form.ts';
import * as codes from '../../codec.ts';
import type { Code } from '../../codec.ts';

/**
 * The schema of a part of a position, declared once for four uses: parsing and writing it, reporting what is wrong in it,
 * packing it into links, and editing it. Shapes combine.
 *
 *     const tank = record({ facing: oneOf(['north', 'south']), crew: withDefault(whole(0, 3), ({ own }) => ...) });
 *
 * `Around` is the context: the parts beside it, read lazily, so that a part may depend on any part that does not depend on
 * it. What a viewer may see of a part is in `visibility.ts`.
 */
export interface Shape<T, Around = unknown, Rule extends string = never> extends Asking {
  /** The default, where nothing readable is written. */
  readonly none: (around: Around) => T;
  /** Parses it; undefined, with a fault noted, where it cannot be read. */
  readonly read: (form: Form, around: Around) => T | undefined;
  /** The written form; undefined where it is omitted. */
  readonly write: (thing: T, around: Around) => unknown;
  /** The written form even where `write` may omit it. */
  readonly writeInFull?: (thing: T, around: Around) => unknown;
  /** The codec; while decoding, `around` has only the parts before it. */
  readonly code: (around: Around) => Code<T>;
  /** Whether it must be written: if it is not, `read` is called and notes a fault. */
  readonly isNeeded?: boolean;
  /** The rules that its faults name; only at the type level. */
  readonly rules?: Rule;
}

/** What an editor uses of a shape. */
export interface Asking {
  /** The controls that edit it. */
  readonly controls: <Says>(asked: Asked<Says>) => readonly Control<Says>[];
  /** The shape of a field or item of its written form. */
  readonly inside?: (step: string) => Asking | undefined;
}

/** An edit request for a part. */
export interface Asked<Says> {
  readonly id: string;
  readonly says: Says;
  /** The written value. */
  readonly value: unknown;
  /** The draft with another value written. */
  readonly set: (written: unknown) => Draft;
  /** Translates a name for display; unchanged where left out. */
  readonly named?: (name: string) => Says;
}

export const namedBy =
  <Says>({ named }: Asked<Says>) =>
  (name: string): Says =>
    named?.(name) ?? (name as Says);

/** The parsed value, or the default. */
export function readOr<T, Around>(shape: Shape<T, Around, string>, form: Form, around: Around): T {
  const isAsked = form.value !== undefined || shape.isNeeded === true;
  const thing = isAsked ? shape.read(form, around) : undefined;
  return thing === undefined ? shape.none(around) : thing;
}

/** A whole number from `least` to `most`. */
export const whole = <const Rule extends string = never>(
  least: number,
  most: number,
  rule: Rule | null = null,
): Shape<number, unknown, Rule> => ({
  none: () => least,
  read: (form) => {
    const { value } = form;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    noted(form, { says: 'noNumber', least, most, found: value }, rule);
    return undefined;
  },
  write: (number) => number,
  code: () => codes.whole(least, most),
  controls: ({ id, says, value, set }) => [number([id, says], Number(value ?? least), [least, most], set)],
});

/**
 * One of a few values, each written as its name; without `things`, the names themselves. The first is the
 * default.
 */
export function oneOf<const Name extends string, const T = Name, const Rule extends string = never>(
  names: readonly Name[],
  things: readonly T[] = names as readonly unknown[] as readonly T[],
  rule: Rule | null = null,
): Shape<T, unknown, Rule> {
  return {
    none: () => things[0] as T,
    read: (form) => {
      const index = names.findIndex((name) => name === form.value);
      if (form.value === undefined) noted(form, { says: 'needed', names }, rule);
      else if (index < 0) noted(form, { says: 'noName', names, found: form.value }, rule);
      return things[index];
    },
    write: (thing) => names[things.indexOf(thing)],
    code: () => codes.oneOf(things),
    controls: (asked) => [
      choice(
        [asked.id, asked.says],
        String(asked.value),
        names.map((name) => ({ id: name, says: namedBy(asked)(name) })),
        (name) => asked.set(names.find((other) => other === name) ?? asked.value),
      ),
    ],
  };
}

/** An index written as a name: seats, places, facings. */
export const numbered = <const Rule extends string = never>(
  names: readonly string[],
  rule: Rule | null = null,
): Shape<number, unknown, Rule> =>
  oneOf<string, number, Rule>(
    names,
    names.map((_, number) => number),
    rule,
  );

/** A boolean; false by default. */
export const flag = <const Rule extends string = never>(
  rule: Rule | null = null,
): Shape<boolean, unknown, Rule> => ({
  none: () => false,
  read: (form) => {
    if (typeof form.value === 'boolean') return form.value;
    noted(form, { says: 'noTruth', found: form.value }, rule);
    return undefined;
  },
  write: (is) => is,
  code: () => codes.flag,
  controls: ({ id, says, value, set }) => [toggle([id, says], value === true, set)],
});

/** No controls. */
export const unasked = (): readonly never[] => [];

export const text: Shape<string> = {
  none: () => '',
  read: (form) => {
    if (typeof form.value === 'string') return form.value;
    noted(form, { says: 'noText', found: form.value });
    return undefined;
  },
  write: (words) => words,
  code: () => codes.text,
  controls: unasked,
};

/** Replaces the default. */
export const withDefault = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  none: (around: Around) => T,
): Shape<T, Around & Before, Rule> => ({ ...shape, none });

/** Makes it required. */
export const needed = <T, Around, Rule extends string>(
  shape: Shape<T, Around, Rule>,
): Shape<T, Around, Rule> => ({ ...shape, isNeeded: true });

/** Omits it from the written form where `isLeft`. */
export const omitIf = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  isLeft: (thing: T, around: Around) => boolean,
): Shape<T, Around & Before, Rule> => ({
  ...shape,
  writeInFull: shape.write,
  write: (thing, around) => (isLeft(thing, around) ? undefined : shape.write(thing, around)),
});

/** Usually follows from the rest: that value is the default and is not written. */
export const derived = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  usual: (around: Around) => T,
): Shape<T, Around & Before, Rule> =>
  omitIf(
    withDefault(shape, usual),
    (thing, around: Around) => JSON.stringify(thing) === JSON.stringify(usual(around)),
  );

/** Has a usual value, which is the default and is not written. */
export const optional = <T, Around, Rule extends string>(
  shape: Shape<T, Around, Rule>,
  usual: T,
): Shape<T, Around, Rule> => derived(shape, () => usual);

/** Nullable; null by default. */
export const orNull = <T, Around, Rule extends string>(
  shape: Shape<T, Around, Rule>,
): Shape<T | null, Around, Rule> => ({
  ...shape,
  none: () => null,
  read: (form, around) => (form.value === null ? null : shape.read(form, around)),
  write: (thing, around) => (thing === null ? null : shape.write(thing, around)),
  writeInFull: (thing, around) => (thing === null ? null : (shape.writeInFull ?? shape.write)(thing, around)),
  code: (around) => codes.orNull(shape.code(around)),
});

/** Null while unknown, until it is dealt. The codec is only for known values. */
export const unknownable = <T, Around, Rule extends string>(
  shape: Shape<T, Around, Rule>,
): Shape<T | null, Around, Rule> => ({
  ...shape,
  none: () => null,
  write: (thing, around) => (thing === null ? undefined : shape.write(thing, around)),
  writeInFull: (thing, around) =>
    thing === null ? undefined : (shape.writeInFull ?? shape.write)(thing, around),
  code: (around) => shape.code(around) as Code<T | null>,
});

/** Maps a shape to another type. */
export const transform = <Other, T, Around, Rule extends string>(
  shape: Shape<Other, Around, Rule>,
  toOther: (thing: T) => Other,
  fromOther: (other: Other) => T,
): Shape<T, Around, Rule> => ({
  ...shape,
  none: (around) => fromOther(shape.none(around)),
  read: (form, around) => {
    const other = shape.read(form, around);
    return other === undefined ? undefined : fromOther(other);
  },
  write: (thing, around) => shape.write(toOther(thing), around),
  writeInFull: (thing, around) => (shape.writeInFull ?? shape.write)(toOther(thing), around),
  code: (around) => codes.as(shape.code(around), toOther, fromOther),
});

/** Adds a validation: `check` notes faults. */
export const refine = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  check: (thing: T, form: Form, around: Around) => void,
): Shape<T, Around & Before, Rule> => ({
  ...shape,
  read: (form, around) => {
    const thing = shape.read(form, around);
    if (thing !== undefined) check(thing, form, around);
    return thing;
  },
});

/** Replaces the codec, to stay compatible with earlier links. */
export const withCodec = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  code: (around: Around) => Code<T>,
): Shape<T, Around & Before, Rule> => ({ ...shape, code });
