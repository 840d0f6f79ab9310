/** The built-in opponent's own thread: an observation comes in, a move goes out. It is never sent a position. */
import { SAMPLES } from '../../referee/search/levels.ts';
import { opponentOf } from '../../referee/search/opponent.ts';
import { SHELF } from '../shelf.ts';

/** A question to the opponent. */
export interface Asks {
  readonly number: number;
  readonly game: string;
  readonly seen: unknown;
  readonly seed: string;
}

/** Its answer. */
export interface Answers {
  readonly number: number;
  readonly move: unknown;
}

addEventListener('message', ({ data }: MessageEvent<Asks>) => {
  // What fails here has to reach the page: a rejected promise alone would not.
  answer(data).catch(reportError);
});

async function answer({ number, game, seen, seed }: Asks): Promise<void> {
  const referee = SHELF.find(({ id }) => id === game)?.referee;
  if (referee === undefined) throw new Error(`${game} has no opponent`);
  const field = { game: await referee.game(), hints: (await referee.hints?.()) ?? {} };
  const decide = opponentOf(field, { samples: SAMPLES.sergeant });
  const answers: Answers = { number, move: decide(seen, seed) };
  postMessage(answers);
}
