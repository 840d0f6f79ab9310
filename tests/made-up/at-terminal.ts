/** Runs a command in this very process, at a terminal of its own; what it reads is given, what it says is kept. */
import { runWords } from '../../scripts/cli/program.ts';
import { atTerminal } from '../../scripts/cli/terminal.ts';
import type { Ran } from './run-fieldkit.ts';

async function* inPieces(pieces: readonly (Uint8Array | string)[]) {
  for (const piece of pieces) {
    // As a slow producer: each piece comes in a turn of its own.
    await new Promise((done) => setImmediate(done));
    yield typeof piece === 'string' ? Buffer.from(piece) : piece;
  }
}

/** Runs `fieldkit` to its end; without pieces of input a person sits at the keyboard. A fault of its own is thrown. */
export async function atOnce(
  words: readonly string[],
  input: readonly (Uint8Array | string)[] | null = null,
): Promise<Ran> {
  let [stdout, stderr] = ['', ''];
  const terminal = {
    input: () => (input === null ? null : inPieces(input)),
    out: (text: string) => void (stdout += text),
    complain: (text: string) => void (stderr += text),
  };
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await atTerminal(terminal, () => runWords(words));
    return { status: Number(process.exitCode), stdout, stderr };
  } finally {
    process.exitCode = before;
  }
}
