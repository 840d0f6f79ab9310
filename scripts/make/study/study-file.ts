/** The files of studies: a plan, and a line for each game. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { refusal } from '../../cli/command-error.ts';
import { codeOf } from '../file-faults.ts';
import { isObject } from '../../../src/is-object.ts';
import { FORM, lineOf, type Plan, type StudyGame } from './study-plan.ts';

/** A parsed study file; `whole` is its text up to the last complete line. */
export interface StudyFile {
  readonly plan: Plan;
  readonly games: readonly StudyGame[];
  readonly whole: string;
}

/** The text of a file; null if it does not exist yet. */
export async function textOf(file: string): Promise<string | null> {
  try {
    if (!statSync(file).isFile()) throw refusal(`${file} is a folder or a device, and no file of a study.`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw codeOf(error) === '' ? error : refusal(`${file} cannot be read.`);
  }
}

/** The text of a file that has to be there. */
export async function writtenIn(file: string): Promise<string> {
  const text = await textOf(file);
  if (text === null) throw refusal(`${file} cannot be read: there is no such file.`);
  return text;
}

/**
 * Parses a study file, ignoring an incomplete last line. Returns a string where the file is invalid: the
 * reason.
 */
export function readStudy(text: string): StudyFile | string {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  const values = lines.map(valueOf);
  const bad = values.findIndex((value) => value === undefined);
  if (bad >= 0) return `line ${bad + 1} is no JSON`;
  const [plan, ...games] = values;
  if (!isPlan(plan)) return 'its first line does not say what is studied';
  if (plan.study !== FORM) return `it is written in form ${plan.study}, and this Fieldkit reads form ${FORM}`;
  const odd = games.findIndex((game) => !isGame(game));
  if (odd >= 0) return `line ${odd + 2} is no game`;
  return { plan, games: games.filter(isGame), whole };
}

/** The value of JSON; undefined for what is none. */
export function valueOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const isPlan = (value: unknown): value is Plan =>
  isObject(value) &&
  typeof value['study'] === 'number' &&
  typeof value['games'] === 'number' &&
  Array.isArray(value['players']) &&
  (value['study'] !== FORM || Array.isArray(value['vary']));

const isGame = (value: unknown): value is StudyGame =>
  isObject(value) &&
  ['n', 'of', 'moves'].every((part) => Number.isInteger(value[part])) &&
  ['seats', 'winners', 'kinds'].every((part) => Array.isArray(value[part])) &&
  isObject(value['decided']);

/**
 * Merges the files of one study, in the order of its games. Returns a string where they do not fit: the
 * reason.
 */
export function merged(files: ReadonlyMap<string, StudyFile>): StudyFile | string {
  const [first] = files;
  if (first === undefined) return 'there is nothing to merge';
  const [name, { plan }] = first;
  const games = new Map<number, { readonly file: string; readonly game: StudyGame }>();
  for (const [file, part] of files) {
    if (lineOf(part.plan) !== lineOf(plan)) return `${file} is a part of another study than ${name}`;
    for (const game of part.games) {
      const known = games.get(game.n);
      if (known !== undefined) return `game ${game.n} is in ${known.file} and in ${file}`;
      games.set(game.n, { file, game });
    }
  }
  const sorted = [...games.values()].map(({ game }) => game).toSorted((one, other) => one.n - other.n);
  return { plan, games: sorted, whole: lineOf(plan) + sorted.map(lineOf).join('') };
}
