/** The players a game can be played by automatically, by their names in commands. */
import { makersFor, type Maker, type Studied } from '../make/study/study-game.ts';
import type { Shelf } from '../../src/book/shelf-game.ts';
import { refereeOf } from './referees.ts';
import { refusal } from './command-error.ts';

export type { Maker };

/** A game with all its players, the opponent's ranks first; `samples` overrides the ranks' own number of samples. */
export async function studiedIn(shelf: Shelf, id: string, samples: number | null = null): Promise<Studied> {
  const { game } = await refereeOf(shelf, id);
  // A maker's game may not have been type-checked.
  if (typeof game.observe !== 'function' || typeof game.resample !== 'function')
    throw refusal(
      `${game.id} has no observations (observe and resample in its rules): without them nobody can play it by themselves.`,
    );
  const { hints, players, design } = shelf.find((each) => each.id === game.id)?.referee ?? {};
  const [known, others, asked] = await Promise.all([hints?.(), players?.(), design?.()]);
  const makers = makersFor(game, known ?? {}, others ?? {}, samples);
  return { game, hints: known ?? {}, ...(asked && { design: asked }), makers };
}
