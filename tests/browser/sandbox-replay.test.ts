/** Replaying, motion and what a battle turns over, in the sandbox as it is built. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { made, open, PLACED, press, touches, untilBattle } from './sandbox-page.ts';
import { openPage, openSite } from './site.ts';

const { browser, address, close } = await openSite();
afterAll(close);

async function sandbox(moves: readonly string[], options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${address}victory-tank/play/`, options);
  await opened.page.waitForSelector('[data-touch]');
  await open(opened.page, moves);
  return opened;
}

const said = (page: Page) => page.locator('.play-said');

describe('the replay', () => {
  it('goes through an opened game by buttons and by the slider’s keys, telling each move', async () => {
    const { page, faults } = await sandbox([...PLACED, 'move 2']);
    const slider = page.getByRole('slider', { name: 'Where in the game' });
    await press(page, 'To the start');
    await expect.poll(() => said(page).innerText()).toBe('0 of 5: the start');
    await press(page, 'One move on');
    await expect.poll(() => said(page).innerText()).toBe('1 of 5: red: keep tank');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('2 of 5: red: place w1s1');
    await page.keyboard.press('End');
    await expect.poll(() => touches(page).count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('plays by itself at a speed, and pauses', async () => {
    const { page } = await sandbox([...PLACED, 'move 2']);
    await page.getByLabel('Speed').selectOption('slow');
    await press(page, 'Replay');
    await page.getByText('0 of 5: the start').waitFor();
    await page.getByText('1 of 5: red: keep tank').waitFor();
    await press(page, 'Pause');
    await page.getByLabel('Speed').selectOption('fast');
    await press(page, 'Replay');
    await page.getByText('5 of 5: red: move 2').waitFor();
    await page.getByRole('button', { name: 'Replay' }).waitFor();
    await expect.poll(() => made(page)).toBe(5);
  });
});

describe('a battle', () => {
  it('is seen to turn its cards over, unless motion is turned off, which is remembered', async () => {
    const { page, faults } = await sandbox(untilBattle(), { reducedMotion: 'no-preference' });
    const fight = async () => {
      await press(page, 'Lay no card');
      await page.getByText(/defends: lays a battle card, or none/).waitFor();
      await press(page, 'Lay no card');
    };
    await fight();
    const reveal = page.locator('.reveal');
    await reveal.waitFor();
    await expect.poll(() => reveal.innerText()).toMatch(/\d+ against \d+, so (red|gray) wins/);
    await reveal.click();
    await reveal.waitFor({ state: 'detached' });
    await page.getByLabel('Move pieces and turn cards over visibly').uncheck();
    await page.reload();
    await touches(page).first().waitFor();
    await expect
      .poll(() => page.getByLabel('Move pieces and turn cards over visibly').isChecked())
      .toBe(false);
    await press(page, 'One move back');
    await press(page, 'One move on');
    await page
      .getByText(/^You are looking back|’s turn$/)
      .first()
      .waitFor();
    await expect.poll(() => reveal.count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is taken back only after saying what it has shown', async () => {
    const { page } = await sandbox(untilBattle());
    const before = await made(page);
    await press(page, /^Lay a [123]/);
    await page.getByText(/defends: lays a battle card, or none/).waitFor();
    await press(page, 'Lay no card');
    await page.locator('.past li button').nth(before).click();
    await press(page, 'Take back to here');
    const asking = page.getByRole('alert').filter({ hasText: 'What was seen since cannot be unseen' });
    await expect.poll(() => asking.innerText()).toMatch(/battle card, a [123]/);
    await press(page, 'Take back 2 moves');
    await expect.poll(() => made(page)).toBe(before);
  });
});
