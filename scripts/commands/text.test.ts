import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTY, fieldkit, filesIn, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';
import { readSums, SUMS, unchanged } from '../make/checksums.ts';

describe('fieldkit text', () => {
  it('writes a game from its own folders as a page and as lines, with their sums', () =>
    inFolder((folder) => {
      const { status, stdout } = fieldkit('text', 'stepping-stones', '--shelf', MADE_UP, '--out', folder);
      expect(status).toBe(0);
      expect(stdout).toContain('stepping-stones-text.html');
      const game = join(folder, 'stepping-stones');
      const names = ['stepping-stones-text.html', 'stepping-stones-text.txt'];
      expect(filesIn(game)).toEqual([SUMS, ...names]);
      const sums = readSums(join(game, SUMS));
      for (const name of names) expect(unchanged(join(game, name), sums.get(name) ?? '')).toBe(true);
      expect(readFileSync(join(game, 'stepping-stones-text.txt'), 'utf8')).toContain(
        'S1: On your turn, play a hop card and move your frog that many stones.',
      );
    }));

  it('says which game it does not know, and leaves nothing', () =>
    inFolder((folder) => {
      const { status, stderr } = fieldkit('text', 'victory-tnak', '--out', folder);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^There is no game "victory-tnak": did you mean victory-tank\?|victory-tank/);
      expect(filesIn(folder)).toEqual([]);
    }));

  it('refuses a box that cannot be made', () =>
    inFolder((folder) => {
      const { status } = fieldkit('text', '--shelf', FAULTY, '--out', folder);
      expect(status).toBe(2);
      expect(filesIn(folder)).toEqual([]);
    }));
});
