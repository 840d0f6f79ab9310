/** The print desk in a browser. Needs `npm run build`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { printedIn } from '../../src/press/paint/pdf/read-print-record.ts';
import { extentOf, openPdf, pagePixels } from '../raster.ts';
import { AGAIN, ofToday } from '../lot.ts';
import {
  axeFaults,
  bytesOf,
  DIST,
  openMadeUp,
  openPage,
  openSite,
  type Site,
  type BuiltSite,
} from './site.ts';

let site: Site;
/** A box that is quick to draw. */
let small: BuiltSite;
beforeAll(async () => {
  site = await openSite();
  small = await openMadeUp();
});

const DESK = 'victory-tank/print/';
const SMALL_DESK = 'stepping-stones/print/';

const seen = (page: Page) => page.locator('.sheet image').last().waitFor();
const asked = (page: Page) => page.locator('.asked').innerText();

/** Waits until the desk has answered the current choice. */
const answered = (page: Page) => page.locator('.seen[aria-busy="false"]').waitFor();

describe('a first visit', () => {
  it('picks the paper of the reader’s country, asks two questions, and shows the sheets', async () => {
    const { page, faults } = await openPage(small.browser, small.address + SMALL_DESK, {
      locale: 'en-US',
    });
    await seen(page);
    await answered(page);
    await expect.poll(() => page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true);
    await expect
      .poll(() => page.locator('form > fieldset > legend').allInnerTexts())
      .toEqual(['Does your printer print both sides by itself?', 'Colour, or saving ink?', 'Paper']);
    await expect.poll(() => asked(page)).toMatch(/\d+ sheets[^]*\d+ cuts[^]*minutes[^]*% ink/);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('changes what it asks of you at once, stands in the link, and is there on the next visit', async () => {
    const desk = small.address + SMALL_DESK;
    const { page, faults } = await openPage(small.browser, desk, { locale: 'de-DE' });
    await seen(page);
    const before = await asked(page);
    await page.getByRole('radio', { name: /^No: fold/ }).check();
    await page.getByRole('radio', { name: /^Saving ink/ }).check();
    await page.getByText(/\d+ folds/).waitFor();
    await answered(page);
    await expect.poll(() => asked(page)).not.toBe(before);
    await expect.poll(() => new URL(page.url()).hash).toBe('#paper=a4&sides=fold&edition=low-ink');
    await page.goto(`${small.address}stepping-stones/`);
    await page.goto(desk);
    await page.getByText(/\d+ folds/).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^Saving ink/ }).isChecked()).toBe(true);
    expect(faults).toEqual([]);
  });

  it('stays where it cannot be printed: a sentence says why, and a button leads out', async () => {
    const address = `${site.address}${DESK}#paper=letter&sides=duplex&edition=colour&layout=9`;
    const { page, faults } = await openPage(site.browser, address);
    await page.getByText(/Layout 9 on Letter puts cards .* choose layout auto/).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Make the PDF', exact: true }).isDisabled())
      .toBe(true);
    await expect.poll(() => page.getByLabel('Poker cards on a sheet').inputValue()).toBe('9');
    await page.getByText('Choose more').click();
    await page.getByLabel('What your printer leaves unprinted').fill('4.2');
    await page.getByLabel('What your printer leaves unprinted').press('Tab');
    await page.getByText(/The next safer layout/).waitFor();
    await page.getByRole('button', { name: 'Take that layout' }).click();
    await page.getByText(/The next safer layout/).waitFor({ state: 'detached' });
    await answered(page);
    await expect.poll(() => page.getByLabel('What your printer leaves unprinted').inputValue()).toBe('');
    expect(faults).toEqual([]);
  });
});

