/** Street Armour on the built site, on a phone. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AGAIN, ofToday } from '../lot.ts';
import { drawer } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';
import { byKeyboard, byMouse, playOn } from './whole-game.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 } };

/** A table against the opponent, before teams are chosen. */
async function table() {
  const opened = await openPage(browser, `${address}street-armour/play/`, PHONE);
  const { page } = opened;
  await page.locator('.start-settings summary').first().click();
  await page.getByRole('radio', { name: /^Recruit/ }).check();
  await page.locator('[data-start=against]').click();
  await drawer(page);
  // Animations would take half a second for each of the opponent's moves.
  await page.getByLabel('Show pieces moving and cards turning over').uncheck();
  await page.keyboard.press('Escape');
  return opened;
}

const end = (page: Page) => page.locator('.sheet.end');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const WAYS = [
  { way: 'mouse', hands: byMouse },
  { way: 'keyboard alone', hands: byKeyboard },
] as const;

/** Timeout for a whole game on a busy machine, ms. */
const WHOLE = 1_200_000;

it.each(ofToday('how a game of Street Armour is ended', WAYS))(
  `a game is played from the choice of teams to its end against the opponent by $way (${AGAIN})`,
  async ({ hands }) => {
    const { page, faults } = await table();
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await playOn(page, hands, async () => (await end(page).count()) > 0);
    expect(await end(page).innerText()).toMatch(/has won|win|drawn/);
    expect(await fits(page)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
  },
  WHOLE,
);

describe('a line of fire at a real table', () => {
  const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });
  const open = () => openPage(browser, `${address}street-armour/check/`, PHONE);
  const BLOCK = 'House, tank or wreck';
  const SHUT = /What is on f5 is in the line of fire/;

  it('is shut by what is put between, and open again when that is taken away', async () => {
    const { page, faults } = await open();
    await expect.poll(() => answer(page).innerText()).toMatch(/^Yes/);
    expect(await answer(page).innerText()).toMatch(/The distance is \d+/);
    await page.getByRole('button', { name: BLOCK }).click();
    await page.locator('[data-place=f5]').click();
    await expect.poll(() => answer(page).innerText()).toMatch(/^No/);
    expect(await answer(page).innerText()).toMatch(SHUT);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(await fits(page)).toBe(390);
    // A placed block is no longer in hand: its square can be selected, and the block removed.
    await page.getByRole('button', { name: BLOCK, pressed: true }).click();
    await page.locator('[data-place=f5]').click();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await expect.poll(() => answer(page).innerText()).toMatch(/^Yes/);
    expect(faults).toEqual([]);
  });

  it('is marked by keyboard alone, the board one stop with arrows inside', async () => {
    const { page } = await open();
    await expect.poll(() => answer(page).innerText()).toMatch(/^Yes/);
    await page.getByRole('button', { name: BLOCK }).press('Enter');
    const board = page.locator('.editor-board [data-place][tabindex="0"]');
    expect(await board.count()).toBe(1);
    await board.focus();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
    const column = (place: string): number => place.charCodeAt(0);
    const row = (place: string): number => Number(place.slice(1));
    const WANTED = 'f5';
    for (let keys = 0; (await at()) !== WANTED && keys < 40; keys++) {
      const here = await at();
      const across = column(here) < column(WANTED) ? 'ArrowRight' : 'ArrowLeft';
      const along = row(here) < row(WANTED) ? 'ArrowDown' : 'ArrowUp';
      await page.keyboard.press(column(here) === column(WANTED) ? along : across);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page).innerText()).toMatch(SHUT);
  });
});
