/** Fonts of a maker's own on the site's print desk: fetched, unpacked and embedded as on the command line. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPdf } from '../raster.ts';
import { BASE, buildMadeUp, type MadeUpSite } from '../shared/made-up-site.ts';
import { bytesOf, openPage, openSite, type Site } from './site.ts';

const MAKER = new URL('../../src/maker/index.ts', import.meta.url).href;
const NOTO = new URL('../../node_modules/harfbuzzjs/test/fonts/noto/NotoSans-Regular.otf', import.meta.url);
const NARROW = import.meta
  .resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2');

const folder = mkdtempSync(join(tmpdir(), 'fieldkit-maker-'));
let built: MadeUpSite;
let site: Site;
beforeAll(async () => {
  mkdirSync(join(folder, 'fonts'));
  writeFileSync(join(folder, 'fonts/noto.otf'), readFileSync(fileURLToPath(NOTO)));
  writeFileSync(join(folder, 'fonts/narrow.woff2'), readFileSync(fileURLToPath(NARROW)));
  const shelf = join(folder, 'shelf.mjs');
  writeFileSync(
    shelf,
    `import { defineGame, localFont, rich } from '${MAKER}';
export const SHELF = [defineGame({
  id: 'letters', title: 'Letters', by: 'A Designer', hyphenation: 'en',
  fonts: [
    localFont({ id: 'own', family: 'Noto Sans', file: 'fonts/noto.otf', licence: 'OFL' }),
    localFont({ id: 'narrow', family: 'Barlow', file: 'fonts/narrow.woff2', licence: 'OFL' }),
  ],
  cards: [{ name: 'Ship', text: 'Send the reconnaissance battalion' }],
  face: ({ card, area }) => [
    rich(card.text, { ...area.top(30), width: 26 }, { font: 'own', size: 10, hyphenate: 'en' }),
    rich('A narrow harbour', area.bottom(20), { font: 'narrow' }),
  ],
})];
`,
  );
  built = await buildMadeUp(shelf);
  site = await openSite(built.folder, BASE);
});
afterAll(async () => {
  await site?.close();
  built?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('are in the PDF that the desk makes, with the words hyphenated as in print', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}letters/print/`, { locale: 'de-DE' });
  await page.locator('.seen[aria-busy="false"]').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the PDF', exact: true }).click();
  const pdf = await openPdf(new Uint8Array(await bytesOf(await download)));
  const texts = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await pdf.loadingTask.destroy();
  expect(faults).toEqual([]);
  expect(texts.join(' ')).toMatch(/Send the\s+re-\s+connaissance/);
  expect(texts.join(' ')).toMatch(/A narrow\s+harbour/);
});

it('stand in the list of licences', () => {
  expect(readFileSync(join(built.folder, 'LICENSES.txt'), 'utf8')).toContain(
    'Noto Sans (fonts/noto.otf): OFL',
  );
});
