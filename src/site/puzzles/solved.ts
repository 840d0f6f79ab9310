/** The puzzles that are solved, as the device keeps them. */
import { readJson } from '../../kit/input.ts';
import { keep, kept } from '../device/local-storage.ts';

/** The ids of a game's solved puzzles; what cannot be read counts as none. */
export function solvedOf(game: string): ReadonlySet<string> {
  const read = readJson(kept(game, 'puzzles') ?? '[]');
  return new Set(
    read.ok && Array.isArray(read.value)
      ? read.value.filter((id): id is string => typeof id === 'string')
      : [],
  );
}

/** Keeps that one is solved, beside what another tab has kept. */
export const keepSolved = (game: string, id: string): boolean =>
  keep(game, 'puzzles', JSON.stringify([...new Set([...solvedOf(game), id])].sort()));
