/** The numbers read off the test sheet, and their text form. */
import { failed, ok, type Result } from '../../result.ts';
import { CALIBRATE_FAULTS } from './fault-words.ts';
import { LANES, MEETS, SCALES } from './vernier.ts';

/** The readings of the four scales, in order. */
export type Readings = readonly [number, number, number, number];

/** The readings of a printer without error. */
export const MEETING: Readings = [MEETS, MEETS, MEETS, MEETS];

/** The highest possible reading. */
export const MOST_READ = LANES - 0.1;

export type ReadingFault =
  /** The wrong number of readings. */
  | { readonly kind: 'count'; readonly count: number }
  /** A number outside its scale; `given` as typed. */
  | { readonly kind: 'range'; readonly number: number; readonly given: string }
  /** An implausible result: a turn in degrees, and a scale factor. */
  | { readonly kind: 'wild'; readonly turn: number; readonly scale: number };

export function readingFaultSentence(fault: ReadingFault): string {
  const words = CALIBRATE_FAULTS.readings;
  switch (fault.kind) {
    case 'count':
      return words.count(SCALES.length, fault.count);
    case 'range':
      return fault.given === ''
        ? words.missing(fault.number, MOST_READ)
        : words.range(fault.number, MOST_READ, fault.given);
    case 'wild':
      return words.wild(Math.abs(fault.turn).toFixed(1), (fault.scale * 100).toFixed(1));
  }
}

/** Parses a number with a decimal point or comma; undefined where it is invalid or outside the scale. */
function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return /^\d+\.?\d*$/.test(plain) && number <= MOST_READ ? number : undefined;
}

/** Parses one typed number for each scale. */
export function readNumbers(typed: readonly string[]): Result<Readings, ReadingFault> {
  const [one, two, three, four, ...more] = typed;
  if (one === undefined || two === undefined || three === undefined || four === undefined || more.length > 0)
    return failed({ kind: 'count', count: typed.length });
  const faults = typed.flatMap((given, index): ReadingFault[] =>
    numberIn(given) === undefined ? [{ kind: 'range', number: index + 1, given: given.trim() }] : [],
  );
  if (faults.length > 0) return failed(...faults);
  const read = (text: string) => numberIn(text) ?? MEETS;
  return ok([read(one), read(two), read(three), read(four)]);
}

/** Parses "4.5,4.7,4.4,4.6". */
export const readReadings = (text: string): Result<Readings, ReadingFault> =>
  readNumbers(text.trim() === '' ? [] : text.split(','));

/** The inverse of `readReadings`. */
export const readingsText = (readings: Readings): string => readings.join(',');

/** Whether there is no error to correct. */
export const isMeeting = (readings: Readings): boolean => readings.every((reading) => reading === MEETS);
