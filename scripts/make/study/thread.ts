/** One of the threads that play a study: numbers of games come in, games go out. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from '../../../src/referee/study/study-plan.ts';
import { studyGame } from '../../../src/referee/study/study-game.ts';
import { studiedIn } from '../../cli/players.ts';
import { openShelf } from '../../cli/shelves.ts';

/** What a thread is told to begin with. */
export interface Told {
  readonly plan: Plan;
  /** The maker's shelf, if the game is not on the project's own. */
  readonly shelf?: string;
}

const { plan, shelf } = workerData as Told;
const studied = openShelf(shelf).then((games) => studiedIn(games, plan.game, plan.samples));

parentPort?.on('message', (n: number) => {
  void studied.then((game) => parentPort?.postMessage(studyGame(game, plan, n)));
});
