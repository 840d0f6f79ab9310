import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ended, fieldkit, heard, inFolder, startFieldkit } from '../../tests/made-up/run-fieldkit.ts';

/** A site of one page. */
function siteIn(folder: string): string {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), 'the shelf');
  return join(folder, 'site');
}

/** Starts a server; resolves with the first URL it prints. */
async function serving(...words: readonly string[]) {
  const child = startFieldkit('serve', ...words);
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await heard(child, /http:\S+\//);
  return { child, said, address: /http:\S+/.exec(said)?.[0] ?? '' };
}

describe('fieldkit serve', () => {
  it('says where the site is, shows it, and ends in peace', () =>
    inFolder(async (folder) => {
      const { child, address } = await serving('--dist', siteIn(folder));
      expect(await (await fetch(address)).text()).toBe('the shelf');
      const status = ended(child);
      child.kill('SIGINT');
      expect(await status).toBe(0);
    }));

  it('shows a site that was built for a folder of a host where it will stand', () =>
    inFolder(async (folder) => {
      const site = siteIn(folder);
      writeFileSync(join(site, 'manifest.webmanifest'), '{ "scope": "/harbour/" }');
      const { address } = await serving('--dist', site);
      expect(new URL(address).pathname).toBe('/harbour/');
      const above = await fetch(new URL('/', address));
      expect([above.url, await above.text()]).toEqual([address, 'the shelf']);
    }));

  it('finds another port where the usual one is taken, and says so of one that was asked for', () =>
    inFolder(async (folder) => {
      const site = siteIn(folder);
      const first = await serving('--dist', site);
      const second = await serving('--dist', site);
      expect(second.address).not.toBe(first.address);
      const { port } = new URL(second.address);
      const { status, stderr } = fieldkit('serve', '--dist', site, '--port', port);
      expect([status, stderr]).toEqual([
        2,
        `Port ${port} is taken: choose another, or leave --port out for a free one.\n`,
      ]);
    }));

  it('says that a folder holds no site', () =>
    inFolder((folder) => {
      const { status, stderr } = fieldkit('serve', '--dist', folder);
      expect([status, stderr]).toEqual([2, `There is no site in ${folder}: it has no index.html.\n`]);
    }));

  it('takes a port that there is', () => {
    const { status, stderr } = fieldkit('serve', '--port', '70000');
    expect([status, stderr]).toEqual([2, expect.stringContaining('a whole number from 1 to 65535')]);
  });
});
