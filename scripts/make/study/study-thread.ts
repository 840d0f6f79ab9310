/** A worker thread of a study: receives numbers of games, posts games. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './study-plan.ts';
import { studyGame } from './study-game.ts';
import { studiedIn } from '../../cli/players.ts';
import { openShelf } from '../../cli/shelves.ts';

/** The initial data of a thread. */
export interface Told {
  readonly plan: Plan;
  /** Path of a maker's shelf, unless the game is on the project's own. */
  readonly shelf?: string;
}

const { plan, shelf } = workerData as Told;
const studied = openShelf(shelf).then((games) => studiedIn(games, plan.game, plan.samples));

parentPort?.on('message', (n: number) => {
  void studied.then((game) => parentPort?.postMessage(studyGame(game, plan, n)));
});
