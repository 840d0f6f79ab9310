/** Fonts of a maker's own on the site's print desk: fetched, unpacked and embedded as on the command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openPdf } from '../raster.ts';
import { bytesOf, openMakers, openPage, type BuiltSite } from './site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openMakers();
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
  expect(readFileSync(join(site.folder, 'LICENSES.txt'), 'utf8')).toContain(
    'Noto Sans (fonts/noto.otf): OFL',
  );
});
