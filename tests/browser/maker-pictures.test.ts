/** A maker's pictures on the site: on its pages, and on the print desk as on the command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { hashBytes } from '../../src/kit/content-hash.ts';
import { atOnce } from '../made-up/at-terminal.ts';
import { inFolder } from '../made-up/run-fieldkit.ts';
import { imagesIn, transparencyIn } from '../pdf-objects.ts';
import { photographs } from '../shared/makers-shelf.ts';
import { bytesOf, openMakers, openPage, type BuiltSite } from './site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openMakers();
});

it('are on the sheets that the desk shows and makes, the same as on the command line', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}photographs/print/`, {
    locale: 'de-DE',
  });
  await page.locator('.sheet image').last().waitFor();
  await page.locator('.seen[aria-busy="false"]').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the PDF', exact: true }).click();
  const made = await bytesOf(await download);
  expect(faults).toEqual([]);
  const hashes = async (file: Uint8Array) =>
    (await imagesIn(file)).map(({ bytes }) => hashBytes(bytes)).sort();
  await inFolder(async (folder) => {
    const shelf = await photographs(folder);
    const out = join(folder, 'out');
    const { status } = await atOnce(['print', '--shelf', shelf, '--paper', 'a4', '--out', out, '--no-cache']);
    expect(status).toBe(0);
    const printed = readFileSync(join(out, 'photographs/photographs-a4-duplex-colour.pdf'));
    expect(await hashes(made)).toEqual(await hashes(printed));
  });
  expect(await imagesIn(made)).toHaveLength(2);
  expect(await transparencyIn(made)).toEqual([]);
});

it('are drawn by lines where ink is to be saved', async () => {
  const address = `${site.address}photographs/print/#paper=a4&sides=duplex&edition=low-ink`;
  const { page, faults } = await openPage(site.browser, address);
  await page.locator('.sheet image').last().waitFor();
  await page.locator('.seen[aria-busy="false"]').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the PDF', exact: true }).click();
  expect(await imagesIn(await bytesOf(await download))).toEqual([]);
  expect(faults).toEqual([]);
});
