/** The command in a thread: runs the words that it is sent, and answers with the status and what was said. */
import { workerData, type MessagePort } from 'node:worker_threads';
import { runWords } from '../../scripts/cli/program.ts';

const { done, port } = workerData as { readonly done: Int32Array; readonly port: MessagePort };

type Write = typeof process.stdout.write;

/** Takes what is written to a stream from now on; gives it back when asked, and forgets it. */
function heardOn(stream: { write: Write }): () => string {
  let said = '';
  stream.write = (chunk: Uint8Array | string) => {
    said += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return () => {
    const all = said;
    said = '';
    return all;
  };
}

const stdout = heardOn(process.stdout);
const stderr = heardOn(process.stderr);

async function answer(words: readonly string[]): Promise<void> {
  process.exitCode = 0;
  // As Node ends where nobody catches.
  await runWords(words).catch((error: unknown) => {
    process.stderr.write(error instanceof Error ? `${error.stack}\n` : String(error));
    process.exitCode = 1;
  });
  port.postMessage({ status: process.exitCode, stdout: stdout(), stderr: stderr() });
  process.exitCode = 0;
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
}

port.on('message', (words: readonly string[]) => void answer(words));
