/** Runs the command cold and measures it from outside. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measurement.ts';

const FIELDKIT = fileURLToPath(new URL('../fieldkit.cjs', import.meta.url));
const PEAK = new URL('./peak.ts', import.meta.url).href;

/** Prints the same cards with react-pdf alone. */
export const BESIDE = fileURLToPath(new URL('./react-pdf-plain.ts', import.meta.url));

/** Makes the same pictures with sharp alone, from SVG. */
export const SHARP = fileURLToPath(new URL('./sharp-plain.ts', import.meta.url));

/** A shelf of games to measure with. */
export const PLAIN = fileURLToPath(new URL('./plain.ts', import.meta.url));

export interface Cold {
  readonly seconds: number;
  /** CPU seconds on all processors: more telling than elapsed time on a busy machine. */
  readonly work: number;
  /** Peak memory, MB. */
  readonly memory: number;
  /** Total size of the files made, bytes. */
  readonly bytes: number;
  readonly files: number;
}

function once(words: readonly string[], program: string): Cold {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-bench-'));
  try {
    const peak = join(folder, 'peak');
    const out = join(folder, 'print');
    const started = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', PEAK, program, ...words, '--out', out],
      { env: { ...process.env, PEAK_FILE: peak }, encoding: 'utf8' },
    );
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
    const files = globSync('**/*.{pdf,png,zip}', { cwd: out }).map((name) => statSync(join(out, name)).size);
    const bytes = files.reduce((sum, size) => sum + size, 0);
    const [held = NaN, work = NaN] = readFileSync(peak, 'utf8').split(' ').map(Number);
    return { seconds, work: work / 1e6, memory: held / 1024, bytes, files: files.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `fieldkit` for what it makes. */
export function makeFiles(words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [FIELDKIT, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
}

/**
 * Medians of several runs of `fieldkit`, or another program with `--out`, each in a new process; a first run is not
 * counted.
 */
export function cold(words: readonly string[], runs = 5, program = FIELDKIT): Cold {
  once(words, program);
  const all = Array.from({ length: runs }, () => once(words, program));
  const of = (part: keyof Cold) => median(all.map((each) => each[part]));
  return {
    seconds: of('seconds'),
    work: of('work'),
    memory: of('memory'),
    bytes: of('bytes'),
    files: of('files'),
  };
}
