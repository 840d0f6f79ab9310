/** The page's side of the opponent's worker: one question at a time, with callbacks. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Report } from '../../../referee/search/search.ts';
import type { Question, Request, Thought } from './opponent.worker.ts';

/** Callbacks of a question. */
export interface Ears {
  readonly progress: (done: number) => void;
  readonly decided: (report: Report<unknown>) => void;
  readonly failed: () => void;
}

/** A pending question. */
export interface Pending {
  readonly hurry: () => void;
  /** Cancels it: no callback is called any more. */
  readonly leave: () => void;
}

export interface Thinker {
  /** Starts the worker and loads a game, so that the first decision need not wait for that. */
  readonly ready: (game: string) => void;
  readonly ask: (question: Omit<Question, 'kind' | 'id'>, ears: Ears) => Pending;
  readonly end: () => void;
}

const startWorker = (): Worker =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' });

function thinker(): Thinker {
  let worker: Worker | null = null;
  let count = 0;
  const started = (): Worker => {
    if (worker !== null) return worker;
    const made = startWorker();
    // One that could not be loaded answers nothing: the next question starts another.
    made.addEventListener('error', () => {
      if (worker === made) worker = null;
    });
    worker = made;
    return made;
  };
  return {
    ready: (game) => started().postMessage({ kind: 'ready', game } satisfies Request),
    ask: (question, { progress, decided, failed }) => {
      const thread = started();
      const id = ++count;
      const send = (request: Request) => thread.postMessage(request);
      const hear = ({ data }: MessageEvent<Thought>) => {
        if (data.id !== id) return;
        if (data.kind === 'progress') progress(data.done);
        else decided(data.report);
      };
      thread.addEventListener('message', hear);
      thread.addEventListener('error', failed);
      send({ kind: 'question', id, ...question });
      return {
        hurry: () => send({ kind: 'hurry', id }),
        leave: () => {
          thread.removeEventListener('message', hear);
          thread.removeEventListener('error', failed);
          send({ kind: 'leave', id });
        },
      };
    },
    end: () => worker?.terminate(),
  };
}

/** A worker for the component's lifetime, started when a game against it begins. */
export function useThinker(): Thinker {
  const one = useMemo(thinker, []);
  useEffect(() => one.end, [one]);
  return one;
}
