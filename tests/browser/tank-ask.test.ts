/** "Can I?" of TanK in a real browser, by touch and by keyboard: run `npm run build` before. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITUATIONS } from '../../content/tank/situations.ts';
import { AGAIN, LONG, shareOfToday } from '../lot.ts';
import { isAnsweredByKeyboard, isAnsweredByTaps, region, verdict } from './asking.ts';
import { axeFaultsDayAndNight, openPage, openSite, type Site, type Watched } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let site: Site;
let phone: Watched;

beforeAll(async () => {
  site = await openSite();
  phone = await openPage(site.browser, `${site.address}tank/can-i/`, PHONE);
});
afterAll(() => site.close());

/** How a situation is asked about, each day half of them by the one and half by the other. */
const TAPPED = shareOfToday('by tap in TanK', SITUATIONS, 2);
const TYPED = LONG ? SITUATIONS : SITUATIONS.filter((each) => !TAPPED.includes(each));

it.each(TAPPED)(`$name is answered in two taps on a phone (${AGAIN})`, ({ name }) =>
  isAnsweredByTaps(phone.page, name),
);

it.each(TYPED)(`$name is answered by keyboard, the focus staying where it was (${AGAIN})`, ({ name }) =>
  isAnsweredByKeyboard(phone.page, name),
);

const opened = (situation: string) =>
  openPage(site.browser, `${site.address}tank/can-i/#${situation}`, PHONE);

describe('an answer', () => {
  it('says which class a card needs, and which it has met', async () => {
    const { page, faults } = await opened('stop-a-german-attack');
    await page.getByRole('radio', { name: 'A self-propelled gun' }).check();
    await page.getByRole('button', { name: 'Buttoned Down', exact: true }).tap();
    await expect.poll(() => verdict(page).innerText()).toBe('No.');
    const says = await region(page).innerText();
    expect(says).toContain('Buttoned Down');
    expect(says).toMatch(/tank/);
    expect(says).toMatch(/self-propelled gun/);
    await page.getByRole('radio', { name: 'A heavy tank' }).check();
    await page.getByRole('button', { name: 'Buttoned Down', exact: true }).tap();
    await expect.poll(() => verdict(page).innerText()).toBe('Yes.');
    expect(faults).toEqual([]);
  });

  it('is for everybody by day and by night, and fits a phone', async () => {
    const { page } = await opened('stop-an-allied-attack');
    await page.locator('[data-try]').first().tap();
    await verdict(page).waitFor();
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBe(0);
  });
});
