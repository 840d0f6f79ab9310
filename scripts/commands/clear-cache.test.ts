import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { fieldkit, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';
import { atTerminal } from '../cli/terminal.ts';
import { addClearCache } from './clear-cache.ts';

/** Runs the command on folders of its own; returns what it says. */
async function clear(folders: readonly string[]): Promise<string> {
  const said: string[] = [];
  const program = new Command();
  addClearCache(program, folders);
  const write = (text: string) => void said.push(text);
  await atTerminal({ input: () => null, out: write, complain: write }, () =>
    program.parseAsync(['clear-cache'], { from: 'user' }),
  );
  return said.join('');
}

it('deletes what is kept, and says how much that was', () =>
  inFolder(async (folder) => {
    const kept = join(folder, 'kept');
    mkdirSync(join(kept, 'painter'), { recursive: true });
    for (const name of ['one', 'two']) writeFileSync(join(kept, 'painter', name), Buffer.alloc(2000));
    const folders = [kept, join(folder, 'none')];
    expect(await clear(folders)).toBe('4 kB are deleted. The next run draws everything afresh.\n');
    expect(existsSync(kept)).toBe(false);
    expect(await clear(folders)).toBe('Nothing is kept.\n');
  }));

it('is named by a run that keeps drawings, with how much they take and may take', () =>
  inFolder((folder) => {
    const print = (...words: readonly string[]) =>
      fieldkit('print', 'stepping-stones', ...words, '--shelf', MADE_UP, '--out', folder).stdout;
    const told =
      /^Drawings are kept for the next run: [\d.]+ [kM]B, at most 256 MB, in \S+fieldkit\/; `npx fieldkit clear-cache` deletes them\.$/m;
    expect(print()).toMatch(told);
    expect(print('--no-cache')).not.toContain('clear-cache');
  }));
