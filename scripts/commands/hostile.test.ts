/**
 * Five hundred hostile inputs: each ends soon, with a sentence and a documented exit status, prints nothing a terminal
 * would interpret, and leaves files as they were.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { filesIn, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';
import { countRuns } from '../../tests/run-counts.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'fieldkit-hostile-'));
const OUT = join(FOLDER, 'out');

/** Files with misleading contents. */
const FILES: Readonly<Record<string, Uint8Array | string>> = {
  empty: '',
  'junk.pdf': `%PDF-1.7\n${'<< /FKIT_Printed 1 0 R >> 1 0 obj << >> stream\n'.repeat(100_000)}`,
  'bomb.pdf': '/FKIT_Printed 1 0 R\n1 0 obj\n<< /Length 9 >>\nstream\nx\nendstream',
  'deep.json': '['.repeat(500_000),
  'long.json': JSON.stringify(Array.from({ length: 90_000 }, (_, index) => index)),
  'huge.json': Buffer.alloc(1_000_001, 0x20),
  'latin1.json': Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]),
  'utf16.json': Buffer.from('\ufeff{}', 'utf16le'),
  'bom.json': '\ufeff{}',
  'binary.ts': Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
  'profiles.json': JSON.stringify({ format: 'fieldkit printer profiles', version: 1, profiles: [{}] }),
};

beforeAll(() => {
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), content);
  mkdirSync(join(FOLDER, 'folder'));
  mkdirSync(join(OUT, 'stepping-stones'), { recursive: true });
  writeFileSync(join(OUT, 'stepping-stones/mine.txt'), 'mine');
  symlinkSync('circle', join(FOLDER, 'circle'));
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const path = fc.constantFrom(
  ...[...Object.keys(FILES), 'folder', 'circle', 'none', 'out'].map((name) => join(FOLDER, name)),
  '/dev/zero',
  '/dev/null',
  '/dev/full',
  '/',
  '',
  '.',
  '~',
  'x'.repeat(300),
  'x/'.repeat(3000),
  '-',
);

const NASTY = [
  '',
  ' ',
  '-',
  '--',
  '-1',
  '0',
  '1e999',
  'NaN',
  '0x10',
  ',',
  ',,a4,',
  '__proto__',
  'constructor',
  'toString',
  '../../etc',
  '%0d%0a',
  '$(id)',
  '\u001b[2J\u001b[31m',
  '\u009b31m',
  '\r\n\u0007\b',
  '\u202eevil',
  '\ud800',
  'x'.repeat(50_000),
  '𝕏'.repeat(2000),
  '(((((((((((((((((((((((((((((',
];

/** A command line cannot contain NUL. */
const words = fc
  .oneof(
    fc.constantFrom(...NASTY),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ maxLength: 20 }),
  )
  .map((text) => text.replaceAll('\0', ' '));

const number = fc.oneof(words, fc.integer().map(String), fc.double().map(String));

/** Values of wrong types, with keys such as `__proto__`. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  words,
  fc.constantFrom<unknown>(1e308, -0, Number.MAX_SAFE_INTEGER, [], {}, null, true, Array(2000).fill(0)),
  fc.array(words, { maxLength: 30 }),
  fc.dictionary(fc.constantFrom('red', 'gray', 'o', 'w1n1', '__proto__', 'at', 'kind'), fc.jsonValue()),
);

const FIELDS = ['soldiers', 'cards', 'tank', 'action', 'hands', 'points', 'stage', 'round', 'options', 'at'];

const position = fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), words), value, { maxKeys: 5 });

const record = fc.record(
  {
    game: fc.oneof(fc.constantFrom('victory-tank', 'stepping-stones'), value),
    rules: fc.oneof(fc.constantFrom('1', '2'), value),
    seed: fc.oneof(words, value),
    options: fc.oneof(fc.constant([]), value),
    position: fc.oneof(position, value),
    script: value,
    moves: fc.oneof(fc.array(fc.oneof(words, fc.constantFrom('hop 1', 'done', 'keep crate-1'))), value),
  },
  { requiredKeys: ['game', 'moves'] },
);

/** Piped input: JSON of the wrong shape, broken JSON, or none. */
const piped = fc.oneof(
  fc.oneof(position, record, value).map((json) => Buffer.from(JSON.stringify(json) ?? '')),
  fc.tuple(fc.oneof(position, record), fc.nat(), words).map(([json, at, wound]) => {
    const text = JSON.stringify(json);
    return Buffer.from(text.slice(0, at % text.length) + wound + text.slice(at % text.length));
  }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(...Object.values(FILES).map((content) => Buffer.from(content))),
);

interface Try {
  readonly words: readonly string[];
  readonly input: Buffer | null;
}

const game = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('stepping-stones', 'victory-tank') }, words);
const shelf = fc.oneof({ weight: 8, arbitrary: fc.constant(MADE_UP) }, { arbitrary: path, weight: 1 });
/** Fieldkit's own shelf is quick to answer, but its files take too long to make repeatedly. */
const OWN: readonly string[] = [];

