/** "Can I?" in a browser, by touch, keyboard and accessible name. Needs `npm run build`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { SITUATIONS } from '../../content/victory-tank/situations/all.ts';
import { AGAIN, LONG, shareOfToday } from '../lot.ts';
import { isAnsweredByKeyboard, isAnsweredByTaps, region, verdict } from './asking.ts';
import { sit } from './sandbox-page.ts';
import { axeFaults, axeFaultsDayAndNight, openPage, openSite, type Site, type Watched } from './site.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

let site: Site;
let phone: Watched;

beforeAll(async () => {
  site = await openSite();
  phone = await openPage(site.browser, `${site.address}victory-tank/can-i/`, PHONE);
});

/** Half of the situations are tested by touch today, the others by keyboard. */
const TAPPED = shareOfToday('by tap', SITUATIONS, 2);
const TYPED = LONG ? SITUATIONS : SITUATIONS.filter((each) => !TAPPED.includes(each));

it.each(TAPPED)(`$name is answered in two taps on a phone (${AGAIN})`, ({ name }) =>
  isAnsweredByTaps(phone.page, name),
);

it.each(TYPED)(`$name is answered by keyboard, the focus staying where it was (${AGAIN})`, ({ name }) =>
  isAnsweredByKeyboard(phone.page, name),
);

describe('an answer', () => {
  it('where the rulebook is silent tells both readings, and turns with the ruling', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/can-i/#step-onto-the-tank`);
    await page.getByRole('radio', { name: 'Mine' }).check();
    const climb = page.getByRole('button', { name: '1 soldier steps there and climbs straight in' });
    await climb.click();
    await expect.poll(() => verdict(page).innerText()).toBe('The rulebook is silent: we rule no.');
    const said = await region(page).innerText();
    expect(said).toContain(
      'Soldiers who step onto the field of their own tank stay on foot until it drives.',
    );
    expect(said).toContain('may go straight into it while there is room.');
    expect(said).toContain('By the other reading the answer would be yes.');
    expect(said).toContain('Let them step, then board when the tank drives.');
    await expect
      .poll(() => region(page).getByRole('link', { name: 'M4' }).first().getAttribute('href'))
      .toBe('/victory-tank/rules/#M4');

    await page.getByText('Our table’s rulings: as Fieldkit rules').click();
    await page.getByRole('checkbox', { name: /^M4 / }).check();
    await climb.click();
    await expect.poll(() => verdict(page).innerText()).toBe('The rulebook is silent: we rule yes.');
    await page.reload();
    await page.getByText('Our table’s rulings: 1 switched').waitFor();
  });

  it('fits the words that were chosen: where there are to be enemy soldiers, some stand', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/can-i/#step`);
    await page.getByRole('radio', { name: 'Enemy soldiers' }).check();
    await page.getByRole('button', { name: '1 soldier steps there' }).click();
    await expect.poll(() => verdict(page).innerText()).toBe('No.');
    await expect.poll(() => region(page).getByRole('link', { name: 'M2' }).count()).toBe(1);
    await page.getByRole('radio', { name: 'Open ground' }).check();
    await expect.poll(() => page.getByRole('group', { name: 'Enemy soldiers there' }).count()).toBe(0);
    await page.getByRole('button', { name: '1 soldier steps there' }).click();
    await expect.poll(() => verdict(page).innerText()).toBe('Yes.');
  });

  it('is no for a beaten home base, yes for leaving it, and by the rule that keeps everybody out', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/can-i/#after-a-victory`);
    await page.getByRole('radio', { name: 'The enemy’s base' }).check();
    await page.getByRole('button', { name: 'One soldier moves in' }).click();
    await expect.poll(() => verdict(page).innerText()).toBe('No.');
    await expect.poll(() => region(page).locator('.cited .rule-id').allInnerTexts()).toEqual(['A8a']);
    await page.getByRole('button', { name: 'Nobody moves in' }).click();
    await expect.poll(() => verdict(page).innerText()).toBe('Yes.');
  });

  it('that can only be no is announced', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/can-i/#turn-the-tank`);
    await page.getByRole('radio', { name: 'The enemy’s' }).check();
    await expect
      .poll(() => page.getByRole('region', { name: 'What do you want to do?' }).innerText())
      .toContain('the enemy’s tank obeys its own crew alone');
  });

  it('comes of touching the board as well', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/can-i/#step`);
    await page.locator('[data-place="e1s1"]').click();
    await page.locator('[data-place="e1s2"]').click();
    await page.getByText('Anything else').click();
    await page.getByRole('button', { name: '1 soldier', exact: true }).click();
    await expect.poll(() => verdict(page).innerText()).toBe('No.');
    await expect.poll(() => region(page).innerText()).toContain('M2');
  });

  it('needs a table that can be: every reason is named, and the nearest such table offered', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/can-i/#step-onto-the-tank`);
    await page.getByRole('radio', { name: 'Mine' }).check();
    for (let crew = 1; crew < 4; crew += 1)
      await page.getByRole('button', { name: 'More: Crew inside' }).click();
    const reasons = page.getByRole('region', { name: 'This cannot happen in a game' });
    await expect.poll(() => reasons.innerText()).toContain('The crew is never more than three.');
    await reasons.getByRole('button', { name: 'Change it: Crew inside 3' }).click();
    await page.locator('[data-try]').first().click();
    await expect.poll(() => verdict(page).innerText()).toBe('Yes.');
  });

  it('can be had for a position entered by hand', async () => {
    const { page, faults } = await openPage(site.browser, `${site.address}victory-tank/can-i/#position`);
    const trying = page.getByRole('region', { name: 'What do you want to do?' });
    await trying.getByRole('button', { name: 'Recruit', exact: true }).click();
    await trying.getByRole('button', { name: 'Pay 1 point' }).click();
    await trying.getByRole('button', { name: 'No card' }).click();
    await expect.poll(() => verdict(page).innerText()).toBe('Yes.');
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('can be had for the game on the page Play', async () => {
    const { page } = await openPage(site.browser, `${site.address}victory-tank/play/`);
    await sit(page);
    await page.locator('[data-touch]').first().click();
    await page.goto(`${site.address}victory-tank/can-i/#game`);
    await page.getByRole('heading', { name: 'The game I am playing here' }).waitFor();
    await expect.poll(() => page.locator('.asked-board').innerText()).toContain('Round 1 of 7.');
  });
});

it('an answer is for everybody by day and by night, fits 360 px, and keeps to itself', async () => {
  const { page, faults } = await openPage(site.browser, `${site.address}victory-tank/can-i/#recruit`, PHONE);
  await page.locator('[data-try]').first().tap();
  await verdict(page).waitFor();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(faults).toEqual([]);
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(beyond)).toBe(0);
});

it('a question is found by searching, and its address leads to it', async () => {
  const { page } = await openPage(site.browser, `${site.address}search/?q=climb`);
  const found = page.locator('.found-in li').filter({ hasText: 'Question' }).getByRole('link').first();
  await found.click();
  await page.locator('.question:target').waitFor();
  await expect.poll(() => page.locator('.question:target').innerText()).toMatch(/climb|board/);
});
