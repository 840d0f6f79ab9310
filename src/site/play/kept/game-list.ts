/**
 * The list of saved games on the device. Another page may change it at any time, and it may hold entries that this version
 * cannot parse: every change reads the list anew and leaves all other entries untouched.
 */
import { beginningOf, readJson } from '../../../kit/untrusted-input.ts';
import { isObject } from '../../../is-object.ts';
import { forgetAside, keep, kept, keptAside } from '../../device/local-storage.ts';
import type { Play } from '../play.ts';

/** A saved game: a record, or the original text of one that could be replayed only in part. */
export type GameKept = {
  readonly id: string;
  readonly name: string;
} & ({ readonly record: RecordKept } | { readonly text: string });

/** An entry of the list as the page shows it, readable or not. */
export interface GameListed {
  /** Identifies the entry. */
  readonly key: string;
  /** Null for an unreadable entry, which cannot be renamed. */
  readonly name: string | null;
  /** The text to open or to save as a file. */
  readonly text: string;
  /** Whether it is known to be unreadable, or readable only in part. */
  readonly isHurt: boolean;
}

/** The fields of a record that the list looks at; opening it validates the rest. */
export interface RecordKept {
  readonly game: string;
  readonly moves: readonly unknown[];
  readonly seed?: unknown;
  readonly script?: unknown;
  readonly position?: unknown;
  readonly rules?: unknown;
  readonly options?: unknown;
}

/** The list, the newest game first. */
export interface GamesKept {
  readonly entries: readonly unknown[];
  /** False if the device could not save it: then these entries exist only in this page. */
  readonly isKept: boolean;
}

/**
 * The list as it is saved now. If its text is damaged, the entries that can be parsed from its beginning come first, the
 * last perhaps cut short, then the whole text as one entry.
 */
export function gamesKept(game: string): GamesKept {
  const text = kept(game, 'sandbox/games');
  if (text === null) return { entries: [], isKept: true };
  const read = readJson(text);
  if (read.ok && Array.isArray(read.value)) return { entries: read.value, isKept: true };
  const begun = read.ok ? undefined : beginningOf(text);
  return { entries: [...(Array.isArray(begun) ? (begun as readonly unknown[]) : []), text], isKept: true };
}

/** Moves unreadable texts that earlier versions of the page stored elsewhere into the list. */
export function gamesTakenIn(game: string, entry: (text: string) => GameKept): GamesKept {
  let games = gamesKept(game);
  for (const text of keptAside(game, 'sandbox/unread')) {
    games = changeGames(game, games, withGame(entry(text)));
    if (games.isKept) forgetAside(game, 'sandbox/unread', text);
  }
  return games;
}

/** Parses a value as `RecordKept`; null if it is none. */
export function recordKept(value: unknown): RecordKept | null {
  if (!isObject(value)) return null;
  const { game, moves, seed } = value;
  return typeof game === 'string' && Array.isArray(moves) ? { ...value, game, moves, seed } : null;
}

/** Parses a text as `RecordKept`; null if it is none. */
export function recordKeptIn(text: string): RecordKept | null {
  const read = readJson(text);
  return read.ok ? recordKept(read.value) : null;
}

/** A key of how a game begins: the same moves after the same key lead to the same positions. */
const beginningOn = ({ seed = '', script, position }: Omit<RecordKept, 'game' | 'moves'>): string =>
  JSON.stringify([seed, script, position]);

/** Whether a record contains all moves of a game, so that nothing is lost if only the record is kept. */
export const goesThrough = (record: RecordKept, { head, words }: Pick<Play, 'head' | 'words'>): boolean =>
  beginningOn(record) === beginningOn(head) && words.every((move, at) => record.moves[at] === move);

/** Whether a game contains all moves of a record. */
export const holdsAll = ({ head, words }: Pick<Play, 'head' | 'words'>, record: RecordKept): boolean =>
  beginningOn(record) === beginningOn(head) && record.moves.every((move, at) => words[at] === move);

/** Whether a damaged entry of the list contains the whole of a game: the game is then what could be opened of it. */
export const isListed = ({ entries }: GamesKept, play: Pick<Play, 'head' | 'words'>): boolean =>
  entries.some((entry) => {
    const { text, isHurt } = shown(entry);
    if (!isHurt) return false;
    const read = readJson(text);
    const record = recordKept(read.ok ? read.value : beginningOf(text));
    return record !== null && goesThrough(record, play);
  });

export const listed = ({ entries }: GamesKept): readonly GameListed[] => entries.map(shown);

function shown(entry: unknown): GameListed {
  const game = gameIn(entry);
  const key = keyOf(entry);
  if (game === null)
    return { key, name: null, text: typeof entry === 'string' ? entry : JSON.stringify(entry), isHurt: true };
  const { name } = game;
  return 'text' in game
    ? { key, name, text: game.text, isHurt: true }
    : { key, name, text: JSON.stringify(game.record), isHurt: false };
}

/** Adds a game, unless an entry has the same text. */
export const withGame =
  (game: GameKept) =>
  (entries: readonly unknown[]): readonly unknown[] => {
    const others = without(game.id)(entries);
    const { text } = shown(game);
    return others.some((entry) => shown(entry).text === text) ? entries : [game, ...others];
  };

export const without =
  (key: string) =>
  (entries: readonly unknown[]): readonly unknown[] =>
    entries.filter((entry) => keyOf(entry) !== key);

export const renamed =
  (key: string, name: string) =>
  (entries: readonly unknown[]): readonly unknown[] =>
    entries.map((entry) => (keyOf(entry) === key && isObject(entry) ? { ...entry, name } : entry));

/** Changes the saved list. `before` is the list of the page: its entries are used if the device could not save them. */
export function changeGames(
  game: string,
  before: GamesKept,
  change: (entries: readonly unknown[]) => readonly unknown[],
): GamesKept {
  const there = gamesKept(game).entries;
  const keys = new Set(there.map(keyOf));
  const mine = before.isKept ? [] : before.entries.filter((entry) => !keys.has(keyOf(entry)));
  const entries = change([...mine, ...there]);
  return { entries, isKept: keep(game, 'sandbox/games', JSON.stringify(entries)) };
}

/** The key of an entry: its id, or its whole JSON if it has none. */
const keyOf = (entry: unknown): string =>
  isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : (JSON.stringify(entry) ?? '');

function gameIn(value: unknown): GameKept | null {
  if (!isObject(value)) return null;
  const { id, name, text } = value;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  if (typeof text === 'string') return { id, name, text };
  const record = recordKept(value['record']);
  return record === null ? null : { id, name, record };
}