/** A ready-made PDF of the site, with one card's hash altered, as if it had looked different then. */
async function olderPdf(): Promise<Buffer> {
  const bytes = readFileSync(
    join(small.folder, 'stepping-stones/sheets/stepping-stones-a4-duplex-low-ink.pdf'),
  );
  const printed = printedIn(bytes);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const parts = printed?.parts.map((part) => (part.id === 'hop-2' ? { ...part, hash: 'older' } : part));
  const stream = pdf.context.flateStream(JSON.stringify({ ...printed, parts }));
  pdf.catalog.set(PDFName.of('FKIT_Printed'), pdf.context.register(stream));
  return Buffer.from(await pdf.save());
}

describe('somebody who has printed the game before', () => {
  it('names the version', async () => {
    const { page, faults } = await openPage(site.browser, `${site.address}${DESK}#paper=a4&since=9.9`);
    await page.getByText('There is no version “9.9” of this game: choose 0.1.0.').waitFor();
    await page.getByLabel('The version that you have').selectOption('0.1.0');
    await page
      .getByText(/since version 0\.1\.0|Take out of your box/)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  });

  it('gives the PDF, and prints only what changed', async () => {
    const { page, faults } = await openPage(small.browser, `${small.address}${SMALL_DESK}#paper=a4`);
    await answered(page);
    await page.getByText('Printed it before?').click();
    const give = (name: string, buffer: Buffer) =>
      page
        .getByLabel('Or the PDF that you printed')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await give('letter.pdf', Buffer.from('no sheets of ours'));
    await page.getByText('letter.pdf does not say what it prints').waitFor();
    await give('old.pdf', await olderPdf());
    await page.getByText('Going by old.pdf.').waitFor();
    const changes = page.getByRole('region', { name: 'Changed since your earlier sheets' });
    await changes.waitFor();
    expect((await changes.innerText()).split('Take out of your box')[1]).toMatch(/hop/i);
    await expect.poll(() => page.getByRole('radio', { name: /^Saving ink/ }).isChecked()).toBe(true);
    await answered(page);
    expect(await axeFaults(page)).toEqual([]);
    const make = page.getByRole('button', { name: 'Make the PDF', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    expect(download.suggestedFilename()).toMatch(
      /^stepping-stones-a4-duplex-low-ink-since-[0-9a-f]{8}\.pdf$/,
    );
    expect(faults).toEqual([]);
  });
});

describe('the PDF made in the browser', () => {
  it('can be cancelled, and is the very file that the command line makes', async () => {
    const { page, faults } = await openPage(site.browser, `${site.address}${DESK}#paper=a4`);
    await seen(page);
    const make = page.getByRole('button', { name: 'Make the PDF', exact: true });
    await make.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. What you chose stays.').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    const name = 'victory-tank-a4-duplex-colour.pdf';
    expect(download.suggestedFilename()).toBe(name);
    await page.getByText(`${name}, `).waitFor();
    const made = await bytesOf(download);
    const printed = readFileSync(join(DIST, 'victory-tank/sheets', name));
    expect(made.equals(printed)).toBe(true);
    expect(faults).toEqual([]);

    // Equal bytes give equal pages; one page is checked, so that an empty file does not pass.
    const pdf = await openPdf(new Uint8Array(made));
    const sheet = await pagePixels(pdf, 3, 150);
    const inked = extentOf(sheet, (red, green, blue) => red + green + blue < 200);
    expect(inked.right - inked.left).toBeGreaterThan(sheet.width / 2);
    await pdf.loadingTask.destroy();
  });

  it.each(ofToday('parts', ['tiles', 'boxes'] as const))(`is the same for %s (${AGAIN})`, async (part) => {
    const address = `${small.address}${SMALL_DESK}#paper=a4&part=${part}`;
    const { page, faults } = await openPage(small.browser, address);
    await answered(page);
    const make = page.getByRole('button', { name: 'Make the PDF', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    const name = `stepping-stones-a4-colour-${part}.pdf`;
    expect(download.suggestedFilename()).toBe(name);
    const printed = readFileSync(join(small.folder, 'stepping-stones/sheets', name));
    expect((await bytesOf(download)).equals(printed)).toBe(true);
    expect(faults).toEqual([]);
  });
});
