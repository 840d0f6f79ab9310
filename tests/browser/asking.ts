/** What tests do on any game's page "Can I?". */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const region = (page: Page) => page.getByRole('region', { name: 'The referee says' });
export const verdict = (page: Page) => region(page).locator('.verdict');
const ANSWER = /^(Yes|No|The rulebook (is silent|can be read two ways): we rule (yes|no))\.$/;

/** Asserts that the named situation is answered in two taps, and shows what was tried. */
export async function isAnsweredByTaps(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).tap();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.locator('[data-try]').first().tap();
  await expect.poll(() => verdict(page).innerText()).toMatch(ANSWER);
  await expect.poll(() => region(page).locator('.tried').innerText()).not.toBe('');
}

/** Asserts that every try of the named situation is answered by keyboard, with the focus staying in place. */
export async function isAnsweredByKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name, exact: true });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const tries = await page.locator('[data-try]').count();
  const last = page.locator('[data-try]').last();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const tries = [...document.querySelectorAll('[data-try]')];
      return tries.length - tries.findIndex((each) => each === document.activeElement);
    });
    if (at > tries) continue;
    await page.keyboard.press('Enter');
    await expect.poll(() => verdict(page).innerText()).toMatch(ANSWER);
    if (at === 1) break;
  }
  await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true);
}
