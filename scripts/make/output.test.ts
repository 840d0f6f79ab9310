import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { DISK, type Disk } from './atomic-write.ts';
import { discardAll, openOut } from './output.ts';

const FULL = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** A disk that fills up at the write or rename of one file. */
const diskFullAt = (name: string, when: 'write' | 'rename'): Disk => ({
  ...DISK,
  write: (path, content) => {
    if (when === 'write' && path.endsWith(name)) {
      writeFileSync(path, content.slice(0, 1));
      throw FULL;
    }
    writeFileSync(path, content);
  },
  rename: (from, to) => {
    if (when === 'rename' && to.endsWith(name) && from.includes('/new/')) throw FULL;
    renameSync(from, to);
  },
});

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

/** SHA-256 of "one" and "two", by another program. */
const ONE = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed';
const TWO = '3fc4ccfe745870e2c0d99f71f30ff0656c8dedd41cc1d7d3d376b0dbe685e2f3';

describe('the files of a run', () => {
  it('appear when the run is whole, and not before', () =>
    inFolder((folder) => {
      const out = openOut(join(folder, 'print'));
      out.write('game/a.pdf', 'one');
      out.write('game/pictures/b.png', 'two');
      expect(filesIn(folder).filter((name) => !name.includes('.fieldkit-'))).toEqual([]);
      out.commit();
      expect(filesIn(join(folder, 'print'))).toEqual([
        'game/SHA256SUMS',
        'game/a.pdf',
        'game/pictures/b.png',
      ]);
    }));

  it('have their sums beside them, with those of earlier runs whose files are still there', () =>
    inFolder((folder) => {
      const first = openOut(folder);
      for (const name of ['old.pdf', 'gone.pdf', 'again.pdf']) first.write(`game/${name}`, 'one');
      first.commit();
      renameSync(join(folder, 'game/gone.pdf'), join(folder, 'gone.pdf'));
      const second = openOut(folder);
      second.write('game/again.pdf', 'two');
      second.write('game/new.pdf', 'two');
      second.commit();
      expect(read(folder, 'game/SHA256SUMS')).toBe(`${TWO}  again.pdf\n${TWO}  new.pdf\n${ONE}  old.pdf\n`);
    }));

  it('of two games stand in two folders, each with its own sums', () =>
    inFolder((folder) => {
      const out = openOut(folder);
      out.write('chess/a.pdf', 'one');
      out.write('go/a.pdf', 'two');
      out.commit();
      expect(read(folder, 'chess/SHA256SUMS')).toBe(`${ONE}  a.pdf\n`);
      expect(read(folder, 'go/SHA256SUMS')).toBe(`${TWO}  a.pdf\n`);
    }));

  it('are forgotten with the folders made for them when the run is broken off', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'mine'));
      const out = openOut(join(folder, 'mine/new/print'));
      out.write('game/a.pdf', 'one');
      discardAll();
      out.write('game/late.pdf', 'one');
      expect(filesIn(folder)).toEqual([]);
      openOut(join(folder, 'mine/new/print')).discard();
      expect(() => mkdirSync(join(folder, 'mine/new'))).not.toThrow();
    }));
});

describe('a disk that is full', () => {
  it('while a file is written leaves everything as it was', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'game'));
      writeFileSync(join(folder, 'game/a.pdf'), 'earlier');
      const out = openOut(folder, diskFullAt('b.pdf', 'write'));
      out.write('game/a.pdf', 'one');
      expect(() => out.write('game/b.pdf', 'two')).toThrow(
        `${join(folder, 'game/b.pdf')} cannot be written: the disk is full. Nothing was changed.`,
      );
      out.discard();
      expect(filesIn(folder)).toEqual(['game/a.pdf']);
      expect(read(folder, 'game/a.pdf')).toBe('earlier');
    }));

  it('while files come into their places puts the old ones back', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'game'));
      writeFileSync(join(folder, 'game/a.pdf'), 'earlier');
      writeFileSync(join(folder, 'game/c.pdf'), 'earlier');
      const out = openOut(folder, diskFullAt('c.pdf', 'rename'));
      for (const name of ['a', 'b', 'c']) out.write(`game/${name}.pdf`, 'one');
      expect(() => out.commit()).toThrow('the disk is full. Nothing was changed.');
      expect(filesIn(folder)).toEqual(['game/a.pdf', 'game/c.pdf']);
      expect(read(folder, 'game/a.pdf')).toBe('earlier');
      expect(read(folder, 'game/c.pdf')).toBe('earlier');
    }));
});

describe('an output folder', () => {
  it('is rid of what a killed run left behind, and of nothing else', () =>
    inFolder((folder) => {
      // A process id no system has.
      mkdirSync(join(folder, '.fieldkit-99999999-1/new'), { recursive: true });
      mkdirSync(join(folder, `.fieldkit-${process.ppid}-1-1`));
      writeFileSync(join(folder, '.fieldkitrc'), '');
      writeFileSync(join(folder, '.fieldkit-99999999-1/new/a.pdf'), '');
      writeFileSync(join(folder, `.fieldkit-${process.ppid}-1-1/b.pdf`), '');
      openOut(folder).discard();
      expect(filesIn(folder)).toEqual([`.fieldkit-${process.ppid}-1-1/b.pdf`, '.fieldkitrc']);
    }));

  it('is rid of what a process of the same number left behind, as the next container has it', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, `.fieldkit-${process.pid}-1-1`));
      const open = openOut(folder);
      openOut(folder).discard();
      open.write('game/a.pdf', 'one');
      open.commit();
      expect(filesIn(folder)).toEqual(['game/SHA256SUMS', 'game/a.pdf']);
    }));

  it('whose name is longer than the system takes is refused, and leaves no folder', () =>
    inFolder((folder) => {
      const deep = join(folder, ...Array.from({ length: 100 }, () => 'x'.repeat(60)));
      expect(() => openOut(deep)).toThrow(/its name is too long\. Nothing was changed\.$/);
      expect(() => openOut(join(folder, 'a/b', 'x'.repeat(300)))).toThrow('its name is too long');
      expect(readdirSync(folder)).toEqual([]);
    }));

  it('keeps a folder that has a file’s name, and says so', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'game/a.pdf'), { recursive: true });
      writeFileSync(join(folder, 'game/a.pdf/mine'), 'mine');
      const out = openOut(folder);
      out.write('game/a.pdf', 'one');
      expect(() => out.commit()).toThrow('a folder is in its way. Nothing was changed.');
      expect(filesIn(folder)).toEqual(['game/a.pdf/mine']);
    }));
});
