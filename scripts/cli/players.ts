/** Who plays a game by themselves, by the names that commands know. */
import { makersFor, type Maker, type Studied } from '../../src/referee/study/study-game.ts';
import type { Shelf } from '../../src/book/shelf-game.ts';
import { refereeOf } from './referees.ts';
import { refusal } from './refusal.ts';

export type { Maker };

/** A game with everybody who plays it, the ranks of the opponent first; `samples` are those of the ranks, where they are not their own. */
export async function studiedIn(shelf: Shelf, id: string, samples: number | null = null): Promise<Studied> {
  const { game } = await refereeOf(shelf, id);
  // A maker's game is not checked by a compiler.
  if (typeof game.observe !== 'function' || typeof game.resample !== 'function')
    throw refusal(
      `${game.id} has no observations (observe and resample in its rules): without them nobody can play it by themselves.`,
    );
  const { hints, players, design } = shelf.find((each) => each.id === game.id)?.referee ?? {};
  const [known, others, asked] = await Promise.all([hints?.(), players?.(), design?.()]);
  const makers = makersFor(game, known ?? {}, others ?? {}, samples);
  return { game, ...(asked && { design: asked }), makers };
}
