/** What a command is doing: a bar on a terminal, a plain line for each step elsewhere. Speaks on stderr. */
import type { SingleBar } from 'cli-progress';
import { mention } from './terminal.ts';

export interface Progress {
  /** Begins a step of `total` pieces of work; the step before it is over. */
  readonly step: (label: string, total: number) => void;
  /** One piece of work is done. */
  readonly tick: () => void;
  /** The last step is over; what follows may be printed. */
  readonly end: () => void;
}

export const SILENT: Progress = { step: () => undefined, tick: () => undefined, end: () => undefined };

const plain = (print: (line: string) => void): Progress => ({
  step: (label, total) => print(total > 1 ? `${label} (${total})` : label),
  tick: () => undefined,
  end: () => undefined,
});

async function bars(stream: NodeJS.WriteStream): Promise<Progress> {
  // Where nobody watches, none of it is read.
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
    tick: () => bar?.increment(),
    end,
  };
}

/** Progress for whoever started the command: a person at a terminal, or a file that keeps what was said. */
export async function progressFor(stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  if (stream.isTTY && process.env.CI === undefined) return bars(stream);
  return plain(mention);
}
