/** Runs the command as a player does: in a process of its own, or where only its words count, in a thread of this one. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

const FIELDKIT = fileURLToPath(new URL('../../scripts/fieldkit.cjs', import.meta.url));

/** The shelf with the made-up game, and the one with the games that cannot be made. */
export const MADE_UP = fileURLToPath(new URL('./shelf.ts', import.meta.url));
export const FAULTY = fileURLToPath(new URL('./faults.ts', import.meta.url));

/** A command that does not end by itself is ended after so many milliseconds: the test fails on its status. */
const PATIENCE = 400_000;

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `fieldkit` to its end in a process; a shelf of the tests is given among the words where it is wanted. */
export function fieldkitProcess(...words: readonly string[]): Ran {
  const options = { encoding: 'utf8', timeout: PATIENCE, killSignal: 'SIGKILL' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIELDKIT, ...words], options);
  return { status, stdout, stderr };
}

/** What a thread is asked to run; without input a person sits at the keyboard. */
export interface Words {
  readonly words: readonly string[];
  readonly input?: string;
}

/** A thread of this file's process that has the command loaded, and runs it again and again. */
function startThread(): (words: Words) => Ran {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./run-fieldkit-thread.ts', import.meta.url), {
    workerData: { done, port: port2 },
    transferList: [port2],
    // What the test runner tells its own processes is nothing for a command.
    execArgv: [],
  });
  worker.unref();
  port1.unref();
  return (words) => {
    Atomics.store(done, 0, 0);
    port1.postMessage(words);
    const waited = Atomics.wait(done, 0, 0, PATIENCE);
    const answer = receiveMessageOnPort(port1) as { readonly message: Ran } | undefined;
    if (waited === 'timed-out' || !answer)
      throw new Error(`It did not end: fieldkit ${words.words.join(' ')}`);
    return answer.message;
  };
}

let thread: ((words: Words) => Ran) | undefined;

function inThread(words: Words): Ran {
  thread ??= startThread();
  return thread(words);
}

/** Runs `fieldkit` to its end in a thread: the same program and the same words, without a process for each. */
export const fieldkit = (...words: readonly string[]): Ran => inThread({ words });

/** The same, with a text piped in. */
export const fieldkitReading = (input: string, ...words: readonly string[]): Ran =>
  inThread({ words, input });

/** Starts `fieldkit` and leaves it running. */
export const startFieldkit = (...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [FIELDKIT, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });

/** The same in a folder, where a maker would type it: without what the test runner tells its own processes. */
export function startFieldkitIn(folder: string, ...words: readonly string[]): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE };
  return spawn(process.execPath, [FIELDKIT, ...words], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Resolves with what a process has said when `words` are among it. */
export function heard(child: ChildProcess, words: string | RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.search(words) >= 0) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`It ended without saying ${words.toString()}: ${said}`)));
  });
}

/** The status a process ends with. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

/** Does `work` with an empty folder that is gone afterwards. */
export async function inFolder(work: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file under a folder, by its path in it, in order. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
