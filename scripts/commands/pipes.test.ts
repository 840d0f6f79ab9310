/** Commands in pipelines: with slow input, readers that stop early, and signals. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { ended, heard, inFolder, startFieldkit } from '../../tests/made-up/run-fieldkit.ts';

const FIELDKIT = fileURLToPath(new URL('../fieldkit.cjs', import.meta.url));

/** A record of the first moves of a random game. */
function record(count: number): string {
  const moves: string[] = [];
  const first = victoryTank.setUp([], chanceOf('pipes'));
  if (!first.ok) throw new Error(first.faults.join());
  playout(victoryTank, first.value, 'pipes', count, ({ before, move }) => {
    moves.push(victoryTank.print(before, move));
  });
  return JSON.stringify({ game: 'victory-tank', rules: victoryTank.rules, seed: 'pipes', moves });
}

/** A folder with a `fieldkit` command, and the files named in the examples. */
function desk(folder: string): string {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/fieldkit'), `#!/bin/sh\nexec '${process.execPath}' '${FIELDKIT}' "$@"\n`);
  chmodSync(join(folder, 'bin/fieldkit'), 0o700);
  writeFileSync(join(folder, 'position.json'), '{}');
  writeFileSync(join(folder, 'game.json'), record(40));
  return folder;
}

