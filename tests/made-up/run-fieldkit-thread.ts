/** The command in a thread: runs the words that it is sent, and answers with the status and what was said. */
import { workerData, type MessagePort } from 'node:worker_threads';
import { atOnce } from './at-terminal.ts';
import type { Ran, Words } from './run-fieldkit.ts';

const { done, port } = workerData as { readonly done: Int32Array; readonly port: MessagePort };

async function answer({ words, input }: Words): Promise<void> {
  // As Node ends where nobody catches.
  const crashed = (error: unknown): Ran => ({
    status: 1,
    stdout: '',
    stderr: error instanceof Error ? `${error.stack}\n` : String(error),
  });
  port.postMessage(await atOnce(words, input === undefined ? null : [input]).catch(crashed));
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
}

port.on('message', (words: Words) => void answer(words));
