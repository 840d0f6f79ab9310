/**
 * Numbers below a limit, one after another, as short text that any address may hold.
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

/** Takes digits, the first one first. */
export interface DigitsOut {
  /** A digit from 0 to radix - 1. @throws RangeError where it is none: what is written has to be sound. */
  readonly put: (digit: number, radix: number) => void;
  /** All digits as one number. */
  readonly number: () => bigint;
}

/** Gives digits back in the order they were put. Where there are no more, it gives 0: reading never fails. */
export interface DigitsIn {
  /** The next digit, from 0 to radix - 1. */
  readonly take: (radix: number) => number;
  /** Whether something is left that is not 0. */
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

/** The characters of base64url, in order: none of them means anything in an address. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A number as text, six bits a character, the lowest first; `length` fills up with zeros. */
export function toText(number: bigint, length = 0): string {
  let text = '';
  // Thirty bits at a time: large numbers are slow, small ones fast.
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

/** The number of a text; null where a character is none of ours. */
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
