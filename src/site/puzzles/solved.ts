/** The solved puzzles, stored on the device. */
import { readJson } from '../../kit/untrusted-input.ts';
import { keep, kept } from '../device/local-storage.ts';

/** Ids of a game's solved puzzles; unreadable text counts as none. */
export function solvedOf(game: string): ReadonlySet<string> {
  const read = readJson(kept(game, 'puzzles') ?? '[]');
  return new Set(
    read.ok && Array.isArray(read.value)
      ? read.value.filter((id): id is string => typeof id === 'string')
      : [],
  );
}

/** Stores that a puzzle is solved, merged with what another tab has stored. */
export const keepSolved = (game: string, id: string): boolean =>
  keep(game, 'puzzles', JSON.stringify([...new Set([...solvedOf(game), id])].sort()));
