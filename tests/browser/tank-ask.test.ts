/** "Can I?" of TanK in a browser. Needs `npm run build`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { region, verdict } from './asking.ts';
import { openPage, openSite, type Site } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

const opened = (situation: string) =>
  openPage(site.browser, `${site.address}tank/can-i/#${situation}`, PHONE);

describe('an answer', () => {
  it('says which class a card needs, and which it has met', async () => {
    const { page, faults } = await opened('stop-a-german-attack');
    await page.getByRole('radio', { name: 'A self-propelled gun' }).check();
    await page.getByRole('button', { name: 'Buttoned Down', exact: true }).tap();
    // The cards do not say what a tank is.
    await expect.poll(() => verdict(page).innerText()).toBe('The rulebook can be read two ways: we rule no.');
    const says = await region(page).innerText();
    expect(says).toContain('Buttoned Down');
    expect(says).toMatch(/tank/);
    expect(says).toMatch(/self-propelled gun/);
    await page.getByRole('radio', { name: 'A heavy tank' }).check();
    await page.getByRole('button', { name: 'Buttoned Down', exact: true }).tap();
    await expect.poll(() => verdict(page).innerText()).toBe('Yes.');
    expect(faults).toEqual([]);
  });
});
