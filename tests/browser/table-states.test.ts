/** The table in each of its states, on a phone in dark mode: accessible, at rest, focus never lost. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AGAIN, shareOfToday } from '../lot.ts';
import { drawer, list, open, PLACED, press, untilBattle, untilLastMoves } from './sandbox-page.ts';
import { axeFaults, openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** A game for two at one screen, with these moves made. */
async function table(moves: readonly string[], options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${address}victory-tank/play/`, { ...PHONE, ...options });
  await opened.page.locator('[data-start=here]').click();
  if (moves.length > 0) await open(opened.page, moves);
  return opened;
}

/** A place of the board, by its field. */
const touch = (page: Page, field: string) => page.locator(`.board-live [data-place="${field}"]`).click();

/** The focused element's tag; BODY if there is none. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

/** Number of running animations, without scroll-driven ones. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .length,
  );

const nothing = (): Promise<void> => Promise.resolve();

const refuse = async (page: Page): Promise<void> => {
  await page.locator('.to-side').click();
  await page.getByLabel(/^Referee mode/).check();
  await page.getByLabel('A move in notation').fill('step 4 w1n1 to w1');
  await press(page, 'Try it');
  await page.getByRole('region', { name: 'Not allowed' }).waitFor();
};

const fight = async (page: Page): Promise<void> => {
  await press(page, 'Lay no card');
  await page
    .getByText(/defends: lays a battle card, or none/)
    .first()
    .waitFor();
  await press(page, 'Lay no card');
  await page.getByRole('region', { name: 'The battle' }).waitFor();
};

const recruit = async (page: Page): Promise<void> => {
  await touch(page, 'w1n1');
  await press(page, /^Recruit on/);
  await page.locator('.bar-go').waitFor();
};

const nowhere = async (page: Page): Promise<void> => {
  const shut = page.locator('.board-live [data-place][aria-disabled=true]').first();
  await shut.focus();
  await shut.press('Enter');
  await page.getByText(/Nothing can be done there now/).waitFor();
};

const back = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'The end of the game' }).waitFor();
  await press(page, 'Replay');
  await page.getByRole('slider', { name: 'Where in the game' }).waitFor();
};

const STATES = [
  ['a new table', [], nothing],
  ['a turn', PLACED, nothing],
  ['what is proposed', PLACED, recruit],
  ['a tap that leads nowhere', PLACED, nowhere],
  ['the drawer', PLACED, drawer],
  ['what stands beside the board', PLACED, list],
  ['a refusal', [...PLACED, 'move 1'], refuse],
  ['a battle', untilBattle(), fight],
  [
    'the end',
    untilLastMoves(0),
    (page: Page) => page.getByRole('region', { name: 'The end of the game' }).waitFor(),
  ],
  ['the replay', untilLastMoves(0), back],
] as const;

describe.each(shareOfToday('states of the table', STATES, 2))('%s', (_, moves, bring) => {
  it(`is for everybody, stands still for whoever wants less motion, and keeps the focus (${AGAIN})`, async () => {
    const { page, faults } = await table(moves);
    await bring(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await moving(page)).toBe(0);
    expect(await focused(page)).not.toBe('BODY');
    const close = page.locator('.sheet-close');
    if ((await close.count()) > 0) {
      await close.first().press('Enter');
      await close.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).not.toBe('BODY');
    }
    expect(faults).toEqual([]);
  });
});

it('says why what is held cannot come somewhere, with what could be done, and leaves it in the hand', async () => {
  const { page, faults } = await table(PLACED);
  await touch(page, 'w1n1');
  const shut = page.locator('.board-live [data-place="e1s2"][aria-disabled=true]');
  await shut.focus();
  await shut.press('Enter');
  const sheet = page.getByRole('region', { name: 'Not allowed' });
  await sheet.waitFor();
  await expect.poll(() => sheet.locator('.sheet-rule .rule-id').first().innerText()).toMatch(/^[A-Z]+\d+/);
  await sheet.getByRole('button', { name: 'Do this' }).first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.board-chosen').count()).toBe(1);
  expect(faults).toEqual([]);
});

it('a battle and the end move for everybody else, for 400 ms at most', async () => {
  const { page } = await table(untilBattle(), { reducedMotion: 'no-preference' });
  const longest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().flatMap(({ timeline, effect }) => {
          const { endTime } = effect?.getComputedTiming() ?? {};
          return timeline instanceof DocumentTimeline && typeof endTime === 'number' ? [endTime] : [];
        }),
      ),
    );
  await fight(page);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  expect(await longest()).toBeLessThanOrEqual(400);
});

it('the lit, the chosen and Go are seen without the colours of the page', async () => {
  const { page } = await table(PLACED, { forcedColors: 'active' });
  await recruit(page);
  const borderOf = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(await borderOf('.bar-go')).toBe('solid');
  const ring = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await ring('.seat[data-decides="true"]')).toBe('solid');
});

it('in letters twice as large the board has two fifths of a desk', async () => {
  const { page } = await table(PLACED, { viewport: { width: 1280, height: 800 } });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const box = await page.locator('.table-board').boundingBox();
  expect((box?.width ?? 0) / 1280).toBeGreaterThan(0.4);
  expect((box?.height ?? 0) / 800).toBeGreaterThan(0.3);
});

it.each([
  ['on the smallest phone', { width: 320, height: 640 }, '100%', 0.3],
  ['in letters twice as large, on a phone', { width: 390, height: 844 }, '200%', 0.45],
  ['in letters twice as large, on a desk', { width: 1280, height: 800 }, '200%', 0.45],
  ['on a phone on its side', { width: 844, height: 390 }, '100%', 0.9],
  ['on a desk that is zoomed in twice', { width: 640, height: 430 }, '100%', 0.9],
])('%s no seat is cut off, and the board is there', async (_, viewport, size, least) => {
  const { page } = await table(PLACED, { viewport });
  await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), size);
  // Chromium asks container queries in rem again once the container has another size; people's letters are large from the start.
  await page.setViewportSize({ ...viewport, width: viewport.width - 1 });
  await page.setViewportSize(viewport);
  const beyond = () =>
    page
      .locator('.seat')
      .evaluateAll((seats) =>
        seats.map(
          (seat) =>
            seat.scrollWidth > seat.clientWidth ||
            seat.getBoundingClientRect().bottom > (seat.parentElement?.getBoundingClientRect().bottom ?? 0),
        ),
      );
  await expect.poll(beyond).toEqual([false, false]);
  const board = await page.locator('.table-board').boundingBox();
  expect((board?.height ?? 0) / viewport.height).toBeGreaterThan(least);
});
