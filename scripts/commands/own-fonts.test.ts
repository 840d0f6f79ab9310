/** Makers print with fonts of their own, and hear in a sentence what is wrong with one. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { openPdf } from '../../tests/raster.ts';

const MAKER = new URL('../../src/maker/index.ts', import.meta.url).href;
const NOTO = fileURLToPath(
  new URL('../../node_modules/harfbuzzjs/test/fonts/noto/NotoSans-Regular.otf', import.meta.url),
);

/** A game whose cards are set in a font of a file, and the shelf that it stands on. */
function shelfIn(folder: string, file: string, words = '**Sail** far'): string {
  const shelf = join(folder, 'shelf.mjs');
  writeFileSync(
    shelf,
    `import { defineGame, localFont, rich } from '${MAKER}';
    export const SHELF = [defineGame({
      id: 'mine', title: 'Mine', by: 'A Designer',
      fonts: [
        localFont({ id: 'own', family: 'Noto Sans', file: '${file}', licence: 'SIL Open Font License 1.1' }),
        localFont({ id: 'own-bold', family: 'Noto Sans', weight: 700, file: '${file}', licence: 'SIL Open Font License 1.1' }),
      ],
      cards: [{ name: 'Ship', text: ${JSON.stringify(words)} }],
      face: ({ card, area }) => [rich(card.text, area.rest(10), { font: 'own' })],
    })];`,
  );
  return shelf;
}

const bring = (folder: string, name: string, bytes: Uint8Array): void => {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'fonts', name), bytes);
};

const print = (folder: string, shelf: string, ...words: readonly string[]) =>
  atOnce(['print', ...words, '--shelf', shelf, '--no-cache', '--out', join(folder, 'print')]);

describe('a font of one’s own', () => {
  it('is printed in everything, and its licence stands beside it', () =>
    inFolder(async (folder) => {
      bring(folder, 'noto.otf', readFileSync(NOTO));
      const { status, stderr } = await print(folder, shelfIn(folder, 'fonts/noto.otf'), '--all');
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')]);
      const files = filesIn(join(folder, 'print'));
      const sheets = files.find((name) => /^mine\/(?!.*(box|rules)).*colour.*\.pdf$/.test(name));
      if (sheets === undefined) throw new Error(files.join(', '));
      const pdf = await openPdf(new Uint8Array(readFileSync(join(folder, 'print', sheets))));
      const texts = await Promise.all(
        Array.from({ length: pdf.numPages }, async (_, index) => {
          const { items } = await (await pdf.getPage(index + 1)).getTextContent();
          return items.map((item) => ('str' in item ? item.str : '')).join(' ');
        }),
      );
      expect(texts.join(' ')).toMatch(/Sail\s+far/);
      expect(texts.join(' ')).toContain('Fonts: Noto Sans (SIL Open Font License 1.1).');
      await pdf.loadingTask.destroy();
      const licences = readFileSync(join(folder, 'print/mine/LICENSES.txt'), 'utf8');
      expect(licences).toContain('Noto Sans (fonts/noto.otf): SIL Open Font License 1.1');
    }));

  it.each([
    ['that is not there', 'fonts/nota.otf', 'is not there: did you mean "fonts/noto.otf".'],
    ['outside the folder', '../noto.otf', 'lies outside the folder of the game, where nothing is read.'],
    ['that is cut off', 'fonts/short.otf', 'is broken: it ends before its table "'],
    ['that is empty', 'fonts/empty.ttf', 'is empty.'],
    ['that is none', 'fonts/text.ttf', 'is no font: it takes a TrueType, OpenType, WOFF or WOFF2 file.'],
  ])('%s is a sentence, status 2, and nothing is written', (_, file, why) =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'fonts'));
      copyFileSync(NOTO, join(folder, 'fonts/noto.otf'));
      bring(folder, 'short.otf', readFileSync(NOTO).subarray(0, 200_000));
      bring(folder, 'empty.ttf', new Uint8Array());
      bring(folder, 'text.ttf', new TextEncoder().encode('no font at all, no'));
      const { status, stderr } = await print(folder, shelfIn(folder, file));
      expect(status).toBe(2);
      expect(stderr).toContain(`Mine, the font "own": the file "${file}" ${why}`);
      expect(filesIn(folder).filter((name) => name.startsWith('print/'))).toEqual([]);
    }),
  );

  it('that lacks a letter is named with its file', () =>
    inFolder(async (folder) => {
      bring(folder, 'noto.otf', readFileSync(NOTO));
      const { status, stderr } = await print(folder, shelfIn(folder, 'fonts/noto.otf', 'Sail 帆'));
      expect(status).toBe(2);
      expect(stderr).toContain('needs "帆" (U+5E06), which the font Noto Sans (fonts/noto.otf) lacks.');
    }));
});
