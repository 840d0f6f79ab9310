/** On a phone the rules and the register fold by chapter; what is open is in the address, and nothing is lost. */
import { beforeAll, expect, test } from 'vitest';
import { axeFaultsDayAndNight, openFresh, openMadeUp, type BuiltSite } from './site.ts';

const PHONE = { width: 390, height: 844 };

let site: BuiltSite;
beforeAll(async () => {
  site = await openMadeUp();
});

async function openOnPhone(path: string) {
  const opened = await openFresh(site.browser, `${site.address}stepping-stones/${path}`, { viewport: PHONE });
  await opened.page.locator('.fold-button').first().waitFor();
  return opened;
}

test.each(['rules/', 'rulings/'])(
  '%s begins with its headings, and opens what is asked for',
  async (path) => {
    const { page, faults } = await openOnPhone(path);
    const buttons = page.locator('.fold-button');
    expect(await page.locator('.fold-button[aria-expanded=true]').count()).toBe(0);
    const [first] = await buttons.all();
    await first?.click();
    expect(await first?.getAttribute('aria-expanded')).toBe('true');
    const { hash } = new URL(page.url());
    expect(hash.length).toBeGreaterThan(1);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await page.reload();
    await page.locator('.fold-button').first().waitFor();
    await expect.poll(() => page.locator('.fold-button[aria-expanded=true]').count()).toBe(1);
    await page.locator('.fold-button[aria-expanded=true]').click();
    expect(new URL(page.url()).hash).toBe('');
    expect(faults).toEqual([]);
  },
);

test('a link to a sentence opens its chapter, and a wide screen has no folds', async () => {
  const { page } = await openOnPhone('rules/');
  const sentence = page.locator('.fold-body [id]').last();
  const id = await sentence.getAttribute('id');
  await page.goto(`${site.address}stepping-stones/rules/#${id}`);
  await expect.poll(() => page.locator(`[id="${id}"]`).isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(() => page.locator('.fold-body[hidden]').count()).toBe(0);
  await page.reload();
  expect(await page.locator('.fold-button').count()).toBe(0);
});

test('an address that is no text opens nothing, and breaks nothing', async () => {
  const { page, faults } = await openOnPhone('rules/#%ff');
  expect(await page.locator('.fold-button[aria-expanded=true]').count()).toBe(0);
  expect(faults).toEqual([]);
});

/** How far things moved on the screen without being touched, as browsers add it up. */
const moved = (): Promise<number> =>
  new Promise((told) => {
    const seen = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
      told(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    seen.observe({ type: 'layout-shift', buffered: true });
    // Nothing is reported where nothing moved.
    requestAnimationFrame(() => requestAnimationFrame(() => told(0)));
  });

test.each(['rules/', 'rulings/'])('%s stands still when its scripts come late', async (path) => {
  const { page } = await openOnPhone(path);
  const painted = Promise.withResolvers<undefined>();
  let held = 0;
  await page.route(/_astro\/.*\.js$/, async (route) => {
    held += 1;
    await painted.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.chapters h2').first().waitFor();
  // A picture of the page paints it, also where the machine is busy.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.captureScreenshot');
  expect(held).toBeGreaterThan(0);
  painted.resolve(undefined);
  await page.locator('.fold-button').first().waitFor();
  expect(await page.evaluate(moved)).toBeLessThan(0.02);
});

test('a page whose scripts do not come is open', async () => {
  const { page } = await openOnPhone('rules/');
  await page.route(/_astro\/.*\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  await page.locator('.chapters h2 ~ p, .chapters h2 ~ ol').first().waitFor({ state: 'visible' });
});
