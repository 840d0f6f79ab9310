/** The argument of `--correct`: readings of a test sheet, or a file saved by the print desk. */
import { existsSync } from 'node:fs';
import { ENGLISH } from '../../src/language.ts';
import { misfitToCorrect, type Misfit } from '../../src/press/calibrate/registration-error.ts';
import { holdsFor, PROFILE_FAULTS, readProfiles } from '../../src/press/calibrate/profile.ts';
import {
  readingFaultSentence,
  readReadings,
  type Readings,
} from '../../src/press/calibrate/scale-readings.ts';
import { wayWords } from '../../src/press/calibrate/print-methods.ts';
import type { Flip, Sides } from '../../src/press/impose/plan/print-options.ts';
import type { PaperName } from '../../src/press/papers.ts';
import { readText } from '../cli/read-input.ts';
import { refusal, refusalOf } from '../cli/command-error.ts';

/** How a run prints. */
interface Ways {
  readonly paper: readonly PaperName[];
  readonly sides: readonly Sides[];
  readonly flip: Flip;
}

/** The readings of the only profile in a file, which must match how the run prints. */
async function readingsInFile(path: string, { paper, sides, flip }: Ways): Promise<Readings> {
  if (!existsSync(path)) throw refusal(`There is no printer profile at ${path}.`);
  const read = readProfiles((await readText(path)).text);
  if (!read.ok) throw refusalOf(read.faults.map((fault) => `${path}: ${PROFILE_FAULTS[fault]}`));
  const [profile, ...others] = read.value;
  if (!profile || others.length > 0)
    throw refusal(
      `${path} holds the profiles ${ENGLISH.and(read.value.map(({ name }) => `“${name}”`))}: save the one to print with by itself.`,
    );
  const isOther = paper.some((each) =>
    sides.some((way) => !holdsFor(profile, { paper: each, sides: way, flip })),
  );
  if (isOther)
    throw refusal(
      `“${profile.name}” was read off a test sheet of ${wayWords(profile)}: print in that way, or read another test sheet.`,
    );
  return profile.readings;
}

async function readingsIn(text: string, ways: Ways): Promise<Readings> {
  if (existsSync(text) || text.endsWith('.json')) return readingsInFile(text, ways);
  const read = readReadings(text);
  if (!read.ok) throw refusalOf(read.faults.map(readingFaultSentence));
  return read.value;
}

/** The misalignment to correct; undefined if backs line up. */
export async function misfitIn(text: string, ways: Ways): Promise<Misfit | undefined> {
  const misfit = misfitToCorrect(await readingsIn(text, ways));
  if (!misfit.ok) throw refusalOf(misfit.faults.map(readingFaultSentence));
  return misfit.value;
}
