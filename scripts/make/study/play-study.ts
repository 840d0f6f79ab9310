/** Plays the games of a study, here or in threads. They arrive in order, whoever played them. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Result } from '../../../src/result.ts';
import type { Plan, StudyGame } from './study-plan.ts';
import { studyGame, type Studied } from './study-game.ts';
import { refusal } from '../../cli/command-error.ts';
import type { Told } from './study-thread.ts';

/** One per core. */
export const USUAL_WORKERS = availableParallelism();

/** Called with each game, once it and all earlier ones are ready. */
type Take = (game: StudyGame) => void;

const gameOf = (played: Result<StudyGame, string>): StudyGame => {
  if (played.ok) return played.value;
  throw refusal(`The study cannot be played: ${played.faults.join('; ')}.`);
};

/** Plays games `from` to `to` in this thread. */
export async function playHere(
  studied: Studied,
  plan: Plan,
  from: number,
  to: number,
  take: Take,
): Promise<void> {
  roomier();
  for (let n = from; n <= to; n++) {
    take(gameOf(studyGame(studied, plan, n)));
    await setImmediate();
  }
}

/** Plays them in `count` threads; each takes the next game not yet started. */
export async function playInThreads(
  told: Told,
  count: number,
  from: number,
  to: number,
  take: Take,
): Promise<void> {
  roomier();
  const waiting = new Map<number, StudyGame>();
  let begun = from;
  let next = from;
  const takeReady = (): void => {
    for (let game = waiting.get(next); game !== undefined; game = waiting.get(next)) {
      waiting.delete(next++);
      take(game);
    }
  };
  const play = (thread: Worker): Promise<void> =>
    new Promise((done, fail) => {
      const goOn = () => {
        if (begun > to) done();
        else thread.postMessage(begun++);
      };
      thread.on('error', fail);
      thread.on('message', (played: Result<StudyGame, string>) => {
        try {
          const game = gameOf(played);
          waiting.set(game.n, game);
          takeReady();
          goOn();
        } catch (error) {
          fail(error as Error);
        }
      });
      goOn();
    });
  const threads = Array.from({ length: Math.min(count, to - from + 1) }, () => startThread(told));
  try {
    await Promise.all(threads.map(play));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

const startThread = (told: Told): Worker =>
  new Worker(new URL('./study-thread.ts', import.meta.url), { workerData: told });

/**
 * Enlarges V8's young generation, unlike for other commands: search data live too long for a small one, and copying
 * them takes half of the time. Worker threads inherit the setting.
 */
export function roomier(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--min-semi-space-size=16');
}
