/** A game looked back at, and advice: chances, luck, costly decisions, in words too, kept and without a network. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/referee/record.ts';
import { begin, drawer, file, made, press, sit } from './sandbox-page.ts';
import { axeFaultsDayAndNight, KEEPS, openFresh, openMadeUp, openPage, type BuiltSite } from './site.ts';
import { clickAll } from './touch.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openMadeUp();
});

const table = () => `${site.address}stepping-stones/play/`;

/** The first frog reaches the last stone. */
const WON = {
  game: 'stepping-stones',
  rules: '1',
  options: [],
  seed: 'a',
  moves: ['hop 1', 'hop 2', 'hop 1', 'hop 1', 'hop 2'],
};

/** Plays to the end: whatever comes first. */
async function playToEnd(page: Page): Promise<void> {
  await sit(page);
  const touches = page.locator('[data-touch]');
  await clickAll(touches);
  await page.getByRole('region', { name: 'The end of the game' }).waitFor();
}

const looking = (page: Page) => page.getByRole('dialog', { name: 'Looking back' });

async function lookBack(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'The end of the game' })
    .getByRole('button', { name: 'Look back' })
    .click();
  await looking(page).getByRole('heading', { name: 'Luck and decisions' }).waitFor();
}

describe('a game that has ended', () => {
  test('is looked back at: its chances at each move, luck and decisions, and accuracy', async () => {
    const { page, faults } = await openPage(site.browser, table());
    await sit(page);
    await drawer(page);
    await page.locator('input[type=file]').setInputFiles(file(WON));
    await lookBack(page);
    const back = looking(page);
    expect(await back.locator('.chances-line').count()).toBe(2);
    const lost = back.getByRole('region', { name: /^Why .+ lost$/ });
    expect(await lost.innerText()).toMatch(/luck/i);
    const slider = back.getByRole('slider', { name: 'Which position' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^0 of \d+: the start; .+ in 100/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => back.locator('.chances-told').innerText()).toMatch(/^1 of \d+: .+ \d+ in 100/);
    const rows = await back.locator('table').first().locator('tbody tr').allInnerTexts();
    const figures = rows.map((row) =>
      row
        .split('\t')
        .slice(1)
        .map((cell) => Number(cell.replace('−', '-'))),
    );
    expect(figures).toHaveLength(2);
    for (const [from = NaN, lots = NaN, deals = NaN, decisions = NaN, to = NaN] of figures)
      expect(Math.abs(from + lots + deals + decisions - to)).toBeLessThan(3);
    expect(await back.getByText(/^\d+ of \d+, \d/).count()).toBeGreaterThan(0);
    await back.getByText('Every move in words').click();
    await expect
      .poll(() => back.locator('.look-back-steps tbody tr').count())
      .toBe(Number(await slider.getAttribute('max')));
    expect(await axeFaultsDayAndNight(page, '.look-back')).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('fits a phone, and its review is kept: it is there at once when it is asked for again', async () => {
    const { page, faults } = await openPage(site.browser, table(), { viewport: { width: 360, height: 640 } });
    await playToEnd(page);
    await lookBack(page);
    const back = looking(page);
    expect(await back.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    const told = await back.locator('table').first().innerText();
    await page.keyboard.press('Escape');
    await back.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'The end of the game' }).waitFor();
    // A worker would have to look anew.
    await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
    await lookBack(page);
    expect(await back.locator('table').first().innerText()).toBe(told);
    expect(faults).toEqual([]);
  });

  test('is gone on with from a position that is shown', async () => {
    const { page, faults } = await openPage(site.browser, table());
    await playToEnd(page);
    await lookBack(page);
    const slider = looking(page).getByRole('slider', { name: 'Which position' });
    await slider.fill('1');
    await looking(page)
      .locator('.chances-told')
      .getByRole('button', { name: 'Show it on the table' })
      .click();
    await expect.poll(() => page.getByRole('slider', { name: 'Where in the game' }).inputValue()).toBe('1');
    expect(faults).toEqual([]);
  });

  test('is looked back at without a network, once it has been saved for that', async () => {
    const { page } = await openFresh(site.browser, table(), KEEPS);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await playToEnd(page);
    await lookBack(page);
    await page.evaluate(() => localStorage.removeItem('fieldkit/kit/stepping-stones/sandbox/looked'));
    await page.context().setOffline(true);
    await page.keyboard.press('Escape');
    await lookBack(page);
  });
});

describe('a game from a file', () => {
  test('is looked back at from its list of moves, and one without a move is not', async () => {
    const { page, faults } = await openPage(site.browser, table());
    await sit(page);
    const more = page.locator('.past').getByRole('button', { name: 'Look back' });
    await page.locator('.past').waitFor();
    expect(await more.count()).toBe(0);
    for (let moves = 0; moves < 2; moves++) await page.locator('[data-touch]').first().click();
    const record = () =>
      page.evaluate(() => localStorage.getItem('fieldkit/kit/stepping-stones/sandbox/record') ?? '{}');
    // It is kept once the move has been painted.
    await expect.poll(async () => (JSON.parse(await record()) as GameRecord).moves?.length).toBe(2);
    const kept = await record();
    await begin(page);
    await drawer(page);
    await page.locator('input[type=file]').setInputFiles(file(kept));
    await more.click();
    await looking(page)
      .getByText(/^2 of 2: /)
      .waitFor();
    expect(faults).toEqual([]);
  });
});

test('a decision that cost much is shown with what would have been better, and the game goes on from there', async () => {
  const { page, faults } = await openPage(site.browser, table());
  await sit(page);
  await drawer(page);
  // The third hop gives away a game that was won.
  const moves = ['hop 2', 'hop 1', 'hop 1', 'hop 1'];
  const record = { game: 'stepping-stones', rules: '1', options: [], seed: 'd', moves };
  await page.locator('input[type=file]').setInputFiles(file(record));
  await lookBack(page);
  const costly = looking(page).locator('.costly');
  expect(await costly.count()).toBe(1);
  expect(await costly.innerText()).toMatch(
    /50 in 100 lost\s+Played Hop 1 \(50 in 100\)\s+Better Hop 2 \(100 in 100\)/,
  );
  await costly.getByRole('button', { name: 'Better' }).click();
  await expect.poll(() => costly.locator('.board').getAttribute('aria-label')).toContain('2');
  await costly.getByRole('button', { name: 'Play on from here' }).click();
  await looking(page).waitFor({ state: 'detached' });
  await expect.poll(() => made(page)).toBe(2);
  await page.locator('[data-touch]').first().waitFor();
  expect(faults).toEqual([]);
});

describe('“What would you do?”', () => {
  test('tells moves with their chances at the table, for this decision alone', async () => {
    const { page, faults } = await openPage(site.browser, table());
    await sit(page);
    await press(page, 'What would you do?');
    const advice = page.locator('.advice [role=status]');
    await expect
      .poll(() => advice.innerText())
      .toMatch(/^The best of what was tried: .+wins? about \d+ games in 100.+By what .+ can know/s);
    expect(await axeFaultsDayAndNight(page, '.advice')).toEqual([]);
    await page.locator('[data-touch]').first().click();
    await expect.poll(() => advice.innerText()).toBe('');
    expect(faults).toEqual([]);
  });

  test('is asked in the position editor, too', async () => {
    const { page, faults } = await openPage(site.browser, table());
    await sit(page);
    await drawer(page);
    await page.getByRole('button', { name: 'Change this position' }).click();
    await press(page, 'What would you do?');
    await expect
      .poll(() => page.locator('.advice [role=status]').innerText())
      .toMatch(/^The best of what was tried: /);
    expect(faults).toEqual([]);
  });
});
