/** Lazily loads the position editor for the sandbox. */
import type { AnyForm } from '../../referee/erased-types.ts';
import type { Draft, Editing } from '../../referee/table/editor.ts';
import type { Readings } from '../../book/sentences.ts';
import { draftKept } from '../editor/draft-store.ts';
import type { Loaded } from '../play/load-game.ts';
import type { SetUp } from './set-up.tsx';

export interface Workshop {
  readonly SetUp: typeof SetUp;
  readonly editing: Editing;
  readonly form: AnyForm;
  readonly rulings: readonly Readings[];
  readonly first: Draft;
}

/** The editor with a position, or with the stored draft if null. Rejects when the network fails. */
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
