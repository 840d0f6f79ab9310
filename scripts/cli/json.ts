/** Parses JSON from a pipe or a file. */
import { readJson as jsonIn, type JsonFault } from '../../src/kit/untrusted-input.ts';
import { readText, type Handed } from './read-input.ts';
import { refusal } from './command-error.ts';

/** Line and column, from 1, of an index in a text. */
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

/** Index of the error. A bad token comes without one: it is at the end of the shortest prefix with the same error. */
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

/** What people write there most who write JSON by hand; empty where it is something else. */
function reasonAt(text: string, at: number): string {
  if (/^\/[/*]/.test(text.slice(at))) return ': JSON has no comments';
  const isClosing = /^[\]}]/.test(text.slice(at)) && /,\s*$/.test(text.slice(0, at));
  return isClosing ? ': the comma before it is one too many' : '';
}

function complaint({ name, text }: Handed): string {
  if (text.trim() === '') return `${name} is empty: JSON is needed.`;
  const at = wrongAt(text);
  const place =
    at >= text.trimEnd().length ? 'at its end, where something is missing' : `at ${placeOf(text, at)}`;
  return `${name} is not JSON: it goes wrong ${place}${reasonAt(text, at)}.`;
}

/** The message for a text that is no JSON. */
export const noJson = (handed: Handed, fault: JsonFault | undefined): string =>
  fault === 'too deep'
    ? `${handed.name} cannot be read: its lists and objects stand too deep in each other.`
    : complaint(handed);

/** The JSON of a file, or of standard input without a file (or with "-"); throws a refusal if it is none. */
export async function readJson(file?: string): Promise<unknown> {
  const handed = await readText(file);
  const read = jsonIn(handed.text);
  if (read.ok) return read.value;
  throw refusal(noJson(handed, read.faults[0]));
}
