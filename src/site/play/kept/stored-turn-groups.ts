/** Saves which moves one Go has played, so that undo treats them as one step after a reload too. */
import { readJson } from '../../../kit/untrusted-input.ts';
import { keep, kept } from '../../device/local-storage.ts';
import type { Play } from '../play.ts';
import { goneIn, type Gone, type SessionState } from '../session.ts';

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The saved groups, if they belong to a game with the same seed, and as far as the game reaches. */
export function goneKept(game: string, { head, history, words }: Play): readonly Gone[] {
  const read = readJson(kept(game, 'sandbox/gone') ?? '{}');
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return [];
  const { seed, gone } = read.value as Readonly<Record<string, unknown>>;
  if (seed !== head.seed || !Array.isArray(gone)) return [];
  return gone.flatMap((each: unknown): Gone[] => {
    const [from, to] = Array.isArray(each) ? (each as readonly unknown[]) : [];
    return isCount(from) && isCount(to) && from < to && to <= words.length
      ? [{ from, before: history.positions[from], to }]
      : [];
  });
}

export const keepGone = (game: string, { play, gone }: Pick<SessionState, 'play' | 'gone'>): void =>
  void keep(
    game,
    'sandbox/gone',
    JSON.stringify({ seed: play.head.seed, gone: goneIn({ play, gone }).map(({ from, to }) => [from, to]) }),
  );
