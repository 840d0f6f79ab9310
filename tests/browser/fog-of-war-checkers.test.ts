/** The supply and battle checkers of The Fog of War, on the built site. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 } };
const open = (asked = '') => openPage(browser, `${address}fog-of-war/check/${asked}`, PHONE);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const choice = (page: Page) => page.getByRole('navigation', { name: 'What is asked' });
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });

/** Picks up a marker, puts it on an area, and drops the selection. */
async function put(page: Page, mark: string, area: string): Promise<void> {
  await page.getByRole('button', { name: mark, exact: true }).click();
  await page.locator(`[data-place=${area}]`).click();
  await page.getByRole('button', { name: mark, exact: true, pressed: true }).click();
}

describe('the page for a real table', () => {
  it('shows where supply ends as soon as a quagmire is put on its way', async () => {
    const { page, faults } = await open();
    await expect.poll(() => answer(page).innerText()).toMatch(/^Supply reaches every area of the Axis/);
    await put(page, 'Axis', 'kiev');
    await put(page, 'Axis', 'moscow');
    await page.getByRole('button', { name: 'Supply of the Axis to Moscow' }).click();
    await expect.poll(() => answer(page).innerText()).toMatch(/^Supply reaches Moscow/);
    await put(page, 'Quagmire, or none', 'kiev');
    await expect
      .poll(() => answer(page).innerText())
      .toMatch(/^Supply is cut: Kiev is in quagmire; the way from Berlin ends at Poland/);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(await fits(page)).toBe(390);
    expect(faults).toEqual([]);
  });

  it('reckons a battle at its own address, and keeps what is marked while the other is asked', async () => {
    const { page, faults } = await open('#battle');
    const verdict = page.locator('.checked [role=status]');
    await expect.poll(() => verdict.innerText()).toMatch(/^Most often a quagmire: 60 %/);
    const defenders = page.getByRole('region', { name: 'The Allies defend with' });
    await defenders.getByRole('spinbutton', { name: 'Not seen' }).fill('0');
    await expect.poll(() => verdict.innerText()).toBe('8 against 4 is a victory.');
    await choice(page).getByRole('link', { name: 'Supply' }).click();
    await expect.poll(() => verdict.innerText()).toMatch(/^Supply reaches every area/);
    await choice(page).getByRole('link', { name: 'Battle' }).click();
    await expect.poll(() => verdict.innerText()).toBe('8 against 4 is a victory.');
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(await fits(page)).toBe(390);
    expect(faults).toEqual([]);
  });

  it.each(['', '#battle'])(
    'is read in large letters on a small phone without scrolling sideways: %s',
    async (asked) => {
      const { page } = await open(asked);
      await page.setViewportSize({ width: 320, height: 640 });
      await answer(page).waitFor();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await page.locator('.stepper').count()).toBeGreaterThan(0);
      const { steps, all } = await page.evaluate(() => ({
        steps: Math.max(
          ...[...document.querySelectorAll('.stepper > *')].map((part) => part.getBoundingClientRect().right),
        ),
        all: document.documentElement.scrollWidth,
      }));
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      expect(steps).toBeLessThanOrEqual(320);
      expect(all).toBe(320);
    },
  );
});
