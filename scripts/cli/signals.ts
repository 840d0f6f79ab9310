/** What happens when somebody ends a command early. */
import { discardAll } from '../make/out.ts';

/** A run that is broken off leaves nothing half written. */
function breakOff(): number {
  discardAll();
  console.error('\nInterrupted: nothing was changed.');
  return 2;
}

let end: () => number = breakOff;

/** From now on `ending` says the status to end with: a command that only waits is not broken off. */
export function endWith(ending: () => number): void {
  end = ending;
}

export function listenForSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(end()));
}
