import { choice, number, toggle, type Control, type Draft } from '../table/editor.ts';
import type { Form } from '../messages/faults.ts';
import { noted } from './reading.ts';
import * as codes from '../codec/codec.ts';
import type { Code } from '../codec/codec.ts';

/**
 * What a part of a position can be, said once and used four ways: how people write it and what is wrong with what they
 * wrote, its digits in a link, and what an editor asks for it. Shapes of small things make shapes of large ones.
 *
 *     const tank = record({ facing: oneOf(['north', 'south']), crew: or(whole(0, 3), ({ own }) => ...) });
 *
 * `Around` is what a part can go by: the parts it stands among. They are read as they are asked for, so that a part can
 * follow from any other that does not follow from it. What a viewer may see of a part stands in `visibility.ts`.
 */
export interface Shape<T, Around = unknown, Rule extends string = never> extends Asking {
  /** What is meant where nothing is written, or nothing that can be read. */
  readonly none: (around: Around) => T;
  /** What is written; nothing where it cannot be read, and then a fault is noted. */
  readonly read: (form: Form, around: Around) => T | undefined;
  /** As people write it; undefined where it is left out. */
  readonly write: (thing: T, around: Around) => unknown;
  /** The same in any case, where it may be left out. */
  readonly writeInFull?: (thing: T, around: Around) => unknown;
  /** Its digits: in reading them, `around` has the parts that come before. */
  readonly code: (around: Around) => Code<T>;
  /** It has to be written: that nothing is written is a fault, and `read` notes it. */
  readonly isNeeded?: boolean;
  /** The rules that its faults name; there for the type alone. */
  readonly rules?: Rule;
}

/** What an editor needs of a shape. */
export interface Asking {
  /** What is set to enter it. */
  readonly controls: <Says>(asked: Asked<Says>) => readonly Control<Says>[];
  /** What a step of its written form leads to. */
  readonly inside?: (step: string) => Asking | undefined;
}

/** A part as an editor asks for it. */
export interface Asked<Says> {
  readonly id: string;
  readonly says: Says;
  /** As it is written. */
  readonly value: unknown;
  /** The draft with something else written there. */
  readonly set: (written: unknown) => Draft;
  /** A name as it is shown; as it is where left out. */
  readonly named?: (name: string) => Says;
}

/** What a name is shown as. */
export const namedBy =
  <Says>({ named }: Asked<Says>) =>
  (name: string): Says =>
    named?.(name) ?? (name as Says);

/** What a form says, or else what is meant without it. */
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

/** One of a few things, each written as its name; without `things`, the names themselves. The first is meant by nothing. */
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

/** One of a few things that go by number: seats, places, facings. */
export const numbered = <const Rule extends string = never>(
  names: readonly string[],
  rule: Rule | null = null,
): Shape<number, unknown, Rule> =>
  oneOf<string, number, Rule>(
    names,
    names.map((_, number) => number),
    rule,
  );

/** Yes or no; no where nothing is written. */
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

/** Nothing is asked for. */
export const unasked = (): readonly never[] => [];

/** A text. */
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

/** What is meant where nothing is written. */
export const withDefault = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  none: (around: Around) => T,
): Shape<T, Around & Before, Rule> => ({ ...shape, none });

/** What has to be written. */
export const needed = <T, Around, Rule extends string>(
  shape: Shape<T, Around, Rule>,
): Shape<T, Around, Rule> => ({ ...shape, isNeeded: true });

/** The same, not written where it need not be. */
export const omitIf = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  isLeft: (thing: T, around: Around) => boolean,
): Shape<T, Around & Before, Rule> => ({
  ...shape,
  writeInFull: shape.write,
  write: (thing, around) => (isLeft(thing, around) ? undefined : shape.write(thing, around)),
});

/** What mostly follows from the rest: that is meant where nothing is written, and it is not written. */
export const derived = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  usual: (around: Around) => T,
): Shape<T, Around & Before, Rule> =>
  omitIf(
    withDefault(shape, usual),
    (thing, around: Around) => JSON.stringify(thing) === JSON.stringify(usual(around)),
  );

/** What is mostly the same: that is meant where nothing is written, and it is not written. */
export const optional = <T, Around, Rule extends string>(
  shape: Shape<T, Around, Rule>,
  usual: T,
): Shape<T, Around, Rule> => derived(shape, () => usual);

/** A thing or null, which is meant where nothing is written. */
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

/** What may be unknown as it is written: null, until it is dealt. It is known wherever there are digits of it. */
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

/** The same things by other values. */
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

/** What has something to be said against it besides: `check` notes it. */
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

/** The same in other digits: those it has always had. */
export const withCodec = <T, Around, Before, Rule extends string>(
  shape: Shape<T, Before, Rule>,
  code: (around: Around) => Code<T>,
): Shape<T, Around & Before, Rule> => ({ ...shape, code });
