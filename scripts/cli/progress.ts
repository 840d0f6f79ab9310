/** Progress of a command on stderr: a bar on a terminal, otherwise a line for each step. */
import type { SingleBar } from 'cli-progress';
import { mention } from './terminal.ts';

export interface Progress {
  /** Begins a step of `total` units, ending the one before. */
  readonly step: (label: string, total: number) => void;
  /** Counts one unit; `note` is said beside it. */
  readonly tick: (note?: string) => void;
  /** Ends the last step, so that other output may follow. */
  readonly end: () => void;
}

export const SILENT: Progress = { step: () => undefined, tick: () => undefined, end: () => undefined };

const plain = (print: (line: string) => void): Progress => ({
  step: (label, total) => print(total > 1 ? `${label} (${total})` : label),
  tick: (note) => {
    if (note !== undefined) print(note);
  },
  end: () => undefined,
});

async function bars(stream: NodeJS.WriteStream): Promise<Progress> {
  // Loaded only for a terminal.
  const { SingleBar: Bar } = await import('cli-progress');
  const format = '{bar} {value}/{total} {label}';
  const newBar = () => new Bar({ format, stream, barsize: 24, clearOnComplete: true, hideCursor: false });
  let bar: SingleBar | undefined;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    step: (label, total) => {
      end();
      bar = newBar();
      bar.start(total, 0, { label });
    },
    tick: (note) => bar?.increment(1, note === undefined ? undefined : { label: note }),
    end,
  };
}

/** A progress display for a terminal, or plain lines for anything else. */
export async function progressFor(stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  if (stream.isTTY && process.env.CI === undefined) return bars(stream);
  return plain(mention);
}
