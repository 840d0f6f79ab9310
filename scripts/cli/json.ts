/** JSON that people hand in, by a pipe or in a file. */
import { readFileSync } from 'node:fs';
import { refusal } from './refusal.ts';

/** Where a text comes from, as it is named in a sentence. */
interface Source {
  readonly name: string;
  readonly text: string;
}

const STDIN = 0;

function readSource(file: string | undefined): Source {
  const piped = file === undefined || file === '-';
  if (piped && process.stdin.isTTY)
    throw refusal('Nothing is piped in: give the JSON by "< FILE", or see --help.');
  try {
    return { name: piped ? 'The input' : file, text: readFileSync(piped ? STDIN : file, 'utf8') };
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error ? reasonOf(String(error.code)) : 'it cannot be read';
    throw refusal(`${piped ? 'The input' : file} cannot be read: ${why}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

const reasonOf = (code: string): string => REASONS[code] ?? code;

/** The line and column, from 1, of a place in a text. */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

const fault = (text: string): string => {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

const BAD_TOKEN = /^Unexpected token/;

/** Where the text goes wrong. For a bad token no place is told; it is the end of the shortest beginning that has it. */
function wrongAt(text: string): number {
  const said = fault(text);
  const told = /at position (\d+)/.exec(said)?.[1];
  if (told !== undefined) return Number(told);
  if (!BAD_TOKEN.test(said)) return text.length;
  let [least, most] = [0, text.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (BAD_TOKEN.test(fault(text.slice(0, middle + 1)))) most = middle;
    else least = middle + 1;
  }
  return least;
}

function complaint({ name, text }: Source): string {
  if (text.trim() === '') return `${name} is empty: JSON is needed.`;
  const at = wrongAt(text);
  const place =
    at >= text.trimEnd().length ? 'at its end, where something is missing' : `at ${placeOf(text, at)}`;
  return `${name} is not JSON: it goes wrong ${place}.`;
}

/** The JSON of a file, or of what is piped in where no file (or "-") is named; a refusal where it is none. */
export function readJson(file?: string): unknown {
  const source = readSource(file);
  try {
    return JSON.parse(source.text);
  } catch {
    throw refusal(complaint(source));
  }
}
