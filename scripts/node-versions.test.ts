/** The commands on every Node that people have: each is borrowed from npm, as an old one borrows a newer one. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { filesIn, inFolder, MADE_UP } from '../tests/made-up/run-fieldkit.ts';

const { LENT } = createRequire(import.meta.url)('./with-node.cjs') as {
  readonly LENT: Readonly<Record<string, string>>;
};

const FIELDKIT = fileURLToPath(new URL('./fieldkit.cjs', import.meta.url));

/** One that is too old, the oldest that will do, and those after it. */
const VERSIONS = ['20.20.2', '22.18.0', '24.21.0', '26.10.0'];

interface Ended {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end; those of all versions run side by side. */
const ran = (program: string, words: readonly string[], env = process.env): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(program, words, { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });

/** The path of a Node of this version: this one, or one from npm. */
async function nodeOf(version: string): Promise<string> {
  if (version === process.versions.node) return process.execPath;
  const lent = `${(LENT[`${process.platform} ${process.arch}`] ?? '').replace(/@.*/, '')}@${version}`;
  const asked = ['exec', '--yes', '--prefer-offline', `--package=${lent}`, '-c', 'node -p process.execPath'];
  const { status, stdout } = await ran('npm', asked);
  if (status === 0) return stdout.trim();
  throw new Error(`Node ${version} was not tried: npm has no ${lent}, or cannot be reached from here.`);
}

/** Runs `fieldkit` on a Node, which is also the one on the path. */
const on = (node: string, ...words: readonly string[]): Promise<Ended> =>
  ran(node, [FIELDKIT, ...words], {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
  });

describe.concurrent.each(VERSIONS)('Node %s', (version) => {
  const isOld = version.startsWith('20.');

  it(`lists the games and prints one${isOld ? ' on a newer one, and says so' : ''}`, ({ expect }) =>
    inFolder(async (folder) => {
      const node = await nodeOf(version);
      expect((await ran(node, ['--version'])).stdout.trim()).toBe(`v${version}`);
      const told = isOld ? `This is Node ${version}, which is too old: npm lends a newer one.\n` : '';
      expect(await on(node, 'list')).toEqual({
        status: 0,
        stdout: expect.stringContaining('Victory Tank (victory-tank)') as unknown,
        stderr: told,
      });
      const words = ['print', 'stepping-stones', '--only', 'hops', '--shelf', MADE_UP, '--out', folder];
      expect(await on(node, ...words)).toMatchObject({
        status: 0,
        stderr: expect.stringMatching(new RegExp(`^${told}Drawing`)) as unknown,
      });
      expect(filesIn(folder)).toContain(join('stepping-stones', 'stepping-stones-a4-duplex-colour-hops.pdf'));
    }));
});

it('are tried from the oldest that package.json names', () => {
  expect(`>=${VERSIONS[1]?.replace(/\.0$/, '')}`).toBe(project.engines.node);
});
