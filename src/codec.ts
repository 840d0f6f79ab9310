/**
 * A codec packs a value into digits and unpacks it again. Codecs combine, so that writing and reading cannot differ.
 *
 *     const tank = fields({ facing: oneOf(['north', 'south']), crew: whole(0, 3) });
 *
 * Reading never fails: any digits decode to some value of the right shape, which is not validated here.
 */
export interface Code<T> {
  /** @throws RangeError for a value that the codec cannot encode. */
  readonly write: (to: DigitsOut, thing: T) => void;
  readonly read: (from: DigitsIn) => T;
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number): Code<number> => ({
  write: (to, number) => to.put(number - least, most - least + 1),
  read: (from) => least + from.take(most - least + 1),
});

/** One of a few values, by index. */
export const oneOf = <const T>(things: readonly T[]): Code<T> => ({
  write: (to, thing) => to.put(things.indexOf(thing), things.length),
  read: (from) => things[from.take(things.length)] as T,
});

/** Maps a codec to another type. */
export const as = <Other, T>(
  code: Code<Other>,
  toOther: (thing: T) => Other,
  fromOther: (other: Other) => T,
): Code<T> => ({
  write: (to, thing) => code.write(to, toOther(thing)),
  read: (from) => fromOther(code.read(from)),
});

export const flag: Code<boolean> = oneOf([false, true]);

export const orNull = <T>(code: Code<T>): Code<T | null> => ({
  write: (to, thing) => {
    flag.write(to, thing !== null);
    if (thing !== null) code.write(to, thing);
  },
  read: (from) => (flag.read(from) ? code.read(from) : null),
});

/** An object, field by field in the order of `codes`. */
export function fields<T extends object>(codes: { readonly [Key in keyof T]: Code<T[Key]> }): Code<T> {
  const keys = Object.keys(codes) as (keyof T)[];
  return {
    write: (to, thing) => keys.forEach((key) => codes[key].write(to, thing[key])),
    read: (from) => Object.fromEntries(keys.map((key) => [key, codes[key].read(from)])) as T,
  };
}

/** A list of fixed length. */
export const times = <T>(count: number, code: Code<T>): Code<readonly T[]> => ({
  write: (to, things) => things.forEach((thing) => code.write(to, thing)),
  read: (from) => Array.from({ length: count }, () => code.read(from)),
});

/** A number up to `most` that is usually small: four bits below 15. */
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

/** A list of up to `most` items. */
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

/** An ordered selection without repeats: each item is its index among those not used yet. */
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

/** A subset of names, in their order. Names can be appended later without breaking earlier links. */
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
/** Alphabets from small to large: seeds, names, JSON. */
const ALPHABETS = ['0123456789-', "abcdefghijklmnopqrstuvwxyz0123456789 -/'", ASCII] as const;

/** The longest text that can be packed. */
export const LONGEST_TEXT = 4095;

/** A text, in the smallest alphabet that covers it. */
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

/**
 * Packs numbers below a limit into short URL-safe text (mixed radix).
 *
 * Digits of different radices make one large number, so that a choice among three takes log2(3) bits and not two.
 *
 *     const digits = digitsOut();
 *     digits.put(2, 3); // 2 of 0 to 2
 *     digits.put(6, 7);
 *     const back = digitsIn(fromText(toText(digits.number())) ?? 0n);
 *     back.take(3); // 2
 *     back.take(7); // 6
 */

/** Writes digits. */
export interface DigitsOut {
  /** Appends a digit from 0 to radix - 1. @throws RangeError for any other number. */
  readonly put: (digit: number, radix: number) => void;
  /** All digits as one number. */
  readonly number: () => bigint;
}

/** Reads digits in the order they were written. Past the end it returns 0: reading never fails. */
export interface DigitsIn {
  /** The next digit, from 0 to radix - 1. */
  readonly take: (radix: number) => number;
  /** Whether any unread digit is not 0. */
  readonly isLeft: () => boolean;
}

export function digitsOut(): DigitsOut {
  const digits: number[] = [];
  const radices: number[] = [];
  return {
    put: (digit, radix) => {
      if (!Number.isInteger(digit) || digit < 0 || digit >= radix)
        throw new RangeError(`${digit} is no digit of radix ${radix}`);
      digits.push(digit);
      radices.push(radix);
    },
    number: () =>
      digits.reduceRight((sum, digit, index) => sum * BigInt(radices[index] ?? 1) + BigInt(digit), 0n),
  };
}

export function digitsIn(number: bigint): DigitsIn {
  let rest = number;
  return {
    take: (radix) => {
      if (rest === 0n || radix < 2) return 0;
      const by = BigInt(radix);
      const digit = Number(rest % by);
      rest /= by;
      return digit;
    },
    isLeft: () => rest !== 0n,
  };
}

/** The base64url alphabet: URL-safe. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A number as text, six bits a character, lowest bits first, padded with zeros to `length`. */
export function toText(number: bigint, length = 0): string {
  let text = '';
  // In chunks of 30 bits, because bigint arithmetic is slow.
  for (let rest = number; rest > 0n; rest >>= 30n) {
    const isLast = rest >> 30n === 0n;
    let bits = Number(rest & 0x3fffffffn);
    for (let place = 0; place < 5 && (bits > 0 || !isLast); place++) {
      text += CHARACTERS.charAt(bits & 63);
      bits >>= 6;
    }
  }
  return text.padEnd(length, CHARACTERS[0]);
}

/** The number of a text; null where a character is not in the alphabet. */
export function fromText(text: string): bigint | null {
  let number = 0n;
  for (let end = text.length; end > 0; end -= 5) {
    const part = text.slice(Math.max(0, end - 5), end);
    let bits = 0;
    for (let index = part.length - 1; index >= 0; index--) {
      const value = CHARACTERS.indexOf(part.charAt(index));
      if (value < 0) return null;
      bits = bits * 64 + value;
    }
    number = (number << BigInt(6 * part.length)) | BigInt(bits);
  }
  return number;
}
