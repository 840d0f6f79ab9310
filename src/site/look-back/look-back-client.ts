/** The page's side of the worker that looks back and advises: a worker a question. */
import type { LookAnswer, LookRequest } from './look-back.worker.ts';

type Found = Exclude<LookAnswer, { readonly kind: 'progress' }>;

/** Callbacks of a question. */
interface Ears {
  readonly progress: (done: number) => void;
  readonly found: (answer: Found) => void;
  readonly failed: () => void;
}

/** Asks in a worker of its own; returns a function that ends it: no callback is called any more. */
export function askWorker(question: LookRequest, ears: Ears): () => void {
  const worker = new Worker(new URL('./look-back.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LookAnswer>) => {
    if (data.kind === 'progress') return ears.progress(data.done);
    ears.found(data);
    worker.terminate();
  });
  worker.addEventListener('error', () => {
    ears.failed();
    worker.terminate();
  });
  worker.postMessage(question);
  return () => worker.terminate();
}
