/** The terminal: all input and output of commands goes through here. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { discardAll } from '../make/output.ts';
import { shownLine, shownText } from './terminal-text.ts';

export interface Terminal {
  /** Piped input; null if there is none. */
  readonly input: () => AsyncIterable<Uint8Array> | null;
  readonly out: (text: string) => void;
  readonly complain: (text: string) => void;
}

const OWN: Terminal = {
  input: () => (process.stdin.isTTY ? null : process.stdin),
  out: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
};

const others = new AsyncLocalStorage<Terminal>();

const terminal = (): Terminal => others.getStore() ?? OWN;

/** Runs `work` with another terminal than the process's. */
export const atTerminal = <Value>(other: Terminal, work: () => Value): Value => others.run(other, work);

/** Somebody who can answer a question. */
interface Person {
  readonly keyboard: NodeJS.ReadStream;
  readonly screen: NodeJS.WriteStream;
}

/** Whoever sits at the terminal; null where nobody can answer. */
export function attended(): Person | null {
  const { stdin: keyboard, stderr: screen, env } = process;
  if (others.getStore() || !keyboard.isTTY || !screen.isTTY) return null;
  return env['CI'] === undefined && env['TERM'] !== 'dumb' ? { keyboard, screen } : null;
}

/** Piped input; null if there is none. */
export const pipedIn = (): AsyncIterable<Uint8Array> | null => terminal().input();

/** Prints a result line on stdout. */
export const say = (text: string): void => terminal().out(`${shownText(text)}\n`);

/** Prints a message line on stderr. */
export const mention = (text: string): void => terminal().complain(`${shownText(text)}\n`);

/** Print prepared text, such as help, unescaped. */
export const writers = {
  writeOut: (text: string): void => terminal().out(shownText(text)),
  writeErr: (text: string): void => terminal().complain(shownText(text)),
};

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file would be larger than the system allows',
};

/** Ends the process when its output is closed or cannot be written. */
function endOn(error: NodeJS.ErrnoException): void {
  discardAll();
  // The reader has what it wanted: `fieldkit legal … | head -1` is no error.
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  process.stderr.write(
    shownLine(`What is to be said cannot be written: ${WHY[error.code ?? ''] ?? error.message}.`) + '\n',
  );
  process.exit(2);
}

/** From now on the process exits quietly when its output is closed. */
export function listenForBreaks(): void {
  process.stdout.on('error', endOn);
  // A closed stderr does no harm.
  process.stderr.on('error', () => undefined);
}
