/** The games put away on the device: named, to be opened again or deleted. */
import { readRecord, type GameRecord } from '../../referee/record.ts';
import { keep, kept } from '../keep.ts';

export interface GameKept {
  readonly id: string;
  readonly name: string;
  readonly record: GameRecord;
}

/** The games put away, the newest first; what cannot be read is passed over. */
export function gamesKept(game: string): readonly GameKept[] {
  return gamesIn(kept(game, 'sandbox/games') ?? '[]');
}

/** Puts them all away; whether the device could. */
export const keepGames = (game: string, games: readonly GameKept[]): boolean =>
  keep(game, 'sandbox/games', JSON.stringify(games));

function gamesIn(text: string): readonly GameKept[] {
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? list.flatMap(gameIn) : [];
  } catch {
    return [];
  }
}

function gameIn(value: unknown): readonly GameKept[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, record } = value as Readonly<Record<string, unknown>>;
  const read = readRecord(record);
  if (typeof id !== 'string' || typeof name !== 'string' || !read.ok) return [];
  return [{ id, name, record: read.value }];
}
