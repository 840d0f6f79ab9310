/** On a machine that lacks something Fieldkit says so in one sentence. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { inFolder, MADE_UP } from '../tests/made-up/run-fieldkit.ts';

const { nodeFault, addressFault } = createRequire(import.meta.url)('./requirements.cjs') as {
  readonly nodeFault: () => string | null;
  readonly addressFault: (address: string | undefined) => string | null;
};

const { LENT } = createRequire(import.meta.url)('./with-node.cjs') as {
  readonly LENT: Readonly<Record<string, string>>;
};

/** Pretends that this is Node `version`. */
const pretend = (version: string): void => {
  vi.stubGlobal('process', { versions: { node: version }, features: { typescript: 'strip' } });
};

afterEach(() => void vi.unstubAllGlobals());

describe('Node', () => {
  it.each(['12.22.12', '20.20.2', '22.9.0', '22.17.1'])('%s is told that it is too old', (version) => {
    pretend(version);
    expect(nodeFault()).toBe(
      `Fieldkit needs Node 22.18 or newer, and this is Node ${version}: get a newer one from https://nodejs.org.`,
    );
  });

  it.each(['22.18.0', '24.0.0', '26.10.0', '100.1.0'])('%s will do', (version) => {
    pretend(version);
    expect(nodeFault()).toBeNull();
  });

  it('is asked before any TypeScript is read, whatever is run', () => {
    const early = /^(node scripts\/(with-node|astro|fieldkit)\.cjs|prettier )/;
    const late = Object.entries({ ...project.scripts, ...project.bin }).filter(
      ([, command]) => !early.test(command.replace(/^scripts/, 'node scripts')),
    );
    expect(late).toEqual([]);
  });
});

