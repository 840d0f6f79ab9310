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
