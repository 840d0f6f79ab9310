/**
 * Replay, battles, the opponent's turn and the end, in the built sandbox. Accessibility is tested on what appears
 * there; the table below, in the same states, is tested in `states.test.ts`.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  away,
  drawer,
  made,
  open,
  PLACED,
  press,
  sit,
  touches,
  untilBattle,
  untilLastMoves,
  untilWon,
} from './sandbox-page.ts';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

async function sandbox(moves: readonly string[], options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${address}victory-tank/play/`, options);
  await sit(opened.page);
  await open(opened.page, moves);
  return opened;
}

/** The focused element: never the page itself. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe('looking back', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: 'Where in the game' });
  const where = (page: Page) => slider(page).getAttribute('aria-valuetext');

  it('goes through a game by buttons and by the slider’s keys, telling each move and the score', async () => {
    const { page, faults } = await sandbox([...PLACED, 'move 2']);
    await press(page, 'Replay');
    await expect.poll(() => where(page)).toMatch(/^0 of 5: the start; Red \d+, Gray \d+$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('replay-run');
    await press(page, 'One move on');
    await expect.poll(() => where(page)).toMatch(/^1 of 5: Red keeps “Tank”, and gray gets the other card; /);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => where(page)).toMatch(/^2 of 5: Red: “Tank” lies the right way up/);
    // The list follows, and the table is in dark mode.
    await expect
      .poll(() => page.locator('.past [aria-current]').innerText())
      .toMatch(/the tank goes on .*F3$/s);
    const scheme = () => page.locator('.play').evaluate((table) => getComputedStyle(table).colorScheme);
    expect(await scheme()).toBe('dark');
    expect(await axeFaultsDayAndNight(page, '.replay')).toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(() => touches(page).count()).toBeGreaterThan(0);
    await expect.poll(() => focused(page)).not.toBe('BODY');
    expect(await scheme()).not.toBe('dark');
    expect(faults).toEqual([]);
  });

  it('goes by itself at a speed, pauses, and comes out where the game stands', async () => {
    const { page } = await sandbox([...PLACED, 'move 2']);
    await press(page, 'Replay');
    await page.getByLabel('Speed').selectOption('slow');
    await page.locator('.replay-run').click();
    await expect.poll(() => where(page)).toMatch(/^1 of 5: /);
    await press(page, 'Pause');
    await page.getByLabel('Speed').selectOption('fast');
    await page.locator('.replay-run').click();
    await expect.poll(() => touches(page).count()).toBeGreaterThan(0);
    await expect.poll(() => made(page)).toBe(5);
  });

  it('marks rounds and battles where they were, and keeps the newest line in sight', async () => {
    const { page } = await sandbox(untilLastMoves(4));
    const isSeen = () =>
      page.locator('.past ol').evaluate((list) => {
        const [line, frame] = [list.querySelector('[aria-current]'), list].map((each) =>
          each?.getBoundingClientRect(),
        );
        return line && frame ? line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1 : false;
      });
    await expect.poll(isSeen).toBe(true);
    await press(page, 'Replay');
    await page.locator('.chart-battle').first().waitFor();
    await expect
      .poll(() => page.locator('.chart-label').allInnerTexts())
      .toEqual(['Round 1', '2', '3', '4', '5', '6', '7']);
    await expect.poll(isSeen).toBe(true);
    // A move gone to while the list was hidden is scrolled into view when the list is shown.
    await page.setViewportSize({ width: 390, height: 844 });
    await slider(page).press('End');
    await expect.poll(() => slider(page).count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(isSeen).toBe(true);
    await press(page, 'Replay');
    await slider(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => slider(page).count()).toBe(0);
  });
});

describe('a battle', () => {
  const sheetOf = (page: Page) => page.getByRole('region', { name: 'The battle' });
  async function fought(options: BrowserContextOptions = {}) {
    const opened = await sandbox(untilBattle(), options);
    await press(opened.page, 'Lay no card');
    await opened.page.getByText(/defends: lays a battle card, or none/).waitFor();
    await press(opened.page, 'Lay no card');
    await sheetOf(opened.page).waitFor();
    return opened;
  }

  it.each([
    ['in motion', 'no-preference'],
    ['to whoever wants less of it', 'reduce'],
  ] as const)('is told in full, %s', async (_, reducedMotion) => {
    const { page, faults } = await fought({ reducedMotion });
    const sheet = sheetOf(page);
    await expect.poll(() => sheet.getByRole('heading').innerText()).toMatch(/^(Red|Gray) wins, \d+ to \d+$/);
    // Both strengths are the sums of their blocks, and a block that is pressed shows its rule.
    const bars = await sheet.locator('.battle-bar').evaluateAll((all) =>
      all.map((bar) => ({
        total: Number(bar.querySelector('.battle-total')?.textContent),
        sum: [...bar.querySelectorAll('button')]
          .map((block) => Number(/\d+/.exec(block.getAttribute('aria-label') ?? '')?.[0]))
          .reduce((sum, points) => sum + points, 0),
      })),
    );
    expect(bars).toHaveLength(2);
    expect(bars.filter(({ total, sum }) => total !== sum)).toEqual([]);
    await expect.poll(() => sheet.getByRole('status').innerText()).toMatch(/tie/);
    await sheet.locator('.battle-blocks button').first().click();
    await expect.poll(() => sheet.getByRole('status').innerText()).toMatch(/A5/);
    await expect.poll(() => sheet.innerText()).toMatch(/loses \d soldiers?/);
    expect(await axeFaultsDayAndNight(page, '.sheet.battle')).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).not.toBe('BODY');
    expect(faults).toEqual([]);
  });

  it('keeps in sight on a phone what the winner decides, however far one reads', async () => {
    const { page } = await openPage(browser, `${address}victory-tank/play/`, {
      viewport: { width: 360, height: 640 },
    });
    await page.locator('[data-start=here]').click();
    await open(page, untilWon());
    await press(page, /^Lay no card/i);
    const sheet = sheetOf(page);
    const moveIn = sheet.getByRole('button', { name: /^Move in/ });
    const isSeen = () =>
      moveIn.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
      });
    await expect.poll(isSeen).toBe(true);
    await sheet.evaluate((all) => all.scrollBy(0, all.scrollHeight));
    await expect.poll(isSeen).toBe(true);
    expect(await axeFaultsDayAndNight(page, '.sheet.battle')).toEqual([]);
    await moveIn.click();
    await expect.poll(() => sheet.count()).toBe(0);
  });

  it('is put away for whoever looks back', async () => {
    const { page } = await fought();
    await press(page, 'Replay');
    await expect.poll(() => sheetOf(page).count()).toBe(0);
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

it('what the opponent did is summed up in a sentence with a picture, until it is put away', async () => {
  const { page, faults } = await sandbox([]);
  await drawer(page);
  await page.getByLabel(/^Opponent/).selectOption({ label: 'It plays gray' });
  await away(page);
  await press(page, /^Keep: Tank/);
  await press(page, /^Lay it on/);
  await press(page, /^The right way up/);
  await press(page, /^To the east/);
  const told = page.getByRole('region', { name: 'What the other side did' });
  await told.waitFor();
  await expect.poll(() => told.innerText()).toMatch(/^Gray’s turn\. .+\./);
  expect(await axeFaultsDayAndNight(page, '.turn-card')).toEqual([]);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => told.count()).toBe(0);
  await expect.poll(() => focused(page)).not.toBe('BODY');
  expect(faults).toEqual([]);
});

it.each([
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
])('what the opponent did lies over no field of a low screen: $width by $height', async (viewport) => {
  const { page } = await openPage(browser, `${address}victory-tank/play/`, { viewport });
  await page.locator('[data-start=here]').click();
  await open(page, untilLastMoves(60));
  await drawer(page);
  await page.getByLabel(/^Opponent/).selectOption({ label: 'It plays gray' });
  await away(page);
  const [told, board] = [page.locator('.turn-card'), page.locator('.table-board > .board-frame')];
  await told.waitFor();
  await expect
    .poll(async () => {
      const [above, beneath] = await Promise.all([board.boundingBox(), told.boundingBox()]);
      if (above === null || beneath === null) return false;
      return above.y + above.height <= beneath.y && above.height > viewport.height / 2;
    })
    .toBe(true);
});

it('the end is told line by line, and leads on to another game or back through this one', async () => {
  const { page, faults } = await sandbox(untilLastMoves(0));
  const end = page.getByRole('region', { name: 'The end of the game' });
  await end.waitFor();
  await expect.poll(() => end.getByRole('heading').innerText()).toMatch(/^(Red|Gray) wins$/);
  await expect.poll(() => end.locator('tbody tr').count()).toBe(4);
  expect(await axeFaultsDayAndNight(page, '.sheet.end')).toEqual([]);
  await end.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Where in the game' }).waitFor();
  await expect.poll(() => focused(page)).not.toBe('BODY');
  await press(page, 'Back to the game');
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => made(page)).toBe(0);
  expect(faults).toEqual([]);
});
