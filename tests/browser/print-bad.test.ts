/** The print desk when something fails. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openMadeUp, openSite, UNSEEN, type Site } from './site.ts';

let site: Site;
/** A box that is quick to draw: failures are the same for every game. */
let small: Site;
beforeAll(async () => {
  site = await openSite();
  small = await openMadeUp();
});

const DESK = 'victory-tank/print/';
const SMALL_DESK = 'stepping-stones/print/';

/** Opens the desk with no service worker in between; `prepare` runs before its scripts. */
async function openDesk(
  prepare: (page: Page) => Promise<unknown>,
  address = `${small.address}${SMALL_DESK}#paper=letter`,
): Promise<Page> {
  const context = await site.browser.newContext({ ...UNSEEN, serviceWorkers: 'block' });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  return page;
}

const shown = (page: Page) => page.locator('.seen[aria-busy="false"] .sheet image').last().waitFor();
const choice = (page: Page) => page.getByRole('radio', { name: 'Letter' }).isChecked();

/** Keeps the page's workers within reach of a test. */
const withWorkers = (page: Page) =>
  page.addInitScript(() => {
    const workers: Worker[] = [];
    const Own = Worker;
    Object.assign(globalThis, {
      workers,
      Worker: function (...given: ConstructorParameters<typeof Worker>) {
        const worker = new Own(...given);
        workers.push(worker);
        return worker;
      },
    });
  });

/** Kills the latest worker. */
const die = (page: Page) =>
  page.evaluate(() => {
    const { workers } = globalThis as unknown as { workers: Worker[] };
    workers.at(-1)?.dispatchEvent(new ErrorEvent('error'));
  });

describe('a plain sentence, and what was chosen stays', () => {
  it('where fonts cannot be fetched, until they can', async () => {
    const page = await openDesk((opened) => opened.route('**/fonts/*', (route) => route.abort()));
    await page.getByText('The fonts could not be fetched.').waitFor();
    await expect.poll(() => choice(page)).toBe(true);
    await page.unroute('**/fonts/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page);
  });

  it('where a part of the press cannot be fetched, until it can', async () => {
    const page = await openDesk((opened) =>
      opened.route('**/press/form-xobjects-*', (route) => route.abort()),
    );
    await shown(page);
    const make = page.getByRole('button', { name: 'Make the PDF', exact: true });
    await make.click();
    await page.getByText('A part of the press could not be fetched.').waitFor();
    await expect.poll(() => choice(page)).toBe(true);
    await page.unroute('**/press/form-xobjects-*');
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    expect(download.suggestedFilename()).toBe('stepping-stones-letter-duplex-colour.pdf');
  });

  it('where the press dies, showing sheets or making a file, and where it is cancelled between', async () => {
    // A box that takes longer.
    const page = await openDesk(withWorkers, `${site.address}${DESK}#paper=letter`);
    await shown(page);
    await die(page);
    await page.getByText('The press could not be started, or it gave up.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page);
    await page.getByText('Take it elsewhere').click();
    await page.getByRole('button', { name: 'Make the zip for MakePlayingCards' }).click();
    await page.getByText('Drawing the pictures').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. What you chose stays.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Make the PDF', exact: true }).isEnabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Make the PDF', exact: true }).click();
    await die(page);
    await page.getByText('The file could not be made').waitFor();
    await expect.poll(() => choice(page)).toBe(true);
  });

  it('where the device keeps nothing', async () => {
    const page = await openDesk((opened) =>
      opened.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    await page.getByRole('radio', { name: /^Saving ink/ }).check();
    await page.getByText('This device keeps nothing for this page').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#paper=letter&sides=duplex&edition=low-ink');
  });

  it('where numbers are out of range, and where a link is damaged', async () => {
    const page = await openDesk(
      () => Promise.resolve(),
      `${small.address}${SMALL_DESK}#paper=letter&sides=three&copies=77.dragons&margins=wide`,
    );
    await page.getByText('not “wide”.').waitFor();
    await page.getByText('Choose more').click();
    const copies = page.locator('.copies input').first();
    await copies.fill('99');
    await copies.press('Tab');
    await expect.poll(() => copies.inputValue()).toBe('9');
    await page.getByRole('button', { name: 'Let the desk choose' }).click();
    await shown(page);
    await expect.poll(() => choice(page)).toBe(true);
  });
});
