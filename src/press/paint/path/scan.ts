/** Scans path data character by character: engraved art has half a million numbers, so this is optimized. */

export interface Scanner {
  /** Whether only whitespace is left. */
  readonly atEnd: () => boolean;
  /** The next command; undefined where something else follows. */
  readonly letter: () => string | undefined;
  /** The next number. @throws where there is none. */
  readonly number: () => number;
  /** The next flag of an arc, which needs no space after it. @throws where there is none. */
  readonly flag: () => boolean;
  /** Throws, with the position. */
  readonly fail: () => never;
}

const SPACE = 0x20;
const COMMA = 0x2c;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
/** Whitespace: spaces, tabs and line ends. */
const isBlank = (code: number): boolean => code === SPACE || (code >= 0x09 && code <= 0x0d);

const COMMANDS = new Set('MmLlHhVvCcSsQqTtAaZz');
const EXPONENT = /[eE]([-+]?\d+)/y;

/** A scanner at the start of `d`. */
export function scanner(d: string): Scanner {
  let place = 0;
  const fail = (): never => {
    throw new Error(`path data cannot be read at character ${place}: "${d.slice(place, place + 20)}"`);
  };
  const skip = () => {
    let code = d.charCodeAt(place);
    while (isBlank(code) || code === COMMA) code = d.charCodeAt((place += 1));
    return code;
  };
  const exponent = (): number => {
    EXPONENT.lastIndex = place;
    const found = EXPONENT.exec(d)?.[1];
    if (found === undefined) return 0;
    place = EXPONENT.lastIndex;
    return Number(found);
  };
  return {
    fail,
    atEnd: () => {
      while (isBlank(d.charCodeAt(place))) place += 1;
      return place >= d.length;
    },
    letter: () => {
      skip();
      const letter = d.charAt(place);
      if (!COMMANDS.has(letter)) return undefined;
      place += 1;
      return letter;
    },
    number: () => {
      let code = skip();
      const start = place;
      const sign = code === MINUS ? -1 : 1;
      if (code === MINUS || code === PLUS) code = d.charCodeAt((place += 1));
      let digits = 0;
      let value = 0;
      let power = 0;
      for (; isDigit(code); code = d.charCodeAt((place += 1)), digits += 1) value = value * 10 + code - ZERO;
      if (code === POINT) {
        code = d.charCodeAt((place += 1));
        for (; isDigit(code); code = d.charCodeAt((place += 1)), digits += 1, power += 1)
          value = value * 10 + code - ZERO;
      }
      if (digits === 0) {
        place = start;
        return fail();
      }
      if (code === 0x65 || code === 0x45) power -= exponent();
      // Integers up to 15 digits are exact, so one division rounds like a decimal parser.
      return (sign * value) / 10 ** power;
    },
    flag: () => {
      const code = skip();
      if (code !== ZERO && code !== ZERO + 1) return fail();
      place += 1;
      return code !== ZERO;
    },
  };
}
