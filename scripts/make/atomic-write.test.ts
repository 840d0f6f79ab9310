/** Power may fail at any moment: after the next run either the old files are back, or all new ones are there. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { DISK, type Disk } from './atomic-write.ts';
import { openOut } from './output.ts';

const CUT_OFF = fileURLToPath(new URL('../../tests/made-up/power-cut.ts', import.meta.url));

/** All files in a folder, with their contents. */
const contents = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(filesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** Files of an earlier run, and one of somebody else. */
function earlier(folder: string): void {
  const out = openOut(folder);
  for (const name of ['a.pdf', 'pictures/b.png', 'pictures/stale.png'])
    out.write(`game/${name}`, `old ${name}`);
  out.commit();
  writeFileSync(join(folder, 'game/mine.txt'), 'mine');
}

/** Runs until power fails before a step; null if it finished. */
const cutOff = (folder: string, step: number): NodeJS.Signals | null =>
  spawnSync(process.execPath, [CUT_OFF, folder, String(step)], { encoding: 'utf8' }).signal;

const MOST_STEPS = 60;

describe('a run whose power goes out', () => {
  it('before any step of it leaves all as it was, or all as it should be', () =>
    inFolder((folder) => {
      const seen: string[] = [];
      let over = false;
      for (let step = 0; !over && step < MOST_STEPS; step++) {
        const place = join(folder, String(step));
        earlier(place);
        const before = contents(place);
        over = cutOff(place, step) === null;
        const next = openOut(place);
        next.discard();
        const after = contents(place);
        const isWhole = after['game/fresh.pdf'] === 'new';
        if (isWhole)
          expect(after).toMatchObject({
            'game/a.pdf': 'new',
            'game/pictures/b.png': 'new',
            'another/deep/c.pdf': 'new',
            'game/mine.txt': 'mine',
          });
        else expect(after).toEqual(before);
        expect(Object.keys(after)).toHaveLength(isWhole ? 7 : Object.keys(before).length);
        seen.push(isWhole ? 'whole' : next.putBack ? 'put back' : 'not begun');
      }
      expect(over).toBe(true);
      expect(new Set(seen)).toEqual(new Set(['not begun', 'put back', 'whole']));
      expect(seen).toEqual(seen.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));

      // Power fails before the last undo step, and again during the recovery.
      const late = seen.lastIndexOf('put back');
      for (const again of [0, 1, 2, 3, 4, 5]) {
        const place = join(folder, `again-${again}`);
        earlier(place);
        const before = contents(place);
        cutOff(place, late);
        cutOff(place, again);
        openOut(place).discard();
        expect(contents(place)).toEqual(before);
      }
    }));
});

/** Possible outcomes, in order. */
const ORDER = ['not begun', 'put back', 'whole'];

/** A disk that fails at the nth rename, and always from then on if `forGood`. */
function failingDisk(at: number, forGood: boolean): Disk {
  let renames = 0;
  return {
    ...DISK,
    rename: (from, to) => {
      renames++;
      if (forGood ? renames >= at : renames === at) throw Object.assign(new Error('I/O'), { code: 'EIO' });
      DISK.rename(from, to);
    },
  };
}

describe('a disk that fails while files come into their places', () => {
  const change = (folder: string, disk: Disk): void => {
    const out = openOut(folder, disk);
    out.write('game/a.pdf', 'new');
    out.write('game/pictures/b.png', 'new');
    out.commit();
  };

  it('once leaves all as it was, and says so', () =>
    inFolder((folder) => {
      earlier(folder);
      const before = contents(folder);
      for (const at of [1, 2, 3, 4, 5, 6]) {
        expect(() => change(folder, failingDisk(at, false))).toThrow(/EIO\. Nothing was changed\.$/);
        expect(contents(folder)).toEqual(before);
      }
    }));

  it('for good says that it could not put all back, and where it is', () =>
    inFolder((folder) => {
      earlier(folder);
      expect(() => change(folder, failingDisk(4, true))).toThrow(
        /could be put back: it is kept in .*\.fieldkit-.*, and the next run puts it back\.$/,
      );
      expect(filesIn(folder).some((name) => /^\.fieldkit-.*\/old\/game\/a\.pdf$/.test(name))).toBe(true);
    }));

  it('does not make way for a file by taking a folder away', () =>
    inFolder((folder) => {
      const out = openOut(join(folder, 'print'));
      writeFileSync(join(folder, 'print/game'), 'mine');
      out.write('game/a.pdf', 'new');
      expect(() => out.commit()).toThrow(/a file is in its way\. Nothing was changed\.$/);
      expect(contents(folder)).toEqual({ 'print/game': 'mine' });
    }));
});
