/** Makers with pictures beside their shelf get them on sheets and in images, or a sentence and no file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { imagesIn, transparencyIn } from '../../tests/pdf-objects.ts';
import { pictureGame } from '../../tests/picture-game.ts';

const run = (folder: string, shelf: string, ...words: readonly string[]) =>
  atOnce([...words, '--shelf', shelf, '--out', join(folder, 'out'), '--no-cache']);

const SHEET = 'out/photographs/photographs-a4-duplex-colour.pdf';

describe('a game with pictures in files', () => {
  it('is printed with each picture once, no finer than needed, and without transparency', () =>
    inFolder(async (folder) => {
      const shelf = await pictureGame(
        folder,
        `picture('pictures/ship.jpg', rect), picture('pictures/disc.png', { ...rect, y: 47, width: 40 }, { fit: 'contain', means: 'a disc' }), picture('pictures/anchor.svg', { ...rect, y: 60, x: 40, width: 15, height: 15 })`,
      );
      const { status, stderr, stdout } = await run(folder, shelf, 'print');
      expect([status, stderr.includes('rror')]).toEqual([0, false]);
      expect(stdout + stderr).toContain('has gradients, which are printed as bands of flat colour');
      const file = readFileSync(join(folder, SHEET));
      const images = await imagesIn(file);
      expect(images.map(({ filter }) => filter).sort()).toEqual(['/DCTDecode', '/FlateDecode']);
      for (const { width } of images) expect(width).toBeLessThanOrEqual(Math.ceil((50 / 25.4) * 350));
      expect(await transparencyIn(file)).toEqual([]);
    }));

  it('has them in images and in the low-ink edition, where lines show them', () =>
    inFolder(async (folder) => {
      const shelf = await pictureGame(
        folder,
        `picture('pictures/ship.jpg', rect), picture('pictures/disc.png', { ...rect, y: 47 }, { lowInk: 'leave out' })`,
      );
      expect((await run(folder, shelf, 'images')).status).toBe(0);
      const image = await sharp(join(folder, 'out/photographs/images/colour/photo-1.png')).stats();
      expect(image.entropy).toBeGreaterThan(3);
      expect((await run(folder, shelf, 'print', '--edition', 'low-ink')).status).toBe(0);
      const file = readFileSync(join(folder, SHEET.replace('colour', 'low-ink')));
      expect(await imagesIn(file)).toEqual([]);
    }));

  it('says where a picture is coarse, and how many pixels it needs', () =>
    inFolder(async (folder) => {
      const shelf = await pictureGame(
        folder,
        `...(id === 'photo-2' ? [picture('pictures/small.png', rect, { field: 'art' })] : [])`,
      );
      const { status, stderr, stdout } = await run(folder, shelf, 'print');
      expect(status).toBe(0);
      expect(stdout + stderr).toContain(
        'Photographs, photo-2, field "art": the picture "pictures/small.png" has 38 dpi at its printed size: for 200 dpi it needs 525 x 315 pixels.',
      );
    }));

  it.each([
    ['pictures/shp.jpg', 'is not there: did you mean "pictures/ship.jpg".'],
    ['../secret.png', 'lies outside the folder of the game'],
    ['pictures/link.png', 'lies outside the folder of the game'],
    ['https://example.org/ship.png', 'is an address'],
    ['pictures/broken.jpg', 'is broken: its pixels cannot be read to the end.'],
    ['pictures/damaged.png', 'is broken: its pixels cannot be read to the end.'],
  ])('that is asked for as %s is refused with the card and the field, and leaves no file', (name, why) =>
    inFolder(async (folder) => {
      const shelf = await pictureGame(folder, `picture('${name}', rect, { field: 'art' })`);
      for (const command of ['print', 'images']) {
        const { status, stderr } = await run(folder, shelf, command);
        expect(status).toBe(2);
        expect(stderr).toMatch(/^Photographs, photo-1\b/m);
        expect(stderr).toContain(`, field "art": the picture "${name}" ${why}`);
        expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
        expect(existsSync(join(folder, 'out'))).toBe(false);
      }
    }),
  );
});
