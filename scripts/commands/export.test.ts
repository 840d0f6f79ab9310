import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import DxfParser from 'dxf-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fieldkit, filesIn, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';
import { openPdf } from '../../tests/raster.ts';
import { unpacked } from '../../tests/zip-reader.ts';

const exported = (folder: string, ...words: readonly string[]) =>
  fieldkit('export', 'stepping-stones', ...words, '--only', 'hops', '--shelf', MADE_UP, '--out', folder);

const parcel = (folder: string, place: string) =>
  join(folder, `stepping-stones/export/stepping-stones-colour-hops-${place}`);

describe('fieldkit export', () => {
  it('packs for The Game Crafter each card once with its number, in their pixels', () =>
    inFolder(async (folder) => {
      expect(exported(folder, '--to', 'game-crafter').status).toBe(0);
      const files = await unpacked(parcel(folder, 'game-crafter.zip'));
      expect([...files.keys()]).toEqual([
        '1-hops/1-hop-1-front-x4.png',
        '1-hops/2-hop-2-front-x2.png',
        '1-hops/hops-back.png',
        'HOW-TO.txt',
      ]);
      expect(files.get('HOW-TO.txt')?.toString()).toContain('1-hops: Poker Deck, 6 cards (Hop cards).');
      for (const [name, content] of files) {
        if (!name.endsWith('.png')) continue;
        const { width, height } = await loadImage(content);
        expect([name, width, height]).toEqual([name, 825, 1125]);
        expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', channels: 3, density: 300 });
      }
    }));

  it('packs for MakePlayingCards every copy with its own back, under the same number', () =>
    inFolder(async (folder) => {
      expect(exported(folder, '--to', 'make-playing-cards').status).toBe(0);
      const files = await unpacked(parcel(folder, 'make-playing-cards.zip'));
      const names = [...files.keys()].filter((name) => name.endsWith('.png'));
      expect(names).toHaveLength(12);
      for (const front of names.filter((name) => name.startsWith('fronts/')))
        expect(names).toContain(front.replace('fronts/', 'backs/').replace('-front', '-back'));
      const { width, height } = await loadImage(files.get('fronts/5-hop-2-front.png') ?? '');
      expect([width, height]).toEqual([822, 1122]);
    }));

  it('packs for any print shop a PDF, face and back in turn, trim and bleed in the boxes, and what to tell the shop', () =>
    inFolder(async (folder) => {
      expect(exported(folder, '--to', 'pdf').status).toBe(0);
      const files = await unpacked(parcel(folder, 'pdf.zip'));
      expect([...files.keys()]).toEqual(['HOW-TO.txt', 'cards.pdf']);
      const howTo = files.get('HOW-TO.txt')?.toString() ?? '';
      for (const said of [
        'cards.pdf: 6 cards of 63.5 x 88.9 mm, 12 pages',
        'page 2 behind page 1',
        'the bleed is 3.175 mm',
        'The colours are sRGB and this is no PDF/X',
      ])
        expect(howTo).toContain(said);
      const pages = (await PDFDocument.load(files.get('cards.pdf') ?? '')).getPages();
      expect(pages).toHaveLength(12);
      for (const page of pages) {
        expect(page.getBleedBox()).toEqual({ x: 0, y: 0, width: 198, height: 270 });
        expect(page.getTrimBox()).toEqual({ x: 9, y: 9, width: 180, height: 252 });
      }
      const read = await openPdf(new Uint8Array(files.get('cards.pdf') ?? []));
      const texts = await Promise.all(
        pages.map(async (_, index) => {
          const { items } = await (await read.getPage(index + 1)).getTextContent();
          return items.map((item) => ('str' in item ? item.str : '')).join(' ');
        }),
      );
      texts.forEach((text, index) => expect(text).toMatch(index % 2 === 0 ? /Hop [12]/ : /Hop cards/));
    }));

  it('packs for Tabletop Simulator what its saved object asks for, at the address given', () =>
    inFolder(async (folder) => {
      const base = 'https://example.org/hop';
      expect(exported(folder, '--to', 'tabletop-simulator', '--base-url', base).status).toBe(0);
      const files = await unpacked(parcel(folder, 'tabletop-simulator.zip'));
      const save = files.get('stepping-stones.json')?.toString() ?? '';
      const asked = [...save.matchAll(/"(?:FaceURL|BackURL)": "([^"]+)"/g)].map(([, url = '']) => url);
      expect(asked.length).toBeGreaterThan(0);
      for (const url of asked) expect([...files.keys()]).toContain(url.replace(`${base}/`, 'pictures/'));
      const { width, height } = await loadImage(files.get('pictures/hops-fronts.jpg') ?? '');
      // Two different cards in a 2 x 2 grid, the least Tabletop Simulator takes.
      expect([width, height]).toEqual([1500, 2100]);
    }));

  it('packs for VASSAL a module with the pictures that its pieces ask for', () =>
    inFolder(async (folder) => {
      expect(exported(folder, '--to', 'vassal').status).toBe(0);
      const files = await unpacked(parcel(folder, 'vassal.vmod'));
      const [build, ...others] = [...files.keys()];
      expect([build, ...others]).toEqual([
        'buildFile.xml',
        'help/rules.html',
        'images/hop-1.png',
        'images/hop-2.png',
        'images/hops-back.png',
        'moduledata',
      ]);
      // Six pixels to the mm.
      expect(await sharp(files.get('images/hop-1.png')).metadata()).toMatchObject({
        width: 381,
        height: 533,
      });
    }));

  it('packs for cutting machines the sheets to print and the lines of each in two formats', () =>
    inFolder(async (folder) => {
      expect(exported(folder, '--to', 'cutter', '--paper', 'letter').status).toBe(0);
      const files = await unpacked(parcel(folder, 'cutter-letter.zip'));
      expect([...files.keys()]).toEqual(['HOW-TO.txt', 'cut/sheet-1.dxf', 'cut/sheet-1.svg', 'sheets.pdf']);
      const pages = (await PDFDocument.load(files.get('sheets.pdf') ?? '')).getPages();
      expect(pages.map((page) => Math.round(page.getWidth()))).toEqual([612, 612]);
      expect(files.get('HOW-TO.txt')?.toString()).toContain('sheet-1: Hop cards');
      // Checked with other programs: the size of the lines' picture, the layers of the drawing.
      const { width, height } = await sharp(files.get('cut/sheet-1.svg')).metadata();
      expect([width, height]).toEqual([612, 792]);
      const dxf = new DxfParser().parseSync(files.get('cut/sheet-1.dxf')?.toString() ?? '');
      const cut = dxf?.entities.filter(({ layer }) => layer === 'CUT') ?? [];
      expect(cut).toHaveLength(6);
    }));

  it('renews its own parcel, and writes over none that was changed or put there by hand', () =>
    inFolder((folder) => {
      const again = () => exported(folder, '--to', 'game-crafter');
      const zip = parcel(folder, 'game-crafter.zip');
      expect([again().status, again().status]).toEqual([0, 0]);
      const refused = () => {
        const { status, stderr } = again();
        return [status, stderr.trim()];
      };
      const sentence =
        `${zip} is not as fieldkit wrote it and would be overwritten: ` +
        'give it another name, or choose another folder with --out. Nothing was changed.';
      writeFileSync(zip, 'my own pictures');
      expect(refused()).toEqual([2, sentence]);
      expect(readFileSync(zip, 'utf8')).toBe('my own pictures');
      rmSync(join(folder, 'stepping-stones/SHA256SUMS'));
      expect(refused()).toEqual([2, sentence]);
      rmSync(zip);
      expect(again().status).toBe(0);
    }));

  it('writes the same bytes twice', () =>
    inFolder((folder) => {
      const bytes = (place: string) => {
        exported(join(folder, place), '--to', 'game-crafter', '--no-cache');
        return readFileSync(parcel(join(folder, place), 'game-crafter.zip'));
      };
      expect(bytes('one').equals(bytes('two'))).toBe(true);
    }));

  it.each([
    [
      'a place that nobody knows',
      ['--to', 'gamecrafter'],
      'There is no place "gamecrafter": did you mean "game-crafter"?',
    ],
    ['no place', [], "Required option '--to <place>' not specified."],
    [
      'no address for pictures',
      ['--to', 'tabletop-simulator'],
      'say with --base-url where you will put them.',
    ],
    [
      'an address that is none',
      ['--to', 'tabletop-simulator', '--base-url', 'C:/pictures'],
      'It takes an address',
    ],
  ])('says what is wrong with %s, and writes nothing', (_, words, sentence) =>
    inFolder((folder) => {
      const { status, stderr } = exported(folder, ...words);
      expect(status).toBe(2);
      expect(stderr).toContain(sentence);
      expect(filesIn(folder)).toEqual([]);
    }),
  );

  it.each([
    ['game-crafter', 'showpieces', 'The Game Crafter prints cards, and none of Stepping Stones are chosen.'],
    [
      'make-playing-cards',
      'pieces',
      'MakePlayingCards prints cards, and none of Stepping Stones are chosen.',
    ],
    ['pdf', 'boxes', "A print shop's file holds cards, and none of Stepping Stones are chosen."],
    [
      'tabletop-simulator',
      'showpieces',
      'Tabletop Simulator takes cards and counters, and none of Stepping Stones are chosen.',
    ],
  ])('makes no empty parcel for %s of %s', (place, only, sentence) =>
    inFolder((folder) => {
      const words = ['--to', place, '--only', only, '--base-url', 'https://example.org/hop'];
      const { status, stderr } = fieldkit(
        'export',
        'stepping-stones',
        ...words,
        '--shelf',
        MADE_UP,
        '--out',
        folder,
      );
      expect([status, stderr.trim().split('\n').at(-1)]).toEqual([2, sentence]);
      expect(filesIn(folder)).toEqual([]);
    }),
  );

  it('sends the rules as pages of a booklet, leaves out what a vendor does not sell, and says so', () =>
    inFolder(async (folder) => {
      const all = ['export', 'stepping-stones', '--to', 'game-crafter', '--shelf', MADE_UP, '--out', folder];
      const { status, stdout, stderr } = fieldkit(...all);
      expect(status).toBe(0);
      expect(`${stdout}${stderr}`).toContain(
        'Note: The Game Crafter sells no cards of 50 x 50 mm. Left out: Stones.',
      );
      const file = filesIn(folder).find((name) => name.endsWith('.zip')) ?? '';
      const files = await unpacked(join(folder, file));
      expect([...files.keys()].filter((name) => /stone/.test(name))).toEqual([]);
      const pages = [...files].filter(([name]) => name.startsWith('rules/'));
      expect(files.get('HOW-TO.txt')?.toString()).toContain(`a Large Booklet of ${pages.length} pages`);
      expect(pages.length % 4).toBe(0);
      for (const [name, content] of pages)
        expect([name, await sharp(content).metadata()]).toMatchObject([name, { width: 1575, height: 2475 }]);
      expect(files.get('HOW-TO.txt')?.toString()).toContain(
        'The Game Crafter sells no cards of 50 x 50 mm. Left out: Stones.',
      );
    }));
});
