/** Where a command reads and speaks: all that it says goes through here. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { discardAll } from '../make/output.ts';
import { shownLine, shownText } from './terminal-text.ts';

export interface Terminal {
  /** What is piped in; null where nothing is, and a person sits at the keyboard. */
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

/** Does `work` at another terminal than the process's own. */
export const atTerminal = <Value>(other: Terminal, work: () => Value): Value => others.run(other, work);

/** What is piped in. */
export const pipedIn = (): AsyncIterable<Uint8Array> | null => terminal().input();

/** Says what a command was asked for, on stdout, and ends the line. */
export const say = (text: string): void => terminal().out(`${shownText(text)}\n`);

/** Tells a person what is going on, on stderr, and ends the line. */
export const mention = (text: string): void => terminal().complain(`${shownText(text)}\n`);

/** Writes what somebody else put into words, such as help, as it is. */
export const writers = {
  writeOut: (text: string): void => terminal().out(shownText(text)),
  writeErr: (text: string): void => terminal().complain(shownText(text)),
};

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file would be larger than the system allows',
};

/** Ends the process where nobody reads on, or what it says cannot be written. */
function endOn(error: NodeJS.ErrnoException): void {
  discardAll();
  // Whoever reads has what they wanted: `fieldkit legal … | head -1` is no fault.
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  process.stderr.write(
    shownLine(`What is to be said cannot be written: ${WHY[error.code ?? ''] ?? error.message}.`) + '\n',
  );
  process.exit(2);
}

/** From now on the process ends in peace where its own output breaks off. */
export function listenForBreaks(): void {
  process.stdout.on('error', endOn);
  // Who does not hear complaints misses nothing else.
  process.stderr.on('error', () => undefined);
}
