/** The numbers that somebody reads off the test sheet, and the text that they are typed, kept and shared as. */
import { failed, ok, type Result } from '../../result.ts';
import { CALIBRATE_FAULTS } from './fault-words.ts';
import { LANES, MEETS, SCALES } from './vernier.ts';

/** What the four scales read, in their order. */
export type Readings = readonly [number, number, number, number];

/** The readings of a printer whose backs meet. */
export const MEETING: Readings = [MEETS, MEETS, MEETS, MEETS];

/** The last lane and its last tick. */
export const MOST_READ = LANES - 0.1;

export type ReadingFault =
  /** Fewer or more numbers than scales. */
  | { readonly kind: 'count'; readonly count: number }
  /** A number that its scale cannot read; `given` as it was typed. */
  | { readonly kind: 'range'; readonly number: number; readonly given: string }
  /** Numbers that fit no printer: a turn in degrees, a scale of 1 where it is true. */
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

/** A number as it is typed, with a point or a comma; undefined where it is none or out of its scale. */
function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return /^\d+\.?\d*$/.test(plain) && number <= MOST_READ ? number : undefined;
}

/** Reads a number for each scale, each as it was typed. */
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

/** Reads "4.5,4.7,4.4,4.6". */
export const readReadings = (text: string): Result<Readings, ReadingFault> =>
  readNumbers(text.trim() === '' ? [] : text.split(','));

/** The text that `readReadings` reads. */
export const readingsText = (readings: Readings): string => readings.join(',');

/** Whether they say that backs meet as they are. */
export const isMeeting = (readings: Readings): boolean => readings.every((reading) => reading === MEETS);
