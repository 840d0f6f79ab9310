/** The position that is being set up in the sandbox, as the device keeps it. */
import type { Draft } from '../../referee/table/editor.ts';
import { readJson } from '../../kit/input.ts';
import { keep, kept, putAside } from '../device/local-storage.ts';

/** The draft that the device keeps, if it keeps one. */
export function draftKept(game: string): Draft | null {
  const read = readJson(kept(game, 'sandbox/draft') ?? 'null');
  const isDraft = read.ok && typeof read.value === 'object' && !Array.isArray(read.value);
  return isDraft ? (read.value as Draft | null) : null;
}

/** Keeps a draft on the device; one that cannot be read is put aside before. */
export function keepDraft(game: string, draft: Draft): void {
  const text = kept(game, 'sandbox/draft');
  const isSafe = text === null || draftKept(game) !== null || putAside(game, 'sandbox/draft', text);
  if (isSafe) keep(game, 'sandbox/draft', JSON.stringify(draft));
}
