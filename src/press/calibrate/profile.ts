/** A printer as its owner calibrated it: what was read, and of which way of printing. Several may stand in one file. */
import { failed, ok, type Result } from '../../kit/result.ts';
import { FLIPS, type Flip, type Sides } from '../impose/options.ts';
import { PAPER_NAMES, type PaperName } from '../margins.ts';
import { readNumbers, type Readings } from './readings.ts';
import { TEST_SIDES, type Way } from './ways.ts';

export interface Profile extends Way {
  /** Chosen by its owner: printer, tray, paper. */
  readonly name: string;
  readonly readings: Readings;
}

export const LONGEST_NAME = 60;

/** Why a text holds no profiles. */
export type ProfileFault = 'unread' | 'newer' | 'damaged' | 'empty';

export const PROFILE_FAULTS: Readonly<Record<ProfileFault, string>> = {
  unread: 'This is no file of printer profiles.',
  newer: 'This file of printer profiles is from a later Fieldkit: bring this one up to date first.',
  damaged: 'A printer profile in this file is damaged: read its numbers off the test sheet again.',
  empty: 'There is no printer profile in this file.',
};

const FORMAT = 'fieldkit printer profiles';
const VERSION = 1;

/** Profiles as the text of a file. */
export const profilesText = (profiles: readonly Profile[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, profiles }, undefined, 2)}\n`;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const among = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

function profileIn(value: unknown): Profile | undefined {
  const { name, paper, sides, flip, readings } = fieldsOf(value);
  const [onPaper, way, edge] = [among(PAPER_NAMES, paper), among(TEST_SIDES, sides), among(FLIPS, flip)];
  const read = readNumbers(Array.isArray(readings) ? readings.map(String) : []);
  if (typeof name !== 'string' || name.trim() === '' || !onPaper || !way || !edge || !read.ok)
    return undefined;
  return {
    name: name.trim().slice(0, LONGEST_NAME),
    paper: onPaper,
    sides: way,
    flip: edge,
    readings: read.value,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The profiles in the text of a file; all of them or none. */
export function readProfiles(text: string): Result<readonly Profile[], ProfileFault> {
  const { format, version, profiles } = fieldsOf(parsed(text));
  if (format !== FORMAT || typeof version !== 'number' || !Array.isArray(profiles)) return failed(['unread']);
  if (version > VERSION) return failed(['newer']);
  const read = profiles.map(profileIn);
  const whole = read.flatMap((profile) => (profile ? [profile] : []));
  if (whole.length < read.length) return failed(['damaged']);
  return whole.length === 0 ? failed(['empty']) : ok(whole);
}

/** Whether what was read of one way of printing holds for another. */
export const holdsFor = (
  profile: Profile,
  { paper, sides, flip }: { readonly paper: PaperName; readonly sides: Sides; readonly flip: Flip },
): boolean =>
  profile.paper === paper && profile.sides === sides && (sides !== 'duplex' || profile.flip === flip);
