/** The built puzzles in a browser. Needs `npm run build`. */
import { expect, it } from 'vitest';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const open = (path: string, options = {}) =>
  openPage(browser, `${address}victory-tank/puzzles/${path}`, options);

it('a puzzle is solved by two taps and Go on a phone, and is marked among the others', async () => {
  const { page, faults } = await open('climb-in/', PHONE);
  for (const field of ['w1n1', 'n1']) await page.locator(`[data-place="${field}"]`).tap();
  await page.locator('.bar-go').tap();
  await page.locator('[data-reached]').waitFor();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  await page.goto(`${address}victory-tank/puzzles/`);
  await expect.poll(() => page.locator('.lesson-list .done a').innerText()).toBe('Climb in');
  expect(faults).toEqual([]);
});

it('shows all that may be done with what is held, upright on a phone', async () => {
  const { page } = await open('climb-in/', { ...PHONE, viewport: { width: 390, height: 844 } });
  await page.locator('[data-place="w1n1"]').tap();
  const chips = page.locator('.bar-chips button');
  await chips.filter({ hasText: 'Recruit on your home base' }).waitFor();
  const cut = await chips.evaluateAll(
    (all) =>
      all.filter((chip) => {
        const [own, row] = [chip, chip.parentElement ?? chip].map((part) => part.getBoundingClientRect());
        return (
          own === undefined || row === undefined || own.right > row.right + 1 || own.bottom > row.bottom + 1
        );
      }).length,
  );
  expect(cut).toBe(0);
});

it('a puzzle is solved by keyboard alone, and what has come of it takes the focus', async () => {
  const { page } = await open('climb-in/');
  const board = page.locator('[data-place="w1n1"]');
  await board.focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.locator('.bar-go').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-reached]').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-first'))).toBe(true);
});

it('says what is missing where it is not quite it, and lets one try again from there', async () => {
  const { page } = await open('equal-is-enough/');
  const touch = (id: string) => page.locator(`[data-touch="${id}"]`).click();
  for (const id of ['recruit']) await touch(id);
  await page.locator('[data-touch]').first().click();
  await page.getByText('Nobody of yours is in the bunker.').waitFor();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  await page.locator('[data-first]').click();
  await expect.poll(() => page.getByText('Nobody of yours is in the bunker.').count()).toBe(0);
  await expect.poll(() => page.locator('[data-touch]').count()).toBeGreaterThan(1);
});

it('says as soon as it cannot be done any more, goes back from there, and begins anew', async () => {
  const { page } = await open('climb-in/', PHONE);
  const lost = page.getByText('From here it cannot be done any more.');
  const lose = async () => {
    await page.locator('[data-touch="recruit"]').tap();
    for (let touches = 0; (await lost.count()) === 0 && touches < 3; touches++)
      await page.locator('[data-touch]').first().tap();
    await lost.waitFor();
  };
  await lose();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).tap();
  await expect.poll(() => lost.count()).toBe(0);
  await lose();
  await page.getByRole('button', { name: 'Start again' }).tap();
  await expect.poll(() => lost.count()).toBe(0);
  for (const field of ['w1n1', 'n1']) await page.locator(`[data-place="${field}"]`).tap();
  await page.locator('.bar-go').tap();
  await page.locator('[data-reached]').waitFor();
});

it('gives hints one by one, and then the solution with its reasons', async () => {
  const { page } = await open('both-prizes/');
  for (const hint of ['The tank may pass enemies.', 'Soldiers get off on the way.']) {
    await page.locator('[data-hint]').click();
    await page.getByText(hint).waitFor();
  }
  await page.locator('[data-show]').click();
  await page.getByText('A drive costs one point however far it goes').waitFor();
});

it('has one of the day among those of the game, by the calendar of the device', async () => {
  const titleOn = async (day: string) => {
    const { page } = await open('');
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.reload();
    return page.locator('.puzzle-today a').innerText();
  };
  const [first, next, again] = [
    await titleOn('2026-03-01'),
    await titleOn('2026-03-02'),
    await titleOn('2026-03-13'),
  ];
  expect(first).not.toBe(next);
  expect(again).toBe(first);
});

it('can be read where scripts are switched off', async () => {
  const { page } = await open('climb-in/', { javaScriptEnabled: false });
  await expect.poll(() => page.getByText('Nobody has the tank yet.').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('noscript').innerText()).toContain('The solution');
});
