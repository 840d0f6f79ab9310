/**
 * The games put away on the device: named, to be opened again or deleted. Another page may have changed the list, and
 * it may hold what this one cannot read: every change is made to the list as it is then, and leaves all else in it.
 */
import { beginningOf, readJson } from '../../../kit/untrusted-input.ts';
import { isObject } from '../../../is-object.ts';
import { forgetAside, keep, kept, keptAside } from '../../device/local-storage.ts';
import type { Play } from '../play.ts';

/** A game of the list: a record that reaches its end as far as was known, or the text of one that does not, as it was. */
export type GameKept = {
  readonly id: string;
  readonly name: string;
} & ({ readonly record: RecordKept } | { readonly text: string });

/** An entry of the list as it is shown; whatever it is, it can be opened as far as it goes, saved and deleted. */
export interface GameListed {
  /** Names the entry. */
  readonly key: string;
  /** Null of one that has none to change. */
  readonly name: string | null;
  /** What is opened, and handed out. */
  readonly text: string;
  /** Whether it is known not to reach its end. */
  readonly isHurt: boolean;
}

/** As much of a record as the list asks for; whoever opens it reads the rest. */
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
  /** Whether the device has it; else it is all that there is of it. */
  readonly isKept: boolean;
}

/**
 * The list as the device has it now. A text that is no list is an entry by itself, beside those that it begins with, of
 * which the last may be cut short.
 */
export function gamesKept(game: string): GamesKept {
  const text = kept(game, 'sandbox/games');
  if (text === null) return { entries: [], isKept: true };
  const read = readJson(text);
  if (read.ok && Array.isArray(read.value)) return { entries: read.value, isKept: true };
  const begun = read.ok ? undefined : beginningOf(text);
  return { entries: [...(Array.isArray(begun) ? (begun as readonly unknown[]) : []), text], isKept: true };
}

/**
 * The same with what earlier pages set aside where nobody could open it: it goes into the list, and is forgotten there
 * once the device has it here.
 */
export function gamesTakenIn(game: string, entry: (text: string) => GameKept): GamesKept {
  let games = gamesKept(game);
  for (const text of keptAside(game, 'sandbox/unread')) {
    games = changeGames(game, games, withGame(entry(text)));
    if (games.isKept) forgetAside(game, 'sandbox/unread', text);
  }
  return games;
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

/** What two beginnings of games have to have in common for their moves to mean the same. */
const beginningOn = ({ seed = '', script, position }: Omit<RecordKept, 'game' | 'moves'>): string =>
  JSON.stringify([seed, script, position]);

/** Whether a game goes through all of some moves of another, and is lost with nothing if that is kept. */
export const goesThrough = (record: RecordKept, { head, words }: Pick<Play, 'head' | 'words'>): boolean =>
  beginningOn(record) === beginningOn(head) && words.every((move, at) => record.moves[at] === move);

/** Whether a game goes through all of the moves of a record. */
export const holdsAll = ({ head, words }: Pick<Play, 'head' | 'words'>, record: RecordKept): boolean =>
  beginningOn(record) === beginningOn(head) && record.moves.every((move, at) => words[at] === move);

/** Whether a game of the list that does not reach its end has all of another: it was on the table as far as it goes. */
export const isListed = ({ entries }: GamesKept, play: Pick<Play, 'head' | 'words'>): boolean =>
  entries.some((entry) => {
    const { text, isHurt } = shown(entry);
    if (!isHurt) return false;
    const read = readJson(text);
    const record = recordKept(read.ok ? read.value : beginningOf(text));
    return record !== null && goesThrough(record, play);
  });

/** The list as it is shown: all of it. */
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

/** The list with a game put away; what is there already is not there twice. */
export const withGame =
  (game: GameKept) =>
  (entries: readonly unknown[]): readonly unknown[] => {
    const others = without(game.id)(entries);
    const { text } = shown(game);
    return others.some((entry) => shown(entry).text === text) ? entries : [game, ...others];
  };

/** The list without an entry. */
export const without =
  (key: string) =>
  (entries: readonly unknown[]): readonly unknown[] =>
    entries.filter((entry) => keyOf(entry) !== key);

/** The list with a game called otherwise. */
export const renamed =
  (key: string, name: string) =>
  (entries: readonly unknown[]): readonly unknown[] =>
    entries.map((entry) => (keyOf(entry) === key && isObject(entry) ? { ...entry, name } : entry));

/** Changes the list on the device; `before` is what the page had of it, for where the device keeps nothing. */
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

/** What names an entry: its id, or all of it where it has none. */
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
