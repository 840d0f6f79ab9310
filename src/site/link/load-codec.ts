/** Brings what packing a game of the shelf takes. */
import type { Packer } from '../../referee/codec/record.ts';
import { SHELF } from '../shelf.ts';
import type { History } from '../../book/changes.ts';

export interface LoadedPacker extends Packer {
  /** The versions that its rules have had. */
  readonly history: History;
}

/** The packer of a game. It fails where the network does, and for a game without a packing. */
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
