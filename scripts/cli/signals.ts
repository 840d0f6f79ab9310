/** Signal handling: what happens when a command is stopped early. */
import { constants } from 'node:os';
import { discardAll } from '../make/output.ts';
import { mention } from './terminal.ts';

/** What has become of an interrupted run's files. */
const SENTENCES = {
  none: 'Interrupted.',
  discarded: 'Interrupted: nothing was changed.',
  whole: 'Interrupted: the files were already in their places.',
} as const;

/** The status of a command that its user breaks off, as by Ctrl+C. */
export const BROKEN_OFF = 128 + constants.signals.SIGINT;

type Ending = (signal: NodeJS.Signals) => number;

/** An interrupted run leaves no partial files; the exit status is that of a process ended by a signal. */
const breakOff: Ending = (signal) => {
  mention(`\n${SENTENCES[discardAll()]}`);
  return 128 + constants.signals[signal];
};

let end = breakOff;

/**
 * From now on a signal ends the process with the status that `ending` returns: for commands that only wait, and have no
 * work to interrupt.
 */
export function endWith(ending: () => number): void {
  end = ending;
}

export function listenForSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(end(signal)));
}
