/** Starts a press in a worker, which then loads its scripts and fonts. */
import type { Answers } from './print.worker.ts';

export function startPress(hear: (answers: MessageEvent<Answers>) => void, fail: () => void): Worker {
  const press = new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' });
  press.addEventListener('message', hear);
  press.addEventListener('error', fail);
  return press;
}
