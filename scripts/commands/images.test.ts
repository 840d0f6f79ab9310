import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fieldkit, filesIn, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const images = (folder: string, ...words: readonly string[]) =>
  fieldkit('images', 'stepping-stones', ...words, '--shelf', MADE_UP, '--out', folder);

const ofGame = (folder: string) => join(folder, 'stepping-stones');

describe('fieldkit images', () => {
  it('makes a picture of each face, and says where they are', () =>
    inFolder((folder) => {
      const { status, stdout } = images(folder);
      expect(status).toBe(0);
      expect(stdout).toContain('images/colour/ (14 png)');
      expect(stdout).toContain(`In ${folder}/stepping-stones/ after`);
      const names = filesIn(ofGame(folder));
      expect(names).toContain('images/colour/hop-1.png');
      expect(names).toContain('images/colour/stones-back.png');
      expect(names).toContain('images/colour/frog-green-counter-front.png');
      expect(names).toContain('SHA256SUMS');
      expect(names).toHaveLength(15);
    }));

  it.each([
    ['as they are cut', [], 'colour', 750, 1050, 300],
    ['with bleed, as vendors ask', ['--bleed'], 'colour-bleed', 825, 1125, 300],
    ['at 600 dpi', ['--dpi', '600', '--bleed'], 'colour-bleed-600dpi', 1650, 2250, 600],
  ])('makes poker cards %s, with the dpi in the file', (_, words, place, width, height, density) =>
    inFolder(async (folder) => {
      images(folder, '--only', 'hops', ...words);
      const picture = await sharp(join(ofGame(folder), `images/${place}/hop-1.png`)).metadata();
      expect(picture).toMatchObject({ format: 'png', width, height, density, hasAlpha: false });
    }),
  );

  it('makes one PDF with a face a page, its trim and bleed in the boxes, for print shops', () =>
    inFolder(async (folder) => {
      const { status } = images(folder, '--format', 'pdf', '--only', 'hops');
      expect(status).toBe(0);
      const file = readFileSync(join(ofGame(folder), 'images/stepping-stones-colour-faces-hops.pdf'));
      const [page] = (await PDFDocument.load(file)).getPages();
      // Poker, 2.5 x 3.5 inches, with 1/8 inch round it, in points.
      expect(page?.getMediaBox()).toEqual({ x: 0, y: 0, width: 198, height: 270 });
      expect(page?.getBleedBox()).toEqual({ x: 0, y: 0, width: 198, height: 270 });
      expect(page?.getTrimBox()).toEqual({ x: 9, y: 9, width: 180, height: 252 });
    }));

  it('removes the picture that an earlier run made of a face that is gone, and says so', () =>
    inFolder((folder) => {
      images(folder, '--format', 'svg');
      const [place, sums] = [join(ofGame(folder), 'images/colour'), join(ofGame(folder), 'SHA256SUMS')];
      for (const name of ['old', 'mine', 'edited']) writeFileSync(join(place, `${name}.svg`), '<svg/>');
      const sum = createHash('sha256').update('<svg/>').digest('hex');
      appendFileSync(sums, `${sum}  images/colour/old.svg\n${sum}  images/colour/edited.svg\n`);
      writeFileSync(join(place, 'edited.svg'), '<svg><!-- by hand --></svg>');
      images(folder, '--format', 'svg', '--only', 'hops');
      expect(filesIn(place)).toContain('old.svg');
      const { stdout } = images(folder, '--format', 'svg');
      expect(stdout).toContain('Removed stepping-stones/images/colour/old.svg: an earlier run made it');
      expect(filesIn(place)).toHaveLength(14 + 2);
      expect(filesIn(place)).toEqual(expect.arrayContaining(['edited.svg', 'mine.svg']));
      expect(readFileSync(sums, 'utf8')).not.toContain('old.svg');
    }));

  it('makes WebP and SVG as well, in the editions asked for', () =>
    inFolder(async (folder) => {
      images(folder, '--only', 'stone-1', '--format', 'webp', '--dpi', '100');
      images(folder, '--only', 'stone-1', '--format', 'svg', '--edition', 'low-ink,screen');
      const webp = await sharp(join(ofGame(folder), 'images/colour-100dpi/stone-1.webp')).metadata();
      expect(webp).toMatchObject({ format: 'webp', width: 197, height: 197 });
      for (const edition of ['low-ink', 'screen']) {
        const svg = readFileSync(join(ofGame(folder), `images/${edition}/stone-1.svg`), 'utf8');
        expect(svg).toMatch(/^<svg [^>]*width="50mm"[^>]*height="50mm"/);
      }
    }));

  it('draws the same pictures with one worker and with two, with a cache and without', () =>
    inFolder((folder) => {
      const sums = (place: string, ...words: string[]) => {
        images(join(folder, place), ...words);
        return readFileSync(join(folder, place, 'stepping-stones/SHA256SUMS'), 'utf8');
      };
      const kept = sums('kept');
      expect(sums('again')).toBe(kept);
      expect(sums('one', '--workers', '1', '--no-cache')).toBe(kept);
      expect(sums('two', '--workers', '2', '--no-cache')).toBe(kept);
    }));
});
