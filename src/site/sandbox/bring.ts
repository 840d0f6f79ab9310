/** What the sandbox brings only when it is asked for: the editor of positions, and the sheet of the score. */
import type { AnyForm } from '../../referee/any.ts';
import type { Draft, Editing } from '../../referee/editing.ts';
import type { Readings } from '../../book/sentences.ts';
import { readJson } from '../../kit/incoming.ts';
import { keep, kept, putAside } from '../keep.ts';
import type { Loaded } from './load.ts';
import type { SetUp } from './set-up.tsx';

export interface Workshop {
  readonly SetUp: typeof SetUp;
  readonly editing: Editing;
  readonly form: AnyForm;
  readonly rulings: readonly Readings[];
  readonly first: Draft;
}

/** The editor, with a position or, where null is given, with the draft that the device keeps. It fails with the network. */
export async function bringWorkshop(loaded: Loaded, position: unknown): Promise<Workshop> {
  if (loaded.editing === null) throw new Error(`${loaded.game.id} has no editor`);
  const [{ SetUp }, editing, form, rulings] = await Promise.all([
    import('./set-up.tsx'),
    loaded.editing(),
    loaded.form(),
    loaded.rulings?.() ?? [],
  ]);
  const first = position === null ? draftKept(loaded.game.id) : (form.write(position) as Draft);
  return { SetUp, editing, form, rulings, first: first ?? {} };
}

/** What shows the score at the end. It fails with the network, and for a game without a score pad. */
export async function bringFinal({ game, pad, sentences }: Loaded) {
  if (pad === null) throw new Error(`${game.id} has no score pad`);
  const [{ Final }, brought, quoted] = await Promise.all([import('./final.tsx'), pad(), sentences()]);
  return { Final, pad: brought, sentences: quoted };
}

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
