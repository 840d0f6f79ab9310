import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { openShelf } from '../cli/shelves.ts';
import { rulesSheets } from '../make/booklet.ts';
import { FAULTY, fieldkit, filesIn, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const booklet = (folder: string, ...words: readonly string[]) =>
  fieldkit('booklet', ...words, '--shelf', MADE_UP, '--out', folder);

const open = async (folder: string, name: string) => {
  const pdf = await PDFDocument.load(readFileSync(join(folder, 'stepping-stones', name)), {
    updateMetadata: false,
  });
  return {
    title: pdf.getTitle(),
    sizes: [
      ...new Set(
        pdf.getPages().map((page) => `${Math.round(page.getWidth())} x ${Math.round(page.getHeight())}`),
      ),
    ],
  };
};

describe('fieldkit booklet', () => {
  it('sets the rules two pages on a side of A4, lying down, and says where', () =>
    inFolder(async (folder) => {
      const { status, stdout } = booklet(folder, 'stepping-stones');
      expect(status).toBe(0);
      expect(stdout).toMatch(/^stepping-stones-rules-a4-booklet-colour\.pdf +1 +\d+ kB/m);
      expect(filesIn(folder)).toEqual([
        'stepping-stones/SHA256SUMS',
        'stepping-stones/stepping-stones-rules-a4-booklet-colour.pdf',
      ]);
      const { title, sizes } = await open(folder, 'stepping-stones-rules-a4-booklet-colour.pdf');
      expect(title).toBe('Stepping Stones: the rules, A4, to fold and staple');
      expect(sizes).toEqual(['842 x 595']);
    }));

  it('repeats no more of an address that is too long than a sentence bears', () =>
    inFolder(async (folder) => {
      const { status, stderr } = booklet(folder, '--site', `https://${'a'.repeat(5000)}.example`);
      expect(status).toBe(2);
      expect(stderr).toMatch(/a…' is invalid\. It takes an address of at most 300 characters\.$/m);
      expect(stderr.length).toBeLessThan(300);
    }));

  it('makes every form and way that is asked for; pages one by one know no sides', () =>
    inFolder(async (folder) => {
      booklet(
        folder,
        'stepping-stones',
        '--form',
        'saddle,plain',
        '--sides',
        'duplex,single',
        '--paper',
        'letter',
      );
      expect(filesIn(join(folder, 'stepping-stones'))).toEqual([
        'SHA256SUMS',
        'stepping-stones-rules-letter-booklet-colour.pdf',
        'stepping-stones-rules-letter-booklet-one-side-colour.pdf',
        'stepping-stones-rules-letter-pages-colour.pdf',
      ]);
      const { sizes } = await open(folder, 'stepping-stones-rules-letter-pages-colour.pdf');
      expect(sizes).toEqual(['396 x 612']);
    }));

  it('says where there is nothing to read', () =>
    inFolder((folder) => {
      const faulty = (...words: readonly string[]) =>
        fieldkit('booklet', ...words, '--shelf', FAULTY, '--out', folder);
      const [one, all] = [faulty('posters'), faulty()];
      expect([one.status, one.stderr]).toEqual([
        2,
        'posters has no rules to read yet: there is no booklet of it.\n',
      ]);
      expect([all.status, all.stderr]).toEqual([
        2,
        'No game of this shelf has rules to read yet: there is no booklet to make.\n',
      ]);
      expect(filesIn(folder)).toEqual([]);
    }));

  it('takes no address that leads nowhere', () =>
    inFolder((folder) => {
      const { status, stderr } = booklet(folder, '--site', 'my site');
      expect(status).toBe(2);
      expect(stderr).toContain('It takes the address of a site, such as https://example.org/fieldkit.');
      expect(filesIn(folder)).toEqual([]);
    }));
});

it('has the code to its rules in the file to take home as well, where a site is known', async () => {
  const [game] = await openShelf('tests/made-up/shelf.ts');
  if (!game) throw new Error('the shelf is empty');
  const site = 'https://fieldkit.example/sub';
  const address = `${site}/${game.id}/rules/`;
  const printed = async (at?: string) =>
    JSON.stringify((await rulesSheets(game, 'colour', at))?.({ paper: 'a4', sides: 'duplex' }).pages);
  expect(await printed(site)).toContain(address);
  expect(await printed()).not.toContain('fieldkit.example');
});
