/** Fieldkit installed as a package: Node does not strip types there by itself. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, inFolder } from '../tests/made-up/fieldkit.ts';

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** Unpacks what would be published to where npm installs packages. */
function install(folder: string): string {
  const home = join(folder, 'node_modules/fieldkit');
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = Object.values(JSON.parse(said) as Readonly<Record<string, Packed>>);
  for (const { path } of packed.flatMap(({ files }) => files)) cpSync(path, join(home, path));
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'));
  return home;
}

it('the package as it is packed lists, judges and makes sheets where it is installed', () =>
  inFolder((folder) => {
    const home = install(folder);
    expect(existsSync(join(home, 'tests'))).toBe(false);
    mkdirSync(join(folder, 'mine'));
    const fieldkit = (words: readonly string[], input = '') => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(home, 'scripts/fieldkit.cjs'), ...words],
        { cwd: join(folder, 'mine'), encoding: 'utf8', input },
      );
      return { status, stdout, stderr };
    };
    expect(fieldkit(['list'])).toEqual({
      status: 0,
      stdout: expect.stringContaining('Victory Tank (victory-tank)') as string,
      stderr: '',
    });
    expect(fieldkit(['judge', 'victory-tank', '--try', 'recruit 3'], '{}').stdout).toMatch(
      /^(Not a|A)llowed\./,
    );
    expect(fieldkit(['calibrate'])).toMatchObject({ status: 0 });
    expect(filesIn(join(folder, 'mine'))).toContain('print/test-sheet/SHA256SUMS');
  }));
