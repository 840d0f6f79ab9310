/** Loads the codec for a game's links. */
import type { Packer } from './link-text.ts';
import { SHELF } from '../shelf.ts';
import type { History } from '../../book/changes.ts';

export interface LoadedPacker extends Packer {
  /** All versions of its rules. */
  readonly history: History;
}

/** Loads a game's packer. Rejects when the network fails, and for a game that cannot be packed. */
export async function loadPacker(id: string): Promise<LoadedPacker> {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee?.packing === undefined) throw new Error(`${id} has no packing on the shelf`);
  const [game, form, packing, history] = await Promise.all([
    referee.game(),
    referee.form(),
    referee.packing(),
    referee.history?.(),
  ]);
  return { game, form, packing, history: history ?? [{ rules: game.rules, changed: [] }] };
}
