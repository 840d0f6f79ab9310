/** Runs the command as a player does, in a process of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIELDKIT = fileURLToPath(new URL('../../scripts/fieldkit.ts', import.meta.url));

/** The shelf with the made-up game, and the one with the games that cannot be made. */
export const MADE_UP = fileURLToPath(new URL('./shelf.ts', import.meta.url));
export const FAULTY = fileURLToPath(new URL('./faulty.ts', import.meta.url));

/** A command that does not end by itself is ended after so many milliseconds: the test fails on its status. */
const PATIENCE = 100_000;

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `fieldkit` to its end; a shelf of the tests is given among the words where it is wanted. */
export function fieldkit(...words: readonly string[]): Ran {
  const options = { encoding: 'utf8', timeout: PATIENCE, killSignal: 'SIGKILL' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIELDKIT, ...words], options);
  return { status, stdout, stderr };
}

/** Starts `fieldkit` and leaves it running. */
export const startFieldkit = (...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [FIELDKIT, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });

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
