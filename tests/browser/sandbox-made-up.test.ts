/** An unknown game gets its sandbox from its own folders, under a sub-path too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { dailyOf } from '../../src/site/puzzles/daily.ts';
import { PUZZLES } from '../made-up/content/stepping-stones/puzzles.ts';
import { BASE } from '../shared/made-up-site.ts';
import { drawer, sit } from './sandbox-page.ts';
import { bytesOf, openMadeUp, openPage, type BuiltSite } from './site.ts';
import { clickAll } from './touch.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openMadeUp();
});

test('Stepping Stones is played to its end in the sandbox that its scenery and its line on the shelf give it', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/play/`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Stepping Stones');
  await expect.poll(() => page.locator('[data-start=against]').count()).toBe(1);
  await sit(page);
  await clickAll(page.locator('[data-touch]'));
  await expect.poll(() => page.locator('.play-status').innerText()).toBe('The game is over.');
  await expect.poll(() => page.locator('.board-card image').count()).toBe(4);
  await drawer(page);
  await page.getByRole('button', { name: 'Change this position' }).click();
  await page.getByRole('button', { name: /^The green frog/ }).click();
  await page.locator('[data-place="bank"]').click();
  await expect
    .poll(() => page.locator('[data-place="bank"]').getAttribute('aria-label'))
    .toContain('the green frog');
  expect(faults).toEqual([]);
});

test('where Stepping Stones is begun, today’s puzzle is one tap away, and a table that was left has no more to say', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/play/`);
  await page.locator('[data-start=here]').waitFor();
  await sit(page);
  await page.locator('[data-touch]').first().click();
  await drawer(page);
  await page.getByRole('button', { name: 'Another table' }).click();
  await page.locator('.start-puzzle').waitFor();
  expect(await page.locator('.start > p[role=status]').innerText()).toBe('');
  await page.locator('.start-puzzle').click();
  await page.locator('.lesson-count').waitFor();
  const today = PUZZLES[dailyOf(new Date(), PUZZLES.length)];
  expect(new URL(page.url()).pathname).toBe(`${BASE}/stepping-stones/puzzles/${today?.id ?? ''}/`);
  expect(faults).toEqual([]);
});

test('a table that is pressed before the scripts have come is begun as soon as they have', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/`);
  let release = (): void => undefined;
  const come = new Promise<void>((done) => (release = done));
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(`${site.address}stepping-stones/play/`, { waitUntil: 'commit' });
  await page.getByLabel('Two of us here').check();
  expect(await page.locator('.start-board image').count()).toBeGreaterThan(0);
  const heights = await page
    .locator('.start-tables > li > *')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size).toBe(1);
  release();
  await page.locator('.seated .board-frame').waitFor();
  await page.goBack();
  await page.locator('[data-start=here]').waitFor();
  await page.unroute(/_astro/);
  expect(faults).toEqual([]);
});

test('Back closes what lies over the table on a phone, and only then leaves the table', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/play/`, {
    viewport: { width: 390, height: 844 },
  });
  await page.locator('[data-start=here]').click();
  const side = page.locator('.table-side[data-open=true]');
  await page.locator('.to-side').click();
  await side.waitFor();
  await page.goBack();
  await side.waitFor({ state: 'detached' });
  await page.locator('.seated .board-frame').waitFor();
  // Closed by its button it leaves nothing to go back to.
  await page.locator('.to-side').click();
  await page.locator('.side-close').click();
  await page.locator('.to-drawer').click();
  await page.locator('.drawer-inside').waitFor();
  await page.goBack();
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
  await page.locator('.seated .board-frame').waitFor();
  await page.goBack();
  await page.locator('[data-start=here]').waitFor();
  expect(faults).toEqual([]);
});

test('Stepping Stones has its situation, its question and its cards’ texts from its own folders', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/can-i/`);
  await page.getByRole('link', { name: 'Hop on' }).click();
  await page.getByRole('button', { name: 'Hop 2' }).click();
  await expect.poll(() => page.locator('.verdict').innerText()).toBe('No.');
  await page.goto(`${site.address}stepping-stones/questions/`);
  await page.getByRole('link', { name: 'Can my frog hop beyond the last stone?' }).first().click();
  await page.locator('.question:target').waitFor();
  await page.goto(`${site.address}stepping-stones/cards/`);
  await expect.poll(() => page.locator('.card-does').innerText()).toContain('play a hop card');
  expect(faults).toEqual([]);
});

test('Stepping Stones is learnt from its own lesson, under a sub-path, by a link from where one plays', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/play/`);
  await page.getByRole('link', { name: 'First time? Play a guided round' }).click();
  await page.locator('[data-touch="hop-1"]').click();
  await page.locator('[data-next]').click();
  await page.locator('[data-touch="2"]').click();
  await page.locator('[data-next]').click();
  await page.locator('[data-watch]').click();
  await page.locator('[data-next]').click();
  await page.getByText('Now you can hop.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${BASE}/stepping-stones/learn/hopping/`);
  expect(faults).toEqual([]);
});

test('Stepping Stones is printed at its desk, as the command line prints it', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}stepping-stones/print/#paper=a4`);
  await page.locator('.sheet image').last().waitFor();
  const name = 'stepping-stones-a4-duplex-colour.pdf';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make the PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  const offered = readFileSync(join(site.folder, 'stepping-stones/sheets', name));
  expect((await bytesOf(download)).equals(offered)).toBe(true);
  expect(faults).toEqual([]);
});
