import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { fieldkit, fieldkitProcess, filesIn, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const print = (folder: string, ...words: readonly string[]) =>
  fieldkit('print', 'stepping-stones', ...words, '--shelf', MADE_UP, '--out', folder);

const filesOf = (folder: string) => filesIn(join(folder, 'stepping-stones'));

/** The PDF of this name: its title, and page sizes in points. */
async function sheets(folder: string, name: string) {
  const file = await PDFDocument.load(readFileSync(join(folder, 'stepping-stones', name)), {
    updateMetadata: false,
  });
  const sizes = file
    .getPages()
    .map((page) => `${Math.round(page.getWidth())} x ${Math.round(page.getHeight())}`);
  return { title: file.getTitle(), pages: sizes.length, sizes: [...new Set(sizes)] };
}

describe('fieldkit print', () => {
  it('makes one file of sheets for A4 and a duplex printer, and says what and where', () =>
    inFolder(async (folder) => {
      const { status, stdout } = print(folder);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^stepping-stones-a4-duplex-colour\.pdf( +\d+){4} +\d+ kB +\d+\.\d\d s$/m);
      expect(stdout).toContain(`In ${folder}/stepping-stones/ after`);
      expect(filesOf(folder)).toEqual(['SHA256SUMS', 'stepping-stones-a4-duplex-colour.pdf']);
      const { title, sizes } = await sheets(folder, 'stepping-stones-a4-duplex-colour.pdf');
      expect(title).toContain('Stepping Stones');
      expect(sizes).toEqual(['595 x 842']);
    }));

  it('makes every combination of what is asked for, and names each file by it', () =>
    inFolder(async (folder) => {
      print(
        folder,
        '--paper',
        'a4,letter',
        '--sides',
        'duplex,fold,single',
        '--edition',
        'low-ink',
        '--flip',
        'short',
      );
      expect(filesOf(folder)).toEqual([
        'SHA256SUMS',
        'stepping-stones-a4-duplex-short-edge-low-ink.pdf',
        'stepping-stones-a4-fold-low-ink.pdf',
        'stepping-stones-a4-single-low-ink.pdf',
        'stepping-stones-letter-duplex-short-edge-low-ink.pdf',
        'stepping-stones-letter-fold-low-ink.pdf',
        'stepping-stones-letter-single-low-ink.pdf',
      ]);
      const { sizes } = await sheets(folder, 'stepping-stones-letter-fold-low-ink.pdf');
      expect(sizes).toEqual(['612 x 792']);
    }));

  it('prints a part of the box in a file that says which', () =>
    inFolder(async (folder) => {
      print(folder);
      print(folder, '--only', 'stones,frog-green');
      print(folder, '--only', 'showpieces');
      expect(filesOf(folder)).toEqual([
        'SHA256SUMS',
        'stepping-stones-a4-colour-showpieces.pdf',
        'stepping-stones-a4-duplex-colour-stones-frog-green.pdf',
        'stepping-stones-a4-duplex-colour.pdf',
      ]);
      const whole = await sheets(folder, 'stepping-stones-a4-duplex-colour.pdf');
      const part = await sheets(folder, 'stepping-stones-a4-duplex-colour-stones-frog-green.pdf');
      expect(part.pages).toBeLessThan(whole.pages);
    }));

  it('keeps the name short where many components are named, and the same however they are written', () =>
    inFolder((folder) => {
      const many = 'stone-1,stone-2,hop-1,hop-2,frog-green,frog-brown,stones,hops,pieces,showpieces';
      print(folder, '--only', `${many},STONE-1`);
      const [name = '', ...others] = filesOf(folder).filter((each) => each.includes('duplex'));
      expect(name).toMatch(/^stepping-stones-a4-duplex-colour-\d-components-[0-9a-f]{8}\.pdf$/);
      print(folder, '--only', many.toUpperCase());
      expect(filesOf(folder).filter((each) => each.includes('duplex'))).toEqual([name, ...others]);
    }));

  it('names the margins that it was given, so that files for two printers stand side by side', () =>
    inFolder((folder) => {
      for (const margins of ['4.2', '5,3', '6,5,4,3']) print(folder, '--margins', margins, '--only', 'hops');
      expect(filesOf(folder).filter((name) => name.endsWith('.pdf'))).toEqual([
        'stepping-stones-a4-duplex-margins-4.2-colour-hops.pdf',
        'stepping-stones-a4-duplex-margins-5-3-colour-hops.pdf',
        'stepping-stones-a4-duplex-margins-6-5-4-3-colour-hops.pdf',
      ]);
    }));

  it('names no layout where the sheets have one of their own', () =>
    inFolder((folder) => {
      print(folder, '--layout', '8', '--sides', 'duplex,fold', '--only', 'hops');
      print(folder, '--layout', '8', '--only', 'showpieces');
      expect(filesOf(folder).filter((name) => name.endsWith('.pdf'))).toEqual([
        'stepping-stones-a4-colour-showpieces.pdf',
        'stepping-stones-a4-duplex-8-up-colour-hops.pdf',
        'stepping-stones-a4-fold-colour-hops.pdf',
      ]);
    }));

  it('makes boxes for the cards as they are printed, sleeved and measured, and says for which in their names', () =>
    inFolder(async (folder) => {
      print(folder, '--only', 'boxes', '--sides', 'duplex,fold');
      print(folder, '--only', 'boxes', '--sleeves', 'thick', '--thickness', '0.25');
      print(folder, '--only', 'boxes,hops');
      expect(filesOf(folder).filter((name) => name.endsWith('.pdf'))).toEqual([
        'stepping-stones-a4-colour-boxes-0.25-mm-thick-sleeves.pdf',
        'stepping-stones-a4-colour-boxes-0.42-mm.pdf',
        'stepping-stones-a4-colour-boxes.pdf',
        'stepping-stones-a4-duplex-colour-hops.pdf',
      ]);
      const { title } = await sheets(folder, 'stepping-stones-a4-colour-boxes.pdf');
      expect(title).toContain('one side');
    }));

  it('makes tiles of the cards that may be some, in a file of their own, and brings them up to date', () =>
    inFolder(async (folder) => {
      print(folder, '--only', 'tiles,hop-1', '--sides', 'fold');
      expect(filesOf(folder).filter((name) => name.endsWith('.pdf'))).toEqual([
        'stepping-stones-a4-colour-tiles.pdf',
        'stepping-stones-a4-fold-colour-hop-1.pdf',
      ]);
      const { title, pages } = await sheets(folder, 'stepping-stones-a4-colour-tiles.pdf');
      expect([title, pages]).toEqual([
        'Stepping Stones: tiles, colour edition, A4, faces and backs apart',
        4,
      ]);
      const tiles = join(folder, 'stepping-stones/stepping-stones-a4-colour-tiles.pdf');
      expect(print(folder, '--since', tiles).stderr).toContain('nothing has changed since');
    }));

  it('with --take-home makes what one prints to play, on the paper of the country, and says how to have the other', () =>
    inFolder((folder) => {
      const paperBy = (locale: string) => {
        vi.stubEnv('LC_ALL', locale);
        const words = ['stepping-stones', '--take-home', '--shelf', MADE_UP, '--out', join(folder, locale)];
        const { status, stdout, stderr } = fieldkitProcess('print', ...words);
        expect(status).toBe(0);
        return { stderr, whole: stdout.match(/^take-home\/\S+/gm) };
      };
      expect(paperBy('en_US.UTF-8')).toEqual({
        stderr: expect.stringContaining('For Letter; --paper a4 makes it for A4.\n') as unknown,
        whole: ['duplex', 'fold'].map(
          (way) => `take-home/stepping-stones-letter-${way}-colour-everything.pdf`,
        ),
      });
      // Neither names a country.
      for (const locale of ['C', '%%_!']) expect(paperBy(locale).stderr).toContain('For A4; --paper letter');
      vi.unstubAllEnvs();
      const files = readdirSync(join(folder, 'C/stepping-stones'), { recursive: true, encoding: 'utf8' });
      const page = readFileSync(join(folder, 'C/stepping-stones/START-HERE.html'), 'utf8');
      expect(page).toContain('npx fieldkit print stepping-stones --all');
      expect(files.filter((name) => /\.\w+$/.test(name)).toSorted()).toEqual([
        'LICENSES.txt',
        'START-HERE.html',
        'in-words/stepping-stones-text.html',
        'in-words/stepping-stones-text.txt',
        'take-home/stepping-stones-a4-duplex-colour-everything.pdf',
        'take-home/stepping-stones-a4-fold-colour-everything.pdf',
      ]);
      const chosen = print(join(folder, 'chosen'), '--take-home', '--paper', 'letter');
      expect(chosen.stdout).toContain('stepping-stones-letter-fold-colour-everything.pdf');
      expect(chosen.stderr).not.toContain('--paper');
    }));

  it('with --take-home --sides fronts makes the file for sleeves, and its start page counts its sheets', () =>
    inFolder((folder) => {
      const words = ['--take-home', '--paper', 'a4', '--sides', 'fronts', '--scale', '99.6,100.2'];
      const { status, stdout } = print(folder, ...words);
      expect(status).toBe(0);
      const [, sheets = ''] =
        /^take-home\/stepping-stones-a4-fronts-scale-99\.6-100\.2-colour-everything\.pdf +(\d+)/m.exec(
          stdout,
        ) ?? [];
      expect(stdout).not.toMatch(/duplex|fold/);
      const page = readFileSync(join(folder, 'stepping-stones/START-HERE.html'), 'utf8');
      expect(page).toContain(`A4, fronts alone, for sleeves, in colour</a><small>${sheets} sheets,`);
      // Nothing to choose between, and no stiff paper for cards in sleeves.
      expect(page).not.toMatch(/both sides|folded/);
      expect(page).toMatch(
        /<li>(Paper of 200 to 250 gsm for boxes, plain|Plain) paper and sleeves for the cards/,
      );
    }));

  it('with --take-home of several games leaves one page above them that leads to their files', () =>
    inFolder((folder) => {
      const words = ['--shelf', MADE_UP, '--out', folder, '--take-home', '--paper', 'a4'];
      const { status, stdout } = fieldkit('print', ...words);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^In (\S+\/) after \d+\.\d\d s: open \1START-HERE\.html$/m);
      const page = readFileSync(join(folder, 'START-HERE.html'), 'utf8');
      const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
      expect(links.filter((path) => path.endsWith('START-HERE.html')).length).toBeGreaterThan(2);
      expect(links.filter((path) => path.endsWith('.pdf')).length).toBeGreaterThan(2);
      expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    }));

  it('with --take-home of several games in Dutch leads to them in Dutch', () =>
    inFolder((folder) => {
      const words = ['--shelf', MADE_UP, '--out', folder, '--take-home', '--paper', 'a4', '--language', 'nl'];
      expect(fieldkit('print', ...words).status).toBe(0);
      const page = readFileSync(join(folder, 'START-HERE.html'), 'utf8');
      expect(page).toMatch(/^<!doctype html>\n<html lang="nl">/);
      expect(page).toContain('<h1>Spellen om te printen</h1>');
      const game = readFileSync(join(folder, 'stepping-stones/START-HERE.html'), 'utf8');
      expect(game).toContain('npx fieldkit print stepping-stones --all --language nl');
    }));

  it('with --all makes everything: papers, sides, editions, models, tiles, boxes, pictures', () =>
    inFolder((folder) => {
      const { status, stdout } = print(folder, '--all');
      expect(status).toBe(0);
      const game = join(folder, 'stepping-stones');
      const all = readdirSync(game, { recursive: true, encoding: 'utf8' });
      const pdfs = all.filter((name) => name.endsWith('.pdf'));
      for (const paper of ['a4', 'letter']) {
        for (const edition of ['colour', 'low-ink']) {
          expect(pdfs).toContain(`cards-and-counters/stepping-stones-${paper}-duplex-${edition}.pdf`);
          expect(pdfs).toContain(`cards-and-counters/stepping-stones-${paper}-fold-${edition}.pdf`);
          expect(pdfs).toContain(`paper-models/stepping-stones-${paper}-${edition}-showpieces.pdf`);
          expect(pdfs).toContain(`tiles/stepping-stones-${paper}-${edition}-tiles.pdf`);
          expect(pdfs).toContain(`boxes/stepping-stones-${paper}-${edition}-boxes.pdf`);
          expect(pdfs).toContain(`boxes/stepping-stones-${paper}-${edition}-boxes-0.42-mm.pdf`);
        }
      }
      expect(pdfs.filter((name) => name.startsWith('rules/stepping-stones-rules-'))).toHaveLength(12);
      expect(pdfs.filter((name) => name.startsWith('take-home/'))).toHaveLength(8);
      expect(pdfs).toHaveLength(44);
      // All sheets are in folders named after their contents.
      expect(pdfs.filter((name) => !name.includes('/'))).toEqual([]);
      expect(stdout).toContain('images/colour-bleed/ (14 png)');
      expect(stdout).toContain('stepping-stones-text.html');
      expect(all).toContain('in-words/stepping-stones-text.txt');
      expect(readFileSync(join(game, 'LICENSES.txt'), 'utf8')).toMatch(
        /alfa-slab-one[^]*SIL OPEN FONT LICENSE[^]*stardos-stencil[^]*SIL OPEN FONT LICENSE[^]*zilla-slab[^]*SIL OPEN FONT LICENSE/,
      );
      expect(readFileSync(join(game, 'SHA256SUMS'), 'utf8')).toMatch(/^\w{64} {2}LICENSES\.txt$/m);
      expect(stdout).toMatch(/^together /m);
    }));

  it('with --all leaves a page to start from, which shows the game and leads to every file and folder', () =>
    inFolder((folder) => {
      expect(print(folder, '--all').status).toBe(0);
      const game = join(folder, 'stepping-stones');
      const page = readFileSync(join(game, 'START-HERE.html'), 'utf8');
      const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
      expect(links.filter((path) => !existsSync(join(game, path)))).toEqual([]);
      const folders = readdirSync(game, { withFileTypes: true }).filter((each) => each.isDirectory());
      expect(links).toEqual(
        expect.arrayContaining(
          folders.filter(({ name }) => name !== 'take-home').map(({ name }) => `${name}/`),
        ),
      );
      expect(links.filter((path) => path.startsWith('take-home/'))).toHaveLength(8);
      expect(page).toMatch(/<img src="data:image\/webp;base64,[^"]+" alt="\w/);
      expect(page).toMatch(/\d+ sheets?, \d+ cuts, about \d+ minutes/);
    }));

  it('makes the same bytes in two processes, from the cache and without it', () =>
    inFolder((folder) => {
      const sumsIn = (place: string) =>
        readFileSync(join(folder, place, 'stepping-stones/SHA256SUMS'), 'utf8');
      const sums = (place: string, ...words: string[]) => {
        print(join(folder, place), ...words);
        return sumsIn(place);
      };
      const first = sums('first', '--no-cache');
      const words = ['stepping-stones', '--no-cache', '--shelf', MADE_UP, '--out', join(folder, 'second')];
      expect(fieldkitProcess('print', ...words).status).toBe(0);
      expect(sumsIn('second')).toBe(first);
      expect(sums('kept')).toBe(first);
      expect(sums('from the cache')).toBe(first);
      const bytes = readFileSync(join(folder, 'first/stepping-stones/stepping-stones-a4-duplex-colour.pdf'));
      expect(first).toContain(createHash('sha256').update(bytes).digest('hex'));
    }));
});