/** Runs a shell command line to its end. */
function shell(folder: string, line: string) {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${line}`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The examples with pipes or files from a command's help, without explanations. */
async function examples(...command: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await atOnce([...command, '--help']);
  return stdout
    .split('\n')
    .filter((line) => /^ {2}\S/.test(line) && line.includes('fieldkit ') && / [|<] /.test(line))
    .map((line) => line.trim().replace(/ {2,}.*$/, ''));
}

const PRINTED = (
  await Promise.all([[], ['legal'], ['judge'], ['replay']].map((command) => examples(...command)))
).flat();

/** The arguments of a command line, split as by a shell. */
const wordsOf = (call: string): readonly string[] =>
  [...call.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .slice(1);

/** Runs a pipeline in this process: each command reads the output of the one before, or a file of the folder. */
async function inTurn(folder: string, line: string): Promise<{ status: number | null; stderr: string }> {
  let said: string | null = null;
  let ran = { status: 0 as number | null, stderr: '' };
  for (const part of line.split(' | ')) {
    const [call = '', file] = part.split(' < ');
    const [command, ...words] = [call.split(' ')[0], ...wordsOf(call)];
    if (command === 'echo') said = words.join(' ');
    if (command !== 'fieldkit') continue;
    const input: string | null = file === undefined ? said : readFileSync(join(folder, file), 'utf8');
    const at = words.map((word) => (word === 'game.json' ? join(folder, word) : word));
    const { stdout, ...rest } = await atOnce(at, input === null ? null : [input]);
    expect(stdout).not.toBe('');
    [said, ran] = [stdout, { status: rest.status, stderr: ran.stderr + rest.stderr }];
  }
  return ran;
}

const LINES = [...new Set(PRINTED)];

describe('the lines that --help prints', () => {
  it('are some with a pipe, and some with a file', () => {
    expect(PRINTED.filter((line) => line.includes(' | ')).length).toBeGreaterThan(2);
    expect(PRINTED.filter((line) => line.includes(' < ')).length).toBeGreaterThan(2);
  });

  it.each(LINES)('%s', (line) =>
    inFolder(async (folder) => {
      const { status, stderr } = await inTurn(desk(folder), line);
      expect([0, 1]).toContain(status);
      expect(stderr).toBe('');
    }),
  );

  const [longest = ''] = LINES.filter((line) => /fieldkit .*\| fieldkit/.test(line));
  const [cut = ''] = LINES.filter((line) => / < .*\| cut/.test(line));
  it.each([longest, cut])('work in a shell, from program to program: %s', (line) =>
    inFolder((folder) => {
      // Input from a file is delayed, as from a slow program.
      const slow = line.replace(/^(fieldkit [^|]*) < (\S+)/, '(sleep 0.5; cat $2) | $1');
      const { status, stdout, stderr } = shell(desk(folder), slow);
      expect([status, stdout === '', stderr]).toEqual([0, false, '']);
    }),
  );

  it('work with a pause in the middle of what is piped in', async () => {
    const { status, stdout } = await atOnce(['legal', 'victory-tank'], ['{"rou', 'nd": 1', '}']);
    expect([status, stdout === '']).toEqual([0, false]);
  });
});

describe('what a command says', () => {
  it('may be read by a program that has soon seen enough', () =>
    inFolder((folder) => {
      const line = `echo '{}' | fieldkit legal victory-tank | true; echo "$\{PIPESTATUS[1]}"`;
      expect(shell(desk(folder), line)).toEqual({ status: 0, stdout: '0\n', stderr: '' });
    }));

  it('is not lost without a word where the disk is full', () =>
    inFolder((folder) => {
      desk(folder);
      for (const command of ['--help', 'legal victory-tank < position.json'])
        expect(shell(folder, `fieldkit ${command} > /dev/full`)).toEqual({
          status: 2,
          stdout: '',
          stderr: 'What is to be said cannot be written: the disk is full.\n',
        });
    }));
});

describe('a file that is none', () => {
  it.each([
    ['replay FOLDER', /^\S+ cannot be read: it is a folder\.\n$/],
    ['replay /dev/zero', /^\/dev\/zero cannot be read: it is a device, and no file\.\n$/],
    ['replay huge', /^\S+huge cannot be read: it is longer than 1 MB, the most that is read of it\.\n$/],
    ['replay none/such', /^\S+ cannot be read: there is no such file\.\n$/],
    [`replay ${'x'.repeat(300)}`, /cannot be read: its name is too long\.\n$/],
    ['replay circle', /cannot be read: its links lead in a circle\.\n$/],
    ['replay latin1', /^\S+latin1 is no text in UTF-8\.\n$/],
    ['replay deep', /^\S+deep cannot be read: its lists and objects stand too deep in each other\.\n$/],
  ])('is refused in a sentence: %s', (line, sentence) =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'huge'), 'x'.repeat(1_000_001));
      writeFileSync(join(folder, 'latin1'), Buffer.from([0x22, 0xe9, 0x22]));
      writeFileSync(join(folder, 'deep'), '['.repeat(100_000));
      spawnSync('ln', ['-s', 'circle', join(folder, 'circle')]);
      const words = line.split(' ').map((word, at) => {
        if (word === 'FOLDER') return folder;
        return at === 0 || word.startsWith('/') ? word : join(folder, word);
      });
      expect(await atOnce(words)).toEqual({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(sentence) as string,
      });
    }),
  );

  it('is refused as a correction, and as an earlier print', () =>
    inFolder(async (folder) => {
      const folderSentence = `${folder} cannot be read: it is a folder.\n`;
      expect((await atOnce(['print', '--correct', folder])).stderr).toBe(folderSentence);
      expect((await atOnce(['print', 'victory-tank', '--since', folder])).stderr).toBe(folderSentence);
      const junk = join(folder, 'junk.pdf');
      writeFileSync(junk, `%PDF-1.7\n${'1 0 obj << /Type /Junk >> endobj\n'.repeat(160_000)}`);
      expect((await atOnce(['print', 'victory-tank', '--since', junk])).stderr).toBe(
        `${junk} does not say what it prints: it takes a PDF that fieldkit print has made.\n`,
      );
      writeFileSync(junk, Buffer.alloc(20_000_000));
      expect((await atOnce(['print', 'victory-tank', '--since', junk])).stderr).toMatch(/longer than 16 MB/);
    }));

  it('is refused where it is piped in, as soon as it is too long', async () => {
    const endless = Array.from({ length: 1000 }, () => ' '.repeat(10_000));
    expect(await atOnce(['legal', 'victory-tank'], endless)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'The input cannot be read: it is longer than 1 MB, the most that is read of it.\n',
    });
    expect((await atOnce(['legal', 'victory-tank'])).stderr).toMatch(/^Nothing is piped in: /);
  });

  it('is told where it is a pipe that nobody writes to', () =>
    inFolder(async (folder) => {
      const pipe = join(folder, 'pipe');
      spawnSync('mkfifo', [pipe]);
      expect(await atOnce(['replay', pipe])).toEqual({
        status: 2,
        stdout: '',
        stderr: `${pipe} cannot be read: it is a pipe, and nobody writes to it.\n`,
      });
    }));

  it('is one where it is a pipe with a name', () =>
    inFolder((folder) => {
      const line = `fieldkit replay <(sleep 0.5; cat game.json) --json | fieldkit legal victory-tank | head -1`;
      const { status, stdout, stderr } = shell(desk(folder), line);
      expect([status, stdout === '', stderr]).toEqual([0, false, '']);
    }));
});

describe('a place that is none', () => {
  it('is told where the folder that one is in was deleted', () =>
    inFolder((folder) => {
      const { status, stderr } = shell(desk(folder), 'mkdir gone; cd gone; rmdir ../gone; fieldkit print');
      expect(status).toBe(2);
      // The shell may print a message of its own first.
      expect(stderr).toMatch(/^(sh: .*\n)?The folder that you are in is gone: go to another one first\.\n$/);
    }));

  it('is told where a module of a shelf never finishes loading', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'endless.mjs'), 'await new Promise(() => {});');
      const { status, stderr } = shell(desk(folder), 'fieldkit list --shelf endless.mjs');
      expect([status, stderr]).toEqual([
        2,
        'A module of the shelf never finishes loading: it awaits something that does not come.\n',
      ]);
    }));
});

describe('a long count', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('ends by %s when it is told to', async (signal, status) => {
    const child = startFieldkit('perft', 'victory-tank', '--depth', '20');
    onTestFinished(() => void child.kill('SIGKILL'));
    const end = ended(child);
    await heard(child, 'Depth 5');
    const said = heard(child, 'Interrupted.\n');
    child.kill(signal);
    expect(await said).not.toContain('changed');
    expect(await end).toBe(status);
  });

  it('counts what a referee counts that does not stop', async () => {
    const { stdout } = await atOnce(['perft', 'victory-tank', '--seed', 'seven', '--depth', '4', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ runs: [2, 16, 96, expect.any(Number)] });
  });
});

describe('a signal just after the files came into their places', () => {
  it('is not told as if nothing had changed', () =>
    inFolder(async (folder) => {
      const script = `
        import { openOut } from '${new URL('../make/output.ts', import.meta.url).href}';
        import { listenForSignals } from '${new URL('../cli/signals.ts', import.meta.url).href}';
        listenForSignals();
        const out = openOut(process.argv[1]);
        out.write('game/a.pdf', 'new');
        out.commit();
        process.kill(process.pid, 'SIGINT');
        setTimeout(() => undefined, 60_000);`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder]);
      onTestFinished(() => void child.kill('SIGKILL'));
      const end = ended(child);
      await heard(child, 'Interrupted: the files were already in their places.');
      expect(await end).toBe(130);
    }));
});