/** What an old Node is told before it goes on, and what it ends with, where npm lends another or has none. */
describe('a Node that is too old', () => {
  const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } });`;
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** Runs a script as on Node 20, with an `npm` on the path that does what is said here. */
  function onOldNode(npm: string, script: string, words: readonly string[], input = '') {
    const folder = mkdtempSync(join(tmpdir(), 'fieldkit-npm-'));
    folders.push(folder);
    writeFileSync(join(folder, 'old.cjs'), pretended);
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    const { npm_execpath: _, ...env } = process.env;
    const path = fileURLToPath(new URL(script, import.meta.url));
    return spawnSync(process.execPath, ['--require', join(folder, 'old.cjs'), path, ...words], {
      encoding: 'utf8',
      input,
      env: { ...env, PATH: `${folder}${delimiter}${env['PATH']}` },
    });
  }

  const LENDS = `echo '${process.execPath}'`;
  const TOLD = 'This is Node 20.9.0, which is too old: npm lends a newer one.\n';

  it('goes on with one that npm lends, with the same words, input and status', () => {
    const position = '{ "points": { "red": 2 }, "hands": { "red": [1, 3] } }';
    const judged = onOldNode(
      LENDS,
      'fieldkit.cjs',
      ['judge', 'victory-tank', '--try', 'recruit 3'],
      position,
    );
    expect(judged.status).toBe(1);
    expect(judged.stdout).toContain('Not allowed.');
    expect(judged.stderr).toBe(TOLD);
  });

  it('runs the commands of package.json so, and what npm puts behind them', () => {
    const run = onOldNode(LENDS, 'with-node.cjs', [
      'node -e "process.exit(process.argv.length)"',
      'a b',
      'c',
    ]);
    expect([run.status, run.stderr]).toEqual([3, TOLD]);
  });

  it('ends as the command ends that a signal ends', () => {
    const run = onOldNode(LENDS, 'with-node.cjs', ['node -e "process.kill(process.pid)"']);
    expect(run.signal === 'SIGTERM' || run.status === 143).toBe(true);
  });

  it.each([
    ['cannot be reached', 'exit 1'],
    ['brings nothing', 'echo'],
  ])('says what is needed where npm %s', (_, npm) => {
    const run = onOldNode(npm, 'fieldkit.cjs', ['list']);
    expect([run.status, run.stdout, run.stderr]).toEqual([
      2,
      '',
      'Fieldkit needs Node 22.18 or newer, and this is Node 20.9.0: get a newer one from https://nodejs.org.\n',
    ]);
  });

  it('has a package for Linux, macOS and Windows, on both kinds of processor', () => {
    const systems = ['linux', 'darwin', 'win32'].flatMap((system) => [`${system} x64`, `${system} arm64`]);
    expect(Object.keys(LENT).toSorted()).toEqual(systems.toSorted());
    for (const lent of Object.values(LENT))
      expect(lent).toMatch(/^node-[a-z0-9-]+@(2[4-9]|[3-9]\d)\.\d+\.\d+$/);
  });
});

const NO_NATIVE_PARTS = 'native part is not installed for this machine: run npm ci, without --omit=optional.';

/** Runs a script of this folder with some packages missing. */
function without(packages: string, script: string, ...words: readonly string[]) {
  const hook = `import { registerHooks } from 'node:module';
    const left = new RegExp(${JSON.stringify(`^(${packages})(/|$)`)});
    registerHooks({ resolve(name, context, next) {
      if (left.test(name)) throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' });
      return next(name, context);
    } });`;
  const path = fileURLToPath(new URL(script, import.meta.url));
  const preload = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [preload, path, ...words], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('an installation without native parts', () => {
  it('lists what is in the box', () => {
    expect(without('satteri|sharp', 'fieldkit.cjs', 'list')).toEqual({
      status: 0,
      said: expect.stringContaining('57 cards') as unknown,
    });
  });

  it.each([
    ['text', 'Rules are read by satteri'],
    ['booklet', 'Rules are read by satteri'],
    ['images', 'Pictures are made by sharp'],
  ])('says what %s lacks', (command, what) => {
    const { status, said } = without('satteri|sharp', 'fieldkit.cjs', command);
    expect([status, said]).toEqual([2, `${what}, whose ${NO_NATIVE_PARTS}\n`]);
  });

  it('says before anything is made that it cannot print all', () => {
    const { status, said } = without('satteri', 'fieldkit.cjs', 'print', '--all');
    expect([status, said]).toEqual([2, `Rules are read by satteri, whose ${NO_NATIVE_PARTS}\n`]);
  });

  it('says that it makes no site', () => {
    expect(without('sharp', 'astro.cjs', 'build')).toEqual({
      status: 2,
      said: 'Native parts of packages are not installed for this machine: run npm ci, without --omit=optional.\n',
    });
  });
});

it('says that nothing is installed where nothing is', () => {
  const all = [...Object.keys(project.dependencies), ...Object.keys(project.devDependencies)].join('|');
  expect(without(all, 'fieldkit.cjs', 'list')).toEqual({
    status: 2,
    said: 'The packages that Fieldkit is made with are not installed: run npm ci.\n',
  });
});

describe('an installation for printing alone (npm ci --omit=dev)', () => {
  const left = Object.keys(project.devDependencies).join('|');

  it('makes the files of npm run print', () =>
    inFolder((folder) => {
      const words = ['print', '--take-home', '--shelf', MADE_UP, '--out', folder];
      const { status, said } = without(left, 'fieldkit.cjs', ...words);
      expect([status, said]).toEqual([0, expect.stringContaining('stepping-stones/START-HERE.html')]);
    }));

  it.each([
    ['astro.cjs', 'build'],
    ['fieldkit.cjs', 'dev', '--shelf', MADE_UP],
    ['fieldkit.cjs', 'print', '--watch', '--shelf', MADE_UP],
  ])('says that more is needed: %s %s', (script, ...words) => {
    expect(without(left, script, ...words)).toEqual({
      status: 2,
      said: 'This needs packages that are not installed: run npm ci, without --omit=dev.\n',
    });
  });
});

describe('the address of a site', () => {
  it.each([undefined, '', 'https://games.example', 'http://localhost:4321/'])('may be %s', (address) => {
    expect(addressFault(address)).toBeNull();
  });

  it('is refused with a folder, which has a name of its own', () => {
    expect(addressFault('https://you.github.io/fieldkit/')).toBe(
      'SITE_URL is a web address without a folder, such as https://games.example: say SITE_URL=https://you.github.io and BASE_PATH=/fieldkit.',
    );
  });

  it.each(['games.example', 'ftp://games.example', 'https://', 'nonsense'])('is not %s', (address) => {
    expect(addressFault(address)).toBe(
      `SITE_URL is a web address without a folder, such as https://games.example; "${address}" is none.`,
    );
  });
});
