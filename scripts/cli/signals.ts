/** What happens when somebody ends a command early. */
import { constants } from 'node:os';
import { discardAll } from '../make/output.ts';
import { mention } from './terminal.ts';

/** What became of the files of a run that is broken off, as a sentence. */
const SENTENCES = {
  none: 'Interrupted.',
  discarded: 'Interrupted: nothing was changed.',
  whole: 'Interrupted: the files were already in their places.',
} as const;

type Ending = (signal: NodeJS.Signals) => number;

/** A run that is broken off leaves nothing half written; its status is that of a program which a signal ends. */
const breakOff: Ending = (signal) => {
  mention(`\n${SENTENCES[discardAll()]}`);
  return 128 + constants.signals[signal];
};

let end = breakOff;

/** From now on `ending` says the status to end with: a command that only waits is not broken off. */
export function endWith(ending: () => number): void {
  end = ending;
}

export function listenForSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(end(signal)));
}
