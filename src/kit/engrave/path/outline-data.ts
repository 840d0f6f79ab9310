/** Outlines as SVG path data: for pictures, and for hashes of what a picture shows. */
import type { Outline, Shape } from '../../face.ts';

const POINT = 0x2e;
const MINUS = 0x2d;
const SPACE = 0x20;
const ZERO = 0x30;

const TEXT = new TextDecoder();

/** A reused buffer: allocating one for each of thousands of short paths would be slow. */
let bytes = new Uint8Array(4096);

/**
 * Writes path data byte by byte: engraved art has half a million numbers, and string concatenation would be
 * slow. Numbers are hundredths, separated by a space only where necessary.
 */
function dataWriter() {
  let length = 0;
  // Whether the last number has a decimal point; undefined after a letter.
  let pointed: boolean | undefined;
  const put = (byte: number): void => {
    bytes[length++] = byte;
  };
  const whole = (value: number): void => {
    if (value > 9) whole(Math.floor(value / 10));
    put(ZERO + (value % 10));
  };
  /** Grows the buffer for one more letter or number. */
  const room = (): void => {
    if (length + 32 < bytes.length) return;
    const wider = new Uint8Array(2 * bytes.length);
    wider.set(bytes);
    bytes = wider;
  };
  return {
    data: (): string => TEXT.decode(bytes.subarray(0, length)),
    letter: (letter: string): void => {
      room();
      put(letter.charCodeAt(0));
      pointed = undefined;
    },
    number: (hundredths: number): void => {
      room();
      const size = Math.abs(hundredths);
      const rest = size % 100;
      // A sign, or a second point, starts a new number: ".5.25-3".
      if (hundredths < 0) put(MINUS);
      else if (pointed !== undefined && !(pointed && size > 0 && size < 100)) put(SPACE);
      if (size >= 100 || size === 0) whole((size - rest) / 100);
      if (rest > 0) {
        put(POINT);
        put(ZERO + Math.floor(rest / 10));
        if (rest % 10 > 0) put(ZERO + (rest % 10));
      }
      pointed = rest > 0;
    },
  };
}

const known = new WeakMap<Outline, string>();

/**
 * An outline as path data, relative except for the first move of each piece, so that pieces can be joined. A
 * smooth curve is written without its first control.
 */
function textOf({ steps, at }: Outline): string {
  const writer = dataWriter();
  let index = 0;
  // In hundredths: the pen, the start of its stroke and the last control point.
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let controlX = 0;
  let controlY = 0;
  let last = '';
  const command = (letter: string): void => {
    // After a relative move, a relative line is implied.
    const meant = letter === 'l' && last === 'm';
    if (letter === 'm' || (letter !== last && !meant)) writer.letter(letter);
    last = letter;
  };
  const next = (): number => at[index++] ?? 0;
  const goTo = (toX: number, toY: number): void => {
    x = toX;
    y = toY;
  };
  const pair = (toX: number, toY: number): void => {
    writer.number(toX - x);
    writer.number(toY - y);
  };
  const pairTo = (): void => {
    const toX = next();
    const toY = next();
    pair(toX, toY);
    goTo(toX, toY);
  };
  const start = (first: boolean): void => {
    if (first) {
      goTo(0, 0);
      writer.letter('M');
      last = 'M';
    } else command('m');
    pairTo();
    startX = x;
    startY = y;
  };
  const line = (): void => {
    const toX = next();
    const toY = next();
    if (toY === y) {
      command('h');
      writer.number(toX - x);
    } else if (toX === x) {
      command('v');
      writer.number(toY - y);
    } else {
      command('l');
      pair(toX, toY);
    }
    goTo(toX, toY);
  };
  /** Writes the short form of a curve whose first control mirrors the last one of its kind. */
  const curve = (whole: string, smooth: string): void => {
    const firstX = next();
    const firstY = next();
    const goesOn =
      (last === whole || last === smooth) && firstX === 2 * x - controlX && firstY === 2 * y - controlY;
    command(goesOn ? smooth : whole);
    if (!goesOn) pair(firstX, firstY);
    controlX = firstX;
    controlY = firstY;
    if (whole === 'c') {
      controlX = next();
      controlY = next();
      pair(controlX, controlY);
    }
    pairTo();
  };
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps.charAt(place);
    if (step === 'M' || step === 'm') start(step === 'M');
    else if (step === 'L') line();
    else if (step === 'C') curve('c', 's');
    else if (step === 'Q') curve('q', 't');
    else {
      command('z');
      goTo(startX, startY);
    }
  }
  return writer.data();
}

/** A shape's SVG path data, cached. */
export function dataOf(d: Shape['d']): string {
  if (typeof d === 'string') return d;
  const text = known.get(d) ?? textOf(d);
  known.set(d, text);
  return text;
}
