/** Setting up positions, and several saved games, in the built sandbox. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, drawer, file, made, open, PLACED, press, sit, START } from './sandbox-page.ts';
import { axeFaultsDayAndNight, bytesOf, openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
const says = (page: Page, id: string) => place(page, id).getAttribute('aria-label');

/** Opens the sandbox with a game of four moves. */
async function sandbox(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${address}victory-tank/play/`, options);
  await sit(opened.page);
  await open(opened.page, PLACED);
  return opened;
}

async function editor(options: BrowserContextOptions = {}) {
  const opened = await sandbox(options);
  await drawer(opened.page);
  await press(opened.page, 'Change this position');
  await opened.page.locator('.tray').waitFor();
  return opened;
}

/** Drags with the mouse between the centres of two elements. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('not to be seen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

describe('setting up a position', () => {
  it('takes pieces by tap and by drag, and plays from what was set up', async () => {
    const { page, faults } = await editor();
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Set up a position');
    await press(page, /^Gray soldier/);
    await place(page, 'o').click();
    await place(page, 's1').click();
    await press(page, /^Gray soldier/);
    await expect.poll(() => says(page, 'o')).toContain('1 gray soldier');
    await drag(page, place(page, 's1'), place(page, 'o'));
    await expect.poll(() => says(page, 'o')).toContain('2 gray soldiers');
    await drag(page, page.getByRole('button', { name: /^Red soldier/ }), place(page, 'w1'));
    await expect.poll(() => says(page, 'w1')).toContain('1 red soldier');
    await drag(page, place(page, 'w1'), page.locator('.set-up-title'));
    await expect.poll(() => says(page, 'w1')).toContain('nobody');
    await press(page, 'Take back the last change');
    await expect.poll(() => says(page, 'w1')).toContain('1 red soldier');
    await press(page, /^Bunker card/);
    const spot = (await page.locator('.board-new').first().getAttribute('data-place')) ?? '';
    await place(page, spot).click();
    const left = () => page.getByRole('button', { name: /^Bunker card/ }).innerText();
    await expect.poll(() => left()).toContain('3 left');
    await drag(page, place(page, spot), page.locator('.set-up-title'));
    await expect.poll(() => left()).toContain('4 left');
    await press(page, 'Play from here');
    await page.getByText('Round 1 of 7. Red announces an action.').waitFor();
    await expect.poll(() => says(page, 'o')).toContain('2 gray soldiers');
    await press(page, 'Attack');
    await press(page, 'Pay 1 point for 1 battle');
    await press(page, 'No card');
    await page.reload();
    await page.getByText(/Red uses a point to attack/).waitFor();
    await expect.poll(() => made(page)).toBe(1);
    expect(faults).toEqual([]);
  });

  it('takes everything by keyboard alone', async () => {
    const { page } = await editor();
    await page.getByRole('button', { name: /^Bunker card/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.board [tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    const on = await page.getByRole('heading', { name: /^On / }).innerText();
    await page.getByRole('button', { name: /^Bunker card/ }).press('Enter');
    await place(page, on.slice(3)).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: 'Gray soldiers' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => says(page, on.slice(3))).toContain('2 gray soldiers');
    await page.getByRole('button', { name: 'Turn this card round' }).press('Enter');
    await page.getByRole('button', { name: 'Take this card away' }).press('Enter');
    await expect.poll(() => place(page, on.slice(3)).count()).toBe(0);
  });

  it('refuses an impossible one with every reason, and keeps it while the game waits', async () => {
    const { page } = await editor();
    await place(page, 'o').click();
    await page.getByRole('spinbutton', { name: 'Red soldiers' }).fill('9');
    await page.getByRole('spinbutton', { name: 'Gray soldiers' }).fill('1');
    const reasons = page.locator('.reasons li');
    await reasons.nth(1).waitFor();
    await expect
      .poll(() => reasons.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^R1a that is \d+ red soldiers in play, and there can only be 10\.$/i),
        'M2 both armies stand on o, and a field has soldiers of one.',
      ]);
    await press(page, 'Play from here');
    await page
      .getByText(/^This cannot happen in a game, for 2 reasons/)
      .first()
      .waitFor();
    await press(page, 'Back to the game');
    await expect.poll(() => made(page)).toBe(PLACED.length);
    await page.reload();
    await drawer(page);
    await press(page, 'Go on setting up');
    await reasons.nth(1).waitFor();
    await expect.poll(() => reasons.count()).toBe(2);
  });

  it('opens and saves positions, and refuses what is none with a sentence', async () => {
    const { page } = await editor();
    const input = page.locator('input[type=file]');
    for (const [content, why] of [
      ['{"soldiers": {"red"', 'it is not JSON, or it breaks off in the middle'],
      [{ hello: 1 }, 'a position of this game has no “hello”'],
      [{ ...START, moves: [] }, 'it is a whole game'],
    ] as const) {
      await input.setInputFiles(file(content));
      await page.getByText(`That could not be opened: ${why}`).waitFor();
    }
    await expect.poll(() => says(page, 'w1s1')).toContain('the tank, pointing east');
    await input.setInputFiles(file({ soldiers: { red: { o: 4 } } }));
    await page.getByText(/^Opened\./).waitFor();
    await expect.poll(() => says(page, 'o')).toContain('4 red soldiers');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the position')]);
    expect(JSON.parse((await bytesOf(download)).toString())).toEqual({ soldiers: { red: { o: 4 } } });
  });

  it('has nothing to fault by axe, by day and by night, at 360 px', async () => {
    const { page } = await editor({ viewport: { width: 360, height: 740 } });
    await place(page, 'w1s1').click();
    await page.getByRole('spinbutton', { name: 'Red soldiers' }).fill('9');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
  });
});

describe('games beside each other', () => {
  it('keeps the game that another one branches off from, and opens, names and deletes it', async () => {
    const { page, faults } = await sandbox();
    await press(page, /^Red: “Tank” lies/);
    await press(page, 'Play on from here as a new game');
    await page.getByText(/^A new game, from after 2 moves\./).waitFor();
    await expect.poll(() => made(page)).toBe(2);
    await drawer(page);
    await page.getByText('Other games on this device: 1').click();
    await page.getByLabel('Name').fill('The first one');
    await page.getByLabel('Name').blur();
    await page.reload();
    await drawer(page);
    await page.getByText('Other games on this device: 1').click();
    await press(page, 'Open The first one');
    await page.getByText(/^Opened: 4 moves\./).waitFor();
    await expect.poll(() => made(page)).toBe(PLACED.length);
    await drawer(page);
    await page.getByText('Other games on this device: 1').click();
    await page.getByRole('button', { name: /^Delete 2 moves/ }).click();
    await press(page, 'Delete for good');
    await page.getByText('Other games on this device: none').waitFor();
    await expect.poll(() => made(page)).toBe(PLACED.length);
    expect(faults).toEqual([]);
  });

  it('puts a game away when a new one begins, and says where it is', async () => {
    const { page } = await sandbox();
    await begin(page);
    await page.getByText(/^A new game\. The other game is put away in the list: 4 moves/).waitFor();
    await expect.poll(() => made(page)).toBe(0);
  });

  it('copies the record as text', async () => {
    const { page } = await sandbox({ permissions: ['clipboard-read', 'clipboard-write'] });
    await drawer(page);
    await press(page, 'Copy as text');
    await page.getByText('The game is copied.').waitFor();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
      ...START,
      moves: PLACED,
    });
  });
});
