/** Runs a script of Fieldkit's in a process of its own, which ends with this one. */
import { spawn } from 'node:child_process';

export interface Ran {
  /** Null where a signal ended it. */
  readonly status: number | null;
  /** All that it said, on both outputs. */
  readonly said: string;
}

/** Runs Node with these words to the end. */
export async function runChild(
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (): void => void child.kill();
  process.once('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  process.off('exit', end);
  return { status, said: said.trim() };
}
