/**
 * Calibration profiles of printers: the readings, and the way of printing they are for. A file can hold
 * several.
 */
import { readJson } from '../../kit/untrusted-input.ts';
import { isObject } from '../../is-object.ts';
import { failed, ok, type Result } from '../../result.ts';
import { FLIPS, SIDES, type Flip, type Sides } from '../impose/plan/print-options.ts';
import { HOME_PAPERS, type PaperName } from '../papers.ts';
import { CALIBRATE_FAULTS } from './fault-words.ts';
import { readScaleNumbers, type PrintedScale } from './printed-scale.ts';
import { readNumbers, type Readings } from './scale-readings.ts';
import type { Way } from './print-methods.ts';

export interface Profile extends Way {
  /** Chosen by the owner: printer, tray, paper. */
  readonly name: string;
  readonly readings: Readings;
  /** How long it prints; left out, as long as it should, or not measured. */
  readonly scale?: PrintedScale;
}

export const LONGEST_NAME = 60;

/** Why a text has no valid profiles. */
export type ProfileFault = 'unread' | 'newer' | 'many' | 'damaged' | 'empty';

export const PROFILE_FAULTS: Readonly<Record<ProfileFault, string>> = CALIBRATE_FAULTS.profiles;

const FORMAT = 'fieldkit printer profiles';
const VERSION = 1;

/** Serializes profiles; `others` are unreadable entries, which are preserved. */
export const profilesText = (profiles: readonly Profile[], others: readonly unknown[] = []): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, profiles: [...profiles, ...others] }, undefined, 2)}\n`;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

const among = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

/** The measured scale of a profile; profiles of before it was measured have none. */
function scaleIn(value: unknown): ReturnType<typeof readScaleNumbers> {
  if (value === undefined) return ok(undefined);
  const { across, along } = fieldsOf(value);
  return readScaleNumbers([String(across), String(along)]);
}

function profileIn(value: unknown): Profile | undefined {
  const { name, paper, sides, flip, readings, scale } = fieldsOf(value);
  const [onPaper, way, edge] = [among(HOME_PAPERS, paper), among(SIDES, sides), among(FLIPS, flip)];
  const read = readNumbers(Array.isArray(readings) ? readings.map(String) : []);
  const measured = scaleIn(scale);
  if (typeof name !== 'string' || name.trim() === '' || !onPaper || !way || !edge || !read.ok || !measured.ok)
    return undefined;
  return {
    name: name.trim().slice(0, LONGEST_NAME),
    paper: onPaper,
    sides: way,
    flip: edge,
    readings: read.value,
    ...(measured.value && { scale: measured.value }),
  };
}

/** More profiles than anybody has. */
const MOST_PROFILES = 200;

/** The unvalidated entries of a profile file. */
function entriesIn(text: string): Result<readonly unknown[], ProfileFault> {
  const json = readJson(text);
  const { format, version, profiles } = fieldsOf(json.ok ? json.value : undefined);
  if (format !== FORMAT || typeof version !== 'number' || !Array.isArray(profiles)) return failed('unread');
  return version > VERSION ? failed('newer') : ok(profiles);
}

/** Parses a profile file; all profiles or none. */
export function readProfiles(text: string): Result<readonly Profile[], ProfileFault> {
  const entries = entriesIn(text);
  if (!entries.ok) return entries;
  if (entries.value.length > MOST_PROFILES) return failed('many');
  const read = entries.value.map(profileIn);
  const whole = read.flatMap((profile) => (profile ? [profile] : []));
  if (whole.length < read.length) return failed('damaged');
  return whole.length === 0 ? failed('empty') : ok(whole);
}

/** The profiles stored on a device: the readable ones, and the others, to be preserved with them. */
export interface ProfilesKept {
  readonly profiles: readonly Profile[];
  readonly others: readonly unknown[];
}

/** Parses stored profiles; null for text without profiles, or from a later version. */
export function profilesKept(text: string): ProfilesKept | null {
  const entries = entriesIn(text);
  if (!entries.ok) return null;
  const read = entries.value.map((entry) => ({ entry, profile: profileIn(entry) }));
  return {
    profiles: read.flatMap(({ profile }) => profile ?? []),
    others: read.flatMap(({ entry, profile }) => (profile ? [] : [entry])),
  };
}

/** Whether a profile applies to a way of printing. */
export const holdsFor = (
  profile: Profile,
  { paper, sides, flip }: { readonly paper: PaperName; readonly sides: Sides; readonly flip: Flip },
): boolean =>
  profile.paper === paper && profile.sides === sides && (sides !== 'duplex' || profile.flip === flip);
