/**
 * Safe handling of untrusted input: URL fragments, files, and text from them. Its size is checked before it is parsed, and
 * parsing never throws, so that no input can hang a page or a command.
 *
 *     const read = readJson(text);
 *     console.log(read.ok ? read.value : `It is ${shown(text)}.`);
 */
import { failed, ok, type Result } from '../result.ts';

/** Limits in characters; far more than Fieldkit itself writes. */
export const MOST = {
  /** The fragment of a URL, after the `#`. */
  address: 65_536,
  /** A search term in a URL. */
  sought: 100,
  json: 4_000_000,
  /** The nesting depth of JSON. */
  depth: 64,
  /** A file size in bytes. */
  pdf: 16 * 2 ** 20,
} as const;

/** Percent-decodes a part of a URL; null where it is malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Characters that are invisible or change the text around them: control characters, direction marks, lone
 * surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Untrusted text for use in a sentence: truncated, with invisible characters escaped as "\u202e". */
export function shown(text: string, most = 60): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(UNSEEN, (unseen) => `\\u${(unseen.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** Why a text is not accepted as JSON. */
export type JsonFault = 'too long' | 'too deep' | 'broken';

export function readJson(text: string): Result<unknown, JsonFault> {
  if (text.length > MOST.json) return failed('too long');
  if (isDeep(text)) return failed('too deep');
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return failed('broken');
  }
}

/** Whether brackets nest deeper than the limit; those in strings do not count. Linear in the length. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') inText = !inText;
    else if (inText) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth++;
    else if (mark === ']' || mark === '}') depth--;
    if (depth > MOST.depth) return true;
  }
  return false;
}

/** A position where a text could end, and the brackets that would close it. */
interface Ending {
  readonly at: number;
  readonly closes: string;
}

/** Every position after a complete item of a list or object. Linear in the length. */
function endings(text: string): readonly Ending[] {
  const found: Ending[] = [];
  const open: string[] = [];
  const note = (at: number) => found.push({ at, closes: open.toReversed().join('') });
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (inText && mark === '\\') at++;
    else if (mark === '"') {
      inText = !inText;
      if (!inText && open.at(-1) === ']') note(at + 1);
    } else if (inText) continue;
    else if (mark === ',') note(at);
    else if (mark === '[' || mark === '{') {
      open.push(mark === '[' ? ']' : '}');
      note(at + 1);
    } else if (mark === ']' || mark === '}') {
      open.pop();
      note(at + 1);
    }
  }
  return found;
}

/**
 * Parses the longest valid beginning of broken JSON, with its lists and objects closed; undefined where there
 * is none.
 */
export function beginningOf(text: string): unknown {
  if (text.length > MOST.json || isDeep(text)) return undefined;
  const places = endings(text);
  const upTo = ({ at, closes }: Ending) => readJson(text.slice(0, at) + closes);
  // Binary search: if a prefix is invalid, so are all longer ones.
  let [least, most] = [0, places.length];
  let found: unknown;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const place = places[middle];
    const read = place === undefined ? failed() : upTo(place);
    if (read.ok) {
      found = read.value;
      least = middle + 1;
    } else most = middle;
  }
  return found;
}
