/**
 * The games put away on the device: named, to be opened again or deleted. Another page may have changed the list, and
 * it may hold what this one cannot read: every change is made to the list as it is then, and leaves all else in it.
 */
import { readJson } from '../../kit/input.ts';
import { isObject } from '../../is-object.ts';
import { keep, kept, putAside } from '../device/keepsakes.ts';

export interface GameKept {
  readonly id: string;
  readonly name: string;
  readonly record: RecordKept;
}

/** As much of a record as the list asks for; whoever opens it reads the rest. */
export interface RecordKept {
  readonly game: string;
  readonly moves: readonly unknown[];
  readonly seed?: unknown;
  readonly rules?: unknown;
  readonly options?: unknown;
}

/** The list, the newest game first. */
export interface GamesKept {
  readonly entries: readonly unknown[];
  /** Whether the device has it; else it is all that there is of it. */
  readonly isKept: boolean;
}

/** The list as the device has it now. A text that is no list is an entry that nobody can read. */
export function gamesKept(game: string): GamesKept {
  const text = kept(game, 'sandbox/games');
  if (text === null) return { entries: [], isKept: true };
  const read = readJson(text);
  return { entries: read.ok && Array.isArray(read.value) ? read.value : [text], isKept: true };
}

/** A record, as far as a list looks at it; null where it is none. */
export function recordKept(value: unknown): RecordKept | null {
  if (!isObject(value)) return null;
  const { game, moves, seed } = value;
  return typeof game === 'string' && Array.isArray(moves) ? { ...value, game, moves, seed } : null;
}

/** The same of the text that the device keeps. */
export function recordKeptIn(text: string): RecordKept | null {
  const read = readJson(text);
  return read.ok ? recordKept(read.value) : null;
}

/** The games that can be read. */
export const readable = ({ entries }: GamesKept): readonly GameKept[] => entries.flatMap(gameIn);

/** The list with a game put away. */
export const withGame =
  (game: GameKept) =>
  (entries: readonly unknown[]): readonly unknown[] => [game, ...without(game.id)(entries)];

/** The list without a game. */
export const without =
  (id: string) =>
  (entries: readonly unknown[]): readonly unknown[] =>
    entries.filter((entry) => idOf(entry) !== id);

/** The list with a game called otherwise. */
export const renamed =
  (id: string, name: string) =>
  (entries: readonly unknown[]): readonly unknown[] =>
    entries.map((entry) => (idOf(entry) === id ? { ...(entry as object), name } : entry));

/** Changes the list on the device; `before` is what the page had of it, for where the device keeps nothing. */
export function changeGames(
  game: string,
  before: GamesKept,
  change: (entries: readonly unknown[]) => readonly unknown[],
): GamesKept {
  const there = gamesKept(game).entries;
  const ids = new Set(there.map(idOf));
  const mine = before.isKept ? [] : before.entries.filter((entry) => !ids.has(idOf(entry)));
  const entries = change([...mine, ...there]);
  return { entries, isKept: keep(game, 'sandbox/games', JSON.stringify(entries)) };
}

/** An entry's id; undefined where it is none of ours. */
function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null
    ? (entry as Readonly<Record<string, unknown>>)['id']
    : entry;
}

/** Puts a game that cannot be opened where the page hands it out from; whether the device could. */
export function putUnread(game: string, text: string): boolean {
  const before = kept(game, 'sandbox/unread');
  if (before === text) return true;
  const isSafe = before === null || putAside(game, 'sandbox/unread', before);
  return isSafe && keep(game, 'sandbox/unread', text);
}

function gameIn(value: unknown): readonly GameKept[] {
  if (!isObject(value)) return [];
  const { id, name } = value;
  const record = recordKept(value['record']);
  return typeof id === 'string' && typeof name === 'string' && record !== null ? [{ id, name, record }] : [];
}
