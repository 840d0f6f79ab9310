/** Aligning backs at the print desk, in a browser. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { profilesText, type Profile } from '../../src/press/calibrate/profile.ts';
import { testSheet } from '../../src/press/calibrate/test-sheet.ts';
import { printSheets } from '../../src/press/paint/pdf/paint-document.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { axeFaults, bytesOf, openMadeUp, openPage, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openMadeUp();
});

const ATTIC: Profile = {
  name: 'Attic',
  paper: 'letter',
  sides: 'duplex',
  flip: 'long',
  readings: [5.5, 4.5, 5.5, 4.5],
};

const open = (hash = '', options: Parameters<typeof openPage>[2] = {}) =>
  openPage(site.browser, `${site.address}stepping-stones/print/${hash}`, { locale: 'de-DE', ...options });

const seen = (page: Page) => page.locator('.sheet > g > image').waitFor();
const unfold = (page: Page) => page.getByText('Fronts and backs misaligned?').click();
const scale = (page: Page, number: number) => page.getByLabel(`Scale ${number}`);

const printer = (page: Page) => page.getByRole('combobox', { name: /^Printer/ });

/** Types the numbers into their fields by keyboard alone. */
async function type(page: Page, numbers: readonly string[]): Promise<void> {
  await scale(page, 1).focus();
  for (const number of numbers) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(number);
    await page.keyboard.press('Tab');
  }
}

const bring = (page: Page, text: string) =>
  page
    .getByLabel('Open printers from a file')
    .setInputFiles({ name: 'printers.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe('backs that do not meet', () => {
  it('are measured with a test sheet, typed in, seen on the sheets, kept by name and carried by the link', async () => {
    const { page, faults } = await open('', { viewport: { width: 360, height: 740 } });
    await seen(page);
    await unfold(page);
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Make the test sheet' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('test-sheet-a4-duplex.pdf');
    const fonts = loadFonts({ fonts: [] });
    const meant = testSheet({ paper: 'a4', sides: 'duplex', flip: 'long', fonts });
    if (!meant.ok) throw new Error('the test sheet cannot be set');
    expect((await bytesOf(sheet)).equals(await printSheets(meant.value, fonts))).toBe(true);

    await type(page, ['5.5', '4.5', '5.5', '12']);
    await page.getByText('Number 4 reads from 0 to 8.9; “12” does not.').waitFor();
    expect(page.url()).not.toContain('backs=');
    await scale(page, 4).fill('4.5');
    await scale(page, 4).press('Tab');
    await page.locator('.numbers').getByText('every back is moved 1.0 mm left').waitFor();
    await page.getByText('Their bleed would need 1.0 mm').waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('backs=5.5,4.5,5.5,4.5');
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.locator('.sheet > g[transform^="matrix(1 0 0 1 1 "], .sheet > g[transform*="0.99"]').waitFor();

    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('Give the printer a name first').waitFor();
    await page.getByLabel('Keep them as').fill('Hall, upper tray');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('“Hall, upper tray” is kept on this device.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const link = page.url();
    await page.goto(`${site.address}stepping-stones/`);
    await page.goto(link);
    await expect.poll(() => printer(page).inputValue()).toBe('Hall, upper tray');
    expect(link).not.toContain('Hall');
    expect(faults).toEqual([]);
  });

  it('are of several printers, from a file and into one; what is damaged or of another paper is said', async () => {
    const { page, faults } = await open('#paper=a4');
    await seen(page);
    await unfold(page);
    await bring(page, '{"format":');
    await page.getByText('This is no file of printer profiles.').waitFor();
    await bring(
      page,
      profilesText([ATTIC, { ...ATTIC, name: 'Cellar', paper: 'a4', readings: [4, 4.5, 4, 4.5] }]),
    );
    await page.getByText('Opened: “Attic”, “Cellar”.').waitFor();
    await page.getByText('“Attic” was read off a test sheet of Letter, both sides, long edge.').waitFor();
    await page.getByRole('button', { name: 'Print in the way that was tested' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true);
    await printer(page).selectOption('Cellar');
    await page.locator('.numbers').getByText('every back is moved 0.5 mm right').waitFor();
    await expect.poll(() => scale(page, 1).inputValue()).toBe('4');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all 2 as a file' }).click(),
    ]);
    expect((await bytesOf(saved)).toString()).toContain('"name": "Cellar"');
    await page.getByRole('button', { name: 'Delete “Cellar”' }).click();
    await page.getByText('“Cellar” is deleted. Its numbers stay as they are chosen.').waitFor();
    await expect.poll(() => scale(page, 1).inputValue()).toBe('4');
    await printer(page).selectOption({ label: 'none: nothing is corrected' });
    await page.getByText('Made for one printer').waitFor({ state: 'detached' });
    await expect.poll(() => scale(page, 1).inputValue()).toBe('');
    expect(faults).toEqual([]);
  });

  it('stay as they were typed where the device keeps nothing, or a link is damaged', async () => {
    const { page, faults } = await open('#paper=a4&backs=4.5,4.9,x,4.5');
    await page.locator('.refused').getByText('Number 3 reads from 0 to 8.9; “x” does not.').waitFor();
    await expect.poll(() => scale(page, 2).inputValue()).toBe('4.9');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await scale(page, 3).fill('4.5');
    await scale(page, 3).press('Tab');
    await seen(page);
    await page.getByLabel('Keep them as').fill('Hall');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('This device keeps nothing for this page. Save the printer as a file').waitFor();
    await expect.poll(() => printer(page).inputValue()).toBe('Hall');
    expect(faults).toEqual([]);
  });
});

describe('prints that come out too long or too short', () => {
  const gauge = (page: Page, number: 5 | 6) => page.getByLabel(`Gauge ${number}`);

  it('are measured, typed in, seen on the sheets, kept with the printer and carried by the link; fronts alone, too', async () => {
    const { page, faults } = await open('#paper=a4&sides=fronts');
    await seen(page);
    await unfold(page);
    expect(await scale(page, 1).count()).toBe(0);
    await gauge(page, 5).fill('50');
    await gauge(page, 6).fill('100.2');
    await gauge(page, 6).press('Tab');
    await page.locator('.size').getByText('not at 50 %').waitFor();
    expect(page.url()).not.toContain('scale=');
    await gauge(page, 5).fill('99.6');
    await gauge(page, 5).press('Tab');
    await page.locator('.size').getByText('pages are sent at 100.4 and 99.8 %').waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('scale=99.6,100.2');
    await page.locator('.sheet > g[transform^="matrix(1.004"]').waitFor();
    await page.getByLabel('Keep them as').fill('Hall');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText('“Hall” is kept on this device.').waitFor();
    await expect.poll(() => printer(page).inputValue()).toBe('Hall');
    expect(await axeFaults(page)).toEqual([]);
    await printer(page).selectOption({ label: 'none: nothing is corrected' });
    await expect.poll(() => gauge(page, 5).inputValue()).toBe('');
    await printer(page).selectOption('Hall');
    await expect.poll(() => gauge(page, 6).inputValue()).toBe('100.2');
    expect(faults).toEqual([]);
  });
});
