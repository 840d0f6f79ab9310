/** The test sheet is made and read, and later sheets are corrected, all by the command line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldkit, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';
import { openPdf } from '../../tests/raster.ts';
import { SCALE_RANGE } from '../../src/press/calibrate/printed-scale.ts';
import { profilesText, type Profile } from '../../src/press/calibrate/profile.ts';

const print = (folder: string, ...words: string[]) =>
  fieldkit('print', 'stepping-stones', '--shelf', MADE_UP, '--only', 'hops', '--out', folder, ...words);

const PROFILE: Profile = {
  name: 'Attic, upper tray',
  paper: 'letter',
  sides: 'duplex',
  flip: 'long',
  readings: [4.5, 4.9, 4.3, 4.8],
};

/** Saves profiles in a file. */
function kept(folder: string, ...profiles: Profile[]): string {
  const path = join(folder, 'attic.json');
  writeFileSync(path, profilesText(profiles));
  return path;
}

describe('fieldkit calibrate', () => {
  it('makes a test sheet for each paper and way that is asked for', () =>
    inFolder(async (folder) => {
      const { status, stdout } = fieldkit(
        'calibrate',
        '--paper',
        'a4,letter',
        '--flip',
        'short',
        '--out',
        folder,
      );
      expect([status, stdout]).toEqual([
        0,
        expect.stringContaining('test-sheet-letter-duplex-short-edge.pdf'),
      ]);
      const bytes = readFileSync(join(folder, 'test-sheet/test-sheet-a4-duplex-short-edge.pdf'));
      const pdf = await openPdf(new Uint8Array(bytes));
      expect(pdf.numPages).toBe(3);
      await pdf.loadingTask.destroy();
    }));
});

describe('fieldkit print --correct', () => {
  it('takes the numbers, or the profile that the desk saved, and makes the same sheets of both', () =>
    inFolder((folder) => {
      const file = 'stepping-stones/stepping-stones-letter-duplex-corrected-colour-hops.pdf';
      const made = (place: string, correct: string) => {
        const { status, stdout } = print(join(folder, place), '--paper', 'letter', '--correct', correct);
        expect([status, stdout]).toEqual([
          0,
          expect.stringMatching(/every back is moved .* off their fronts/s),
        ]);
        return readFileSync(join(folder, place, file));
      };
      expect(made('profile', kept(folder, PROFILE))).toEqual(made('numbers', '4.5,4.9,4.3,4.8'));
    }));

  it('changes nothing where the backs meet', () =>
    inFolder((folder) => {
      const sums = (...words: string[]) => {
        print(folder, ...words);
        return readFileSync(join(folder, 'stepping-stones/SHA256SUMS'), 'utf8');
      };
      expect(sums('--correct', '4.5,4.5,4.5,4.5')).toBe(sums());
    }));

  it('says in a sentence what it cannot take', () =>
    inFolder((folder) => {
      const said = (correct: string) => {
        const { status, stderr } = print(folder, '--correct', correct);
        expect(status).toBe(2);
        return stderr.trim();
      };
      expect(said('4.5,9.5,4.3,x')).toBe(
        'Number 2 reads from 0 to 8.9; “9.5” does not.\nNumber 4 reads from 0 to 8.9; “x” does not.',
      );
      expect(said(join(folder, 'none.json'))).toMatch(/^There is no printer profile at .*none\.json\.$/);
      expect(said(kept(folder, PROFILE))).toBe(
        '“Attic, upper tray” was read off a test sheet of Letter, both sides, long edge: print in that way, or read another test sheet.',
      );
      expect(said(kept(folder, PROFILE, { ...PROFILE, name: 'Hall' }))).toMatch(
        /holds the profiles “Attic, upper tray” and “Hall”: save the one to print with by itself\.$/,
      );
      writeFileSync(join(folder, 'torn.json'), '{"format":');
      expect(said(join(folder, 'torn.json'))).toMatch(/This is no file of printer profiles\.$/);
    }));
});

const SCALED: Profile = {
  ...PROFILE,
  paper: 'a4',
  readings: [4.5, 4.5, 4.5, 4.5],
  scale: { across: 99.6, along: 100.2 },
};

describe('fieldkit print --scale', () => {
  it('takes two numbers, or a profile, which --correct takes as well, and makes the same sheets of them', () =>
    inFolder((folder) => {
      const made = (place: string, option: string, given: string) => {
        const { status, stdout } = print(join(folder, place), option, given);
        expect([status, stdout]).toEqual([0, expect.stringContaining('pages are sent at 100.4 and 99.8 %')]);
        const file = 'stepping-stones/stepping-stones-a4-duplex-scale-99.6-100.2-colour-hops.pdf';
        return readFileSync(join(folder, place, file));
      };
      const numbers = made('numbers', '--scale', '99.6,100.2');
      expect(made('profile', '--scale', kept(folder, SCALED))).toEqual(numbers);
      expect(made('corrected', '--correct', kept(folder, SCALED))).toEqual(numbers);
    }));

  it('changes nothing where lengths come out true', () =>
    inFolder((folder) => {
      const sums = (...words: string[]) => {
        print(folder, ...words);
        return readFileSync(join(folder, 'stepping-stones/SHA256SUMS'), 'utf8');
      };
      expect(sums('--scale', '100,100')).toBe(sums());
    }));

  it('says in one sentence what it cannot take, on sheets, booklets and for a cutter', () =>
    inFolder((folder) => {
      const said = (...words: string[]) => {
        const { status, stderr } = fieldkit(...words, '--shelf', MADE_UP, '--out', folder);
        return [status, stderr.trim()];
      };
      const wild = `Printers come out between ${SCALE_RANGE.least} and ${SCALE_RANGE.most} % of the true length, not at 50 %: measure the test sheet again, printed at 100 % and without “Fit”.`;
      const none = (given: string) =>
        `The size of a print is two numbers in per cent, across and along the paper, such as 99.6,100.2; “${given}” is not.`;
      expect(said('print', 'stepping-stones', '--scale', '100,50')).toEqual([2, wild]);
      expect(said('print', 'stepping-stones', '--scale', '99.6')).toEqual([2, none('99.6')]);
      expect(said('booklet', 'stepping-stones', '--scale', 'small')).toEqual([2, none('small')]);
      expect(said('export', 'stepping-stones', '--to', 'cutter', '--scale', '50,50')).toEqual([2, wild]);
      expect(said('export', 'stepping-stones', '--to', 'pdf', '--scale', '99,99')).toEqual([
        2,
        'Only sheets for a cutter come out of your printer: leave --scale out for pdf.',
      ]);
    }));
});
