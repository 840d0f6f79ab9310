/** TanK beside a real table: rulings, the agreement, casualties and exchanges. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../content/tank/rulings.ts';
import { axeFaultsDayAndNight, openPage, openSite, tick } from './site.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SWITCHES = Object.values(RULINGS).flatMap(({ option }) => (option === null ? [] : [option]));

const open = (path: string) => openPage(browser, `${address}tank/${path}`, PHONE);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('the rulings of a table', () => {
  it('are switched in the register, and hold where one asks and where one plays', async () => {
    const { page, faults } = await open('rulings/');
    await expect.poll(() => page.locator('input[data-option]').count()).toBe(SWITCHES.length);
    await tick(page, 'support-returns');
    await tick(page, 'even');
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe('By the other reading: 2.');
    await page.goto(`${address}tank/can-i/#stop-a-german-attack`);
    await page.getByText('Our table’s rulings: 2 switched').waitFor();
    await page.goto(`${address}tank/play/`);
    await expect.poll(() => page.getByLabel('Even, ours').isChecked()).toBe(true);
    expect(faults).toEqual([]);
  });

  it('stand on a sheet to agree on, both readings of each', async () => {
    const { page, faults } = await open('agree/#rules=no-counter');
    await expect.poll(() => page.locator('fieldset').count()).toBe(SWITCHES.length);
    await expect.poll(() => page.getByRole('radio').count()).toBe(2 * SWITCHES.length);
    expect(await page.locator('input[name=no-counter][value=other]').isChecked()).toBe(true);
    expect(await page.locator('input[name=even][value=ours]').isChecked()).toBe(true);
    expect(await fits(page)).toBe(390);
    expect(faults).toEqual([]);
  });
});

describe('a game at the real table', () => {
  const half = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  // By keyboard: a second quick tap would count as a double click.
  const press = (page: Page, player: string, name: string) =>
    half(page, player).getByRole('button', { name, exact: true }).press('Enter');
  const lost = (page: Page, player: string) =>
    expect.poll(() => half(page, player).getByRole('list').first().getAttribute('aria-label'));

  /** A German player against an American one; Able begins and has drawn. */
  async function begun() {
    const opened = await open('table/');
    const { page } = opened;
    await press(page, 'Able', 'German');
    await press(page, 'Baker', 'American');
    await press(page, 'Able', 'Able begins');
    await press(page, 'Able', 'Ready');
    return opened;
  }

  it('counts casualties of both and brings one back, and is as it was after a reload', async () => {
    const { page, faults } = await begun();
    await press(page, 'Baker', 'A casualty more: 1');
    await press(page, 'Baker', 'A casualty more: 2');
    await press(page, 'Able', 'A casualty more: 1');
    await lost(page, 'Baker').toBe('Baker’s casualties: 2');
    await lost(page, 'Able').toBe('Able’s casualties: 1');
    await press(page, 'Able', 'My turn is over');
    await press(page, 'Baker', 'Bring one back: 1 left');
    await lost(page, 'Baker').toBe('Baker’s casualties: 1');
    await page.reload();
    await lost(page, 'Baker').toBe('Baker’s casualties: 1');
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(await fits(page)).toBe(390);
    expect(faults).toEqual([]);
  });

  it('ends where half of a formation is lost', async () => {
    const { page } = await begun();
    for (let casualties = 1; casualties <= 20; casualties++)
      await press(page, 'Able', `A casualty more: ${casualties}`);
    await half(page, 'Baker').getByText('Baker has won.').waitFor();
  });

  it('bars whose deck has run out, until the other one’s has as well', async () => {
    const { page } = await begun();
    const barred = half(page, 'Able').getByText('Able clears the row and does not attack');
    await press(page, 'Able', 'My deck has run out');
    await barred.waitFor();
    await press(page, 'Able', 'My turn is over');
    await press(page, 'Baker', 'Ready');
    await press(page, 'Baker', 'My deck has run out');
    await press(page, 'Baker', 'My turn is over');
    await press(page, 'Able', 'Ready');
    await half(page, 'Able').getByText('Able clears the row, turns up an attacker').waitFor();
    expect(await barred.count()).toBe(0);
  });
});
