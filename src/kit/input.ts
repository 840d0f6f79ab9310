/**
 * What comes from outside: the end of an address, a file, words out of either. It is measured before anything is made
 * of it, and reading it never throws, so that nothing that comes in can hold a page or a command up.
 *
 *     const read = readJson(text);
 *     console.log(read.ok ? read.value : `It is ${shown(text)}.`);
 */
import { failed, ok, type Result } from '../result.ts';

/** The most that is read of it, in characters; far more than Fieldkit writes itself. */
export const MOST = {
  /** What stands behind the `#` of an address. */
  address: 65_536,
  /** What is sought by an address. */
  sought: 100,
  json: 4_000_000,
  /** How deep lists and objects of a JSON stand in each other. */
  depth: 64,
  /** In bytes, as of a file's size. */
  pdf: 16 * 2 ** 20,
} as const;

/** A text of an address without its percent signs; null where they are garbled. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Characters that show nothing, or turn what stands beside them: control characters, marks of direction, half ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A text that came in, as it can stand in a sentence: cut to a length, and what cannot be seen as "\u202e". */
export function shown(text: string, most = 60): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(UNSEEN, (unseen) => `\\u${(unseen.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** Why a text is no JSON that is read. */
export type JsonFault = 'too long' | 'too deep' | 'broken';

/** The JSON in a text. */
export function readJson(text: string): Result<unknown, JsonFault> {
  if (text.length > MOST.json) return failed('too long');
  if (isDeep(text)) return failed('too deep');
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return failed('broken');
  }
}

/** Whether brackets stand deeper in each other than is read; those in texts do not count. Each character is seen once. */
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

/** Where a text could end, and what closes there all that is open. */
interface Ending {
  readonly at: number;
  readonly closes: string;
}

/** Every place behind a whole part of a list or an object. Each character is seen once. */
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

/** What a broken JSON holds before the place where it breaks, its lists and objects closed there; undefined where that is nothing. */
export function beginningOf(text: string): unknown {
  if (text.length > MOST.json || isDeep(text)) return undefined;
  const places = endings(text);
  const upTo = ({ at, closes }: Ending) => readJson(text.slice(0, at) + closes);
  // Where a beginning is none, no longer one is.
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