/** Commands that only answer. */
const asked = fc
  .oneof(
    fc.tuple(fc.constant('legal'), game),
    fc.tuple(
      fc.constant('judge'),
      game,
      fc.constant('--try'),
      fc.oneof(words, fc.constantFrom('recruit 1', 'hop 1', 'step 1 o to o')),
    ),
    fc.tuple(fc.constant('replay'), fc.oneof(fc.constant('-'), path)),
    fc.tuple(fc.constant('replay'), fc.constant('-'), fc.constant('--at'), number),
    fc.tuple(fc.constant('list'), game),
    fc.tuple(
      fc.constant('perft'),
      game,
      fc.constant('--options'),
      words,
      fc.constant('--depth'),
      fc.constant('2'),
    ),
    fc.tuple(
      fc.constant('playout'),
      game,
      fc.constant('--seed'),
      words,
      fc.constant('--games'),
      fc.constant('1'),
    ),
    fc.tuple(words, words, words),
  )
  .map((line): readonly string[] => line);

const OPTIONS = {
  print: [
    '--correct',
    '--scale',
    '--since',
    '--margins',
    '--layout',
    '--only',
    '--paper',
    '--sides',
    '--thickness',
  ],
  booklet: ['--site', '--form', '--edition'],
  images: ['--dpi', '--format', '--only', '--workers'],
  export: ['--to', '--base-url', '--paper'],
  text: ['--out'],
  calibrate: ['--paper', '--flip', '--sides'],
} as const;

/** Commands that make files, with an invalid option. */
const made = fc
  .constantFrom(...(Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]))
  .chain((command) =>
    fc.tuple(
      fc.constant(command),
      command === 'calibrate' ? fc.constant('--no-cache') : game,
      fc.constantFrom<string>(...OPTIONS[command]),
      fc.oneof(words, path, number),
      fc.constant('--out'),
      fc.oneof(fc.constant(OUT), fc.constantFrom(join(FOLDER, 'empty/x'), join(OUT, 'x'.repeat(300)))),
    ),
  )
  .map((line): readonly string[] => line);

const shelved = shelf.map((file): readonly string[] => ['--shelf', file]);

const hostile: fc.Arbitrary<Try> = fc
  .oneof(
    fc.tuple(fc.oneof(asked, made), shelved, fc.option(piped)),
    fc.tuple(asked, fc.constant(OWN), fc.option(piped)),
  )
  .map(([line, from, input]) => ({ words: [...line, ...from], input }));

/** A file in the output folder that no run has made. */
const mine = (): string => readFileSync(join(OUT, 'stepping-stones/mine.txt'), 'utf8');

const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/;
const unpaired = (text: string): string => text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, '');
const TRACE = /^ +at .*:\d+|\bnode:internal|TypeError|RangeError/m;

/** Inputs whose cost is measured together. */
const LOT = 25;
/** Most function calls for such a lot: far less than a second for each input. */
const MOST_RUNS = 10_000_000;

describe('a hostile input', () => {
  it('is answered in a sentence, whatever it is', async () => {
    const seen = new Map<number | null, number>();
    const runsSince = await countRuns();
    let lot: string[] = [];
    await fc.assert(
      fc.asyncProperty(hostile, async ({ words: line, input }) => {
        const before = filesIn(OUT);
        const { status, stdout, stderr } = await atOnce(line, input && [input]);
        lot.push(line.join(' ').slice(0, 200));
        if (lot.length === LOT) {
          expect(await runsSince(), `one of\n${lot.join('\n')}`).toBeLessThan(MOST_RUNS);
          lot = [];
        }
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(unpaired(stdout + stderr)).not.toMatch(OBEYED);
        expect(stdout + stderr).not.toMatch(TRACE);
        expect(mine()).toBe('mine');
        expect([0, 1, 2]).toContain(status);
        if (status === 1) expect(stdout).toMatch(/^Not allowed\./);
        if (status !== 2) return;
        expect(stderr.trim()).toMatch(/[.?!)]$/);
        expect(filesIn(OUT)).toEqual(before);
      }),
      { numRuns: 500, seed: 20_261_122, endOnFailure: true },
    );
    expect(seen.get(2)).toBeGreaterThan(300);
  }, 600_000);
});
