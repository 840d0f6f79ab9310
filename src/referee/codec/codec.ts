import type { DigitsIn, DigitsOut } from './digits.ts';

/**
 * How things are packed into digits. A code writes a thing and reads it back; codes of small things make codes of large
 * ones, so that writing and reading cannot differ.
 *
 *     const tank = fields({ facing: oneOf(['north', 'south']), crew: whole(0, 3) });
 *
 * Reading never fails: any digits are some thing of the right shape. Whether that thing can be is for others to say.
 */
export interface Code<T> {
  /** @throws RangeError for a thing that the code has no digits for. */
  readonly write: (to: DigitsOut, thing: T) => void;
  readonly read: (from: DigitsIn) => T;
}

/** How a game packs what is shared of it. */
export interface Packing<Position, Observation> {
  readonly position: Code<Position>;
  /** What one player knows: the digits hold nothing that is hidden from them. */
  readonly observation: Code<Observation>;
  /** Whose observation it is, by number. */
  readonly viewer: (observation: Observation) => number;
  /** What was otherwise under earlier versions of the rules, by version: what was shared then has to open. */
  readonly earlier?: Readonly<Record<string, Earlier<Position, Observation>>>;
}

/** How things were packed under an earlier version of the rules. */
export interface Earlier<Position, Observation> extends Pick<
  Packing<Position, Observation>,
  'position' | 'observation'
> {
  /** The moves that were legal then, in the order of then: each of them is legal still, and leads to the same. */
  readonly moves: (position: Position) => readonly unknown[];
}

/** How a game packs what is shared under a version of its rules: as it did then, or as it does now. */
export function packedUnder<Position, Observation>(
  packing: Packing<Position, Observation>,
  rules: string,
): Omit<Earlier<Position, Observation>, 'moves'> & Partial<Earlier<Position, Observation>> {
  const { position, observation, earlier = {} } = packing;
  const then = Object.hasOwn(earlier, rules) ? earlier[rules] : undefined;
  return then ?? { position, observation };
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number): Code<number> => ({
  write: (to, number) => to.put(number - least, most - least + 1),
  read: (from) => least + from.take(most - least + 1),
});

/** One of a few things, by its place among them. */
export const oneOf = <const T>(things: readonly T[]): Code<T> => ({
  write: (to, thing) => to.put(things.indexOf(thing), things.length),
  read: (from) => things[from.take(things.length)] as T,
});

/** Things packed as others that mean the same. */
export const as = <Other, T>(
  code: Code<Other>,
  toOther: (thing: T) => Other,
  fromOther: (other: Other) => T,
): Code<T> => ({
  write: (to, thing) => code.write(to, toOther(thing)),
  read: (from) => fromOther(code.read(from)),
});

/** Yes or no. */
export const flag: Code<boolean> = oneOf([false, true]);

/** A thing, or null. */
export const orNull = <T>(code: Code<T>): Code<T | null> => ({
  write: (to, thing) => {
    flag.write(to, thing !== null);
    if (thing !== null) code.write(to, thing);
  },
  read: (from) => (flag.read(from) ? code.read(from) : null),
});

/** The named fields of an object, in the order in which the codes name them. */
export function fields<T extends object>(codes: { readonly [Key in keyof T]: Code<T[Key]> }): Code<T> {
  const keys = Object.keys(codes) as (keyof T)[];
  return {
    write: (to, thing) => keys.forEach((key) => codes[key].write(to, thing[key])),
    read: (from) => Object.fromEntries(keys.map((key) => [key, codes[key].read(from)])) as T,
  };
}

/** So many things of a kind; how many is known to whoever reads. */
export const times = <T>(count: number, code: Code<T>): Code<readonly T[]> => ({
  write: (to, things) => things.forEach((thing) => code.write(to, thing)),
  read: (from) => Array.from({ length: count }, () => code.read(from)),
});

