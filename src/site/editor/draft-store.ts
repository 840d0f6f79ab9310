/** Stores the position being set up in the sandbox. */
import type { Draft } from '../../referee/table/editor.ts';
import { readJson } from '../../kit/untrusted-input.ts';
import { keep, kept, putAside } from '../device/local-storage.ts';

export function draftKept(game: string): Draft | null {
  const read = readJson(kept(game, 'sandbox/draft') ?? 'null');
  const isDraft = read.ok && typeof read.value === 'object' && !Array.isArray(read.value);
  return isDraft ? (read.value as Draft | null) : null;
}

/** Stores a draft; an unreadable one in its place is moved aside first. */
export function keepDraft(game: string, draft: Draft): void {
  const text = kept(game, 'sandbox/draft');
  const isSafe = text === null || draftKept(game) !== null || putAside(game, 'sandbox/draft', text);
  if (isSafe) keep(game, 'sandbox/draft', JSON.stringify(draft));
}
