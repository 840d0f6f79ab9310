/** The pocket edition, opened from a file. Needs `npm run build`. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { BOOK } from '../../content/victory-tank/book.ts';
import { AGAIN, shareOfToday } from '../lot.ts';
import { axeFaultsDayAndNight, DIST, openPage } from './site.ts';
import { joinBrowser } from '../shared/fixtures.ts';

const FILE = join(DIST, 'victory-tank/pocket.html');
const browser = joinBrowser();
afterAll(() => browser.close());

const open = async (hash = '') => {
  const opened = await openPage(browser, pathToFileURL(FILE).href + hash, {
    viewport: { width: 360, height: 740 },
  });
  // Every file has the same origin, so all requests are counted.
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(request.url()));
  return { ...opened, asked };
};

it('is less than a megabyte', () => {
  expect(statSync(FILE).size).toBeLessThan(1_000_000);
});

it('keeps round and score from a file, through a reload, and asks for nothing', async () => {
  const { page, faults, asked } = await open();
  await page.getByRole('button', { name: 'Gray is first' }).click();
  await page.getByText('Gray looks at the top two').first().waitFor();
  const far = page.getByRole('region', { name: 'Gray', exact: true });
  await expect.poll(() => far.evaluate((half) => getComputedStyle(half).rotate)).toBe('180deg');
  await page.reload();
  await page.getByText('Gray looks at the top two').first().waitFor();
  await page.getByRole('button', { name: 'Red: Crates collected: one more' }).click();
  await page.getByText('Red wins, 1 against 0.').waitFor();
  expect(asked.filter((url) => !url.startsWith('data:') && !url.includes('pocket.html'))).toEqual([]);
  expect(faults.filter((fault) => !fault.startsWith('request to file:'))).toEqual([]);
});

it('answers in plain words from a file', async () => {
  const { page, faults, asked } = await open();
  await page.getByRole('searchbox').fill('how many people fit in the tank');
  const first = page.locator('[data-found] li').first();
  expect(await first.innerText()).toContain('The crew is never more than three.');
  await first.getByRole('link').click();
  await expect.poll(() => page.locator('#M7c:target').count()).toBe(1);
  expect(asked.filter((url) => !url.startsWith('data:') && !url.includes('pocket.html'))).toEqual([]);
  expect(faults.filter((fault) => !fault.startsWith('request to file:'))).toEqual([]);
  await page.context().close();
});

it('settles “Can I?” from a file, and leads to the rule and to the register', async () => {
  const { page, faults, asked } = await open();
  await page.getByRole('link', { name: 'Step onto the tank', exact: true }).click();
  await page.getByRole('radio', { name: 'Mine' }).check();
  await page.getByRole('button', { name: '1 soldier steps there and climbs straight in' }).click();
  const said = page.getByRole('region', { name: 'The referee says' });
  await said.getByText('The rulebook is silent: we rule no.').waitFor();
  await said.getByRole('link', { name: 'M4' }).first().click();
  await expect.poll(() => page.locator('#M4:target').count()).toBe(1);
  // The question is still there to come back to.
  await said.getByRole('link', { name: 'The other reading' }).click();
  await expect.poll(() => page.locator('#rulings-M4:target').count()).toBe(1);
  await page.getByText('Our table’s rulings: as Fieldkit rules').click();
  await page.getByRole('checkbox', { name: /^M4 / }).check();
  await page.getByRole('button', { name: '1 soldier steps there and climbs straight in' }).click();
  await said.getByText('The rulebook is silent: we rule yes.').waitFor();
  expect(await axeFaultsDayAndNight(page, '#can-i-top')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(asked.filter((url) => !url.startsWith('data:') && !url.includes('pocket.html'))).toEqual([]);
  expect(faults.filter((fault) => !fault.startsWith('request to file:'))).toEqual([]);
});

/** It is longer than all other pages of the site together. */
const PARTS = 5;

it(`is for everybody, a fifth of it a day (${AGAIN})`, async () => {
  const { page } = await open();
  const all = page.locator('body > :not(main, script, style), main > *');
  const parts = Array.from({ length: await all.count() }, (_, part) => part);
  expect(parts.length).toBeGreaterThan(PARTS);
  const today = shareOfToday('parts of the pocket edition', parts, PARTS);
  await all.evaluateAll(
    (elements, chosen) => chosen.forEach((part) => elements[part]?.setAttribute('data-today', '')),
    today,
  );
  expect(await axeFaultsDayAndNight(page, '[data-today]')).toEqual([]);
});

it('has every rule and every ruling in its place, and leads to them', async () => {
  const { page } = await open('#E3a');
  const missing = await page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id) === null),
    [...Object.keys(BOOK.statements), ...Object.keys(BOOK.rulings).map((id) => `rulings-${id}`)],
  );
  expect(missing).toEqual([]);
  await page.getByText('A tie that remains goes to').last().waitFor();
  const lost = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    );
  expect([...new Set(lost)]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