/** A number that is mostly small, up to `most`: below 15 it takes four bits. */
export const count = (most: number): Code<number> => ({
  write: (to, number) => {
    to.put(Math.min(number, 15), 16);
    if (number >= 15) to.put(number, most + 1);
  },
  read: (from) => {
    const small = from.take(16);
    return small < 15 ? small : from.take(most + 1);
  },
});

/** Up to `most` things of a kind. */
export function listOf<T>(most: number, code: Code<T>): Code<readonly T[]> {
  const length = most < 15 ? whole(0, most) : count(most);
  return {
    write: (to, things) => {
      length.write(to, things.length);
      times(things.length, code).write(to, things);
    },
    read: (from) => times(length.read(from), code).read(from),
  };
}

/** A list in which one thing often stands several times on end: it is written once, with how often. */
export function runsOf<T>(
  most: number,
  code: Code<T>,
  same: (one: T, other: T) => boolean,
): Code<readonly T[]> {
  const runs = listOf<readonly [T, number]>(most, {
    write: (to, [thing, often]) => {
      code.write(to, thing);
      orNull(whole(2, most)).write(to, often === 1 ? null : often);
    },
    read: (from) => [code.read(from), orNull(whole(2, most)).read(from) ?? 1],
  });
  return {
    write: (to, things) => {
      const found: [T, number][] = [];
      for (const thing of things) {
        const last = found.at(-1);
        if (last && same(last[0], thing)) last[1] += 1;
        else found.push([thing, 1]);
      }
      runs.write(to, found);
    },
    read: (from) => runs.read(from).flatMap(([thing, often]) => Array.from({ length: often }, () => thing)),
  };
}

/** Different ones of a few things, in an order: each takes the place among those that have not come yet. */
export const arranged = <T>(things: readonly T[]): Code<readonly T[]> => ({
  write: (to, order) => {
    to.put(order.length, things.length + 1);
    const rest = things.slice();
    for (const thing of order) {
      to.put(rest.indexOf(thing), rest.length);
      rest.splice(rest.indexOf(thing), 1);
    }
  },
  read: (from) => {
    const rest = things.slice();
    return Array.from({ length: from.take(things.length + 1) }).flatMap(() =>
      rest.splice(from.take(rest.length), 1),
    );
  },
});

/** Some of a few names, in their order. Names may be added at the end without changing what was packed before. */
export const some = <Name>(names: readonly Name[]): Code<readonly Name[]> => ({
  write: (to, on) => {
    const known = names.findLastIndex((name) => on.includes(name)) + 1;
    to.put(known, 64);
    names.slice(0, known).forEach((name) => flag.write(to, on.includes(name)));
  },
  read: (from) => {
    const known = from.take(64);
    const on = Array.from({ length: known }, () => flag.read(from));
    return names.filter((_, index) => on[index]);
  },
});

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What texts are mostly made of: random seeds, names, JSON. */
const ALPHABETS = ['0123456789-', "abcdefghijklmnopqrstuvwxyz0123456789 -/'", ASCII] as const;

/** The longest text that is packed. */
export const LONGEST_TEXT = 4095;

/** A text, by the smallest alphabet it is made of. */
export const text: Code<string> = {
  write: (to, words) => {
    const kind = ALPHABETS.findIndex((letters) =>
      Array.from(words).every((letter) => letters.includes(letter)),
    );
    to.put(kind + 1, ALPHABETS.length + 1);
    count(LONGEST_TEXT).write(to, words.length);
    const letters = ALPHABETS[kind];
    for (let index = 0; index < words.length; index++) {
      if (letters === undefined) to.put(words.charCodeAt(index), 0x10000);
      else to.put(letters.indexOf(words.charAt(index)), letters.length);
    }
  },
  read: (from) => {
    const letters = ALPHABETS[from.take(ALPHABETS.length + 1) - 1];
    return Array.from({ length: count(LONGEST_TEXT).read(from) }, () =>
      letters === undefined
        ? String.fromCharCode(from.take(0x10000))
        : letters.charAt(from.take(letters.length)),
    ).join('');
  },
};
