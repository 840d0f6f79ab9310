/** The arguments of `--correct` and `--scale`: numbers of a test sheet, or a file saved by the print desk. */
import { existsSync } from 'node:fs';
import { ENGLISH } from '../../src/language.ts';
import { readScale, scaleFaultSentence, type PrintedScale } from '../../src/press/calibrate/printed-scale.ts';
import { misfitToCorrect, type Misfit } from '../../src/press/calibrate/registration-error.ts';
import { holdsFor, PROFILE_FAULTS, readProfiles, type Profile } from '../../src/press/calibrate/profile.ts';
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

/** The only profile in a file. */
async function profileInFile(path: string): Promise<Profile> {
  if (!existsSync(path)) throw refusal(`There is no printer profile at ${path}.`);
  const read = readProfiles((await readText(path)).text);
  if (!read.ok) throw refusalOf(read.faults.map((fault) => `${path}: ${PROFILE_FAULTS[fault]}`));
  const [profile, ...others] = read.value;
  if (!profile || others.length > 0)
    throw refusal(
      `${path} holds the profiles ${ENGLISH.and(read.value.map(({ name }) => `“${name}”`))}: save the one to print with by itself.`,
    );
  return profile;
}

/** The profile in a file, which must match how the run prints. */
async function profileForRun(path: string, { paper, sides, flip }: Ways): Promise<Profile> {
  const profile = await profileInFile(path);
  const isOther = paper.some((each) =>
    sides.some((way) => !holdsFor(profile, { paper: each, sides: way, flip })),
  );
  if (isOther)
    throw refusal(
      `“${profile.name}” was read off a test sheet of ${wayWords(profile)}: print in that way, or read another test sheet.`,
    );
  return profile;
}

const isFile = (text: string): boolean => existsSync(text) || text.endsWith('.json');

/** What a run corrects: backs that do not meet their fronts, and lengths. */
export interface Correction {
  readonly misfit?: Misfit;
  readonly scale?: PrintedScale;
}

function misfitOfReadings(readings: Readings): Pick<Correction, 'misfit'> {
  const misfit = misfitToCorrect(readings);
  if (!misfit.ok) throw refusalOf(misfit.faults.map(readingFaultSentence));
  return misfit.value ? { misfit: misfit.value } : {};
}

/** The correction of `--correct`: four numbers for the backs, or a profile, which may have measured lengths, too. */
async function correctionIn(text: string, ways: Ways): Promise<Correction> {
  if (isFile(text)) {
    const { readings, scale } = await profileForRun(text, ways);
    return { ...misfitOfReadings(readings), ...(scale && { scale }) };
  }
  const read = readReadings(text);
  if (!read.ok) throw refusalOf(read.faults.map(readingFaultSentence));
  return misfitOfReadings(read.value);
}

/** The scale of `--scale`: two measured numbers, or a profile; undefined where lengths come out true. */
export async function scaleIn(text: string): Promise<PrintedScale | undefined> {
  if (isFile(text)) return (await profileInFile(text)).scale;
  const read = readScale(text);
  if (!read.ok) throw refusalOf(read.faults.map(scaleFaultSentence));
  return read.value;
}

/** What the options of a run ask to correct; a scale of its own goes before that of a profile. */
export async function correctionsIn(
  { correct, scale }: { readonly correct?: string; readonly scale?: string },
  ways: Ways,
): Promise<Correction> {
  const { misfit, scale: ofProfile } = correct === undefined ? {} : await correctionIn(correct, ways);
  const measured = scale === undefined ? ofProfile : await scaleIn(scale);
  return { ...(misfit && { misfit }), ...(measured && { scale: measured }) };
}
