/** Dragging pieces and cards to their place, by mouse and touch. Needs `npm run build`. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, PLACED, sit } from './sandbox-page.ts';
import { openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const place = (page: Page, id: string) => page.locator(`.board-live [data-place="${id}"]`);

async function middle(at: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + Math.min(height, 60) / 2];
}

/** How long a finger rests at its target before it is lifted, ms. */
const RESTS = 200;

/** Touches, drags to a place and rests there; returns a function that lifts the finger. */
async function finger(
  page: Page,
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
): Promise<() => Promise<unknown>> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: left + (right - left) * part, y: top + (bottom - top) * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', part);
  return async () => {
    // A finger lifted while moving starts a fling, and the browser takes the next tap for stopping it.
    await page.waitForTimeout(RESTS);
    return screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

describe('on the table', () => {
  it('soldiers are dragged by mouse to where they go, and beside the board they are put back', async () => {
    const { page, faults } = await openPage(browser, `${address}victory-tank/play/`);
    await sit(page);
    await open(page, [...PLACED, 'move 2']);
    const from = page.locator('.board-live .board-taken').first();
    const [x, y] = await middle(from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 2 });
    await page.locator('.board-hanging').waitFor({ state: 'attached' });
    const near = page.locator('.board-lit').first();
    await page.mouse.move(...(await middle(near)), { steps: 3 });
    await page.mouse.up();
    await page.locator('.bar-go').waitFor();
    await expect.poll(() => page.locator('.board-hanging').count()).toBe(0);
    await page.getByRole('button', { name: 'Put back' }).click();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 2 });
    await page.mouse.move(2, 2, { steps: 3 });
    await page.mouse.up();
    await page.getByText('Tap what is to go, then where to.').waitFor();
    expect(faults).toEqual([]);
  });

  it('a battlefield card is drawn by a finger from the hand to its place, seen there, and turned', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, faults } = await openPage(browser, `${address}victory-tank/play/`, phone);
    await page.locator('[data-start=here]').click();
    await open(page, ['keep tank']);
    const card = page.locator('.hand-laid');
    await card.waitFor();
    const leave = await finger(page, await middle(card), await middle(place(page, 'n2')));
    await page.locator('.board-card.board-ghost').waitFor();
    await leave();
    await place(page, 'n2').tap();
    await expect
      .poll(() => page.getByRole('button', { name: 'Turned' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.locator('.bar-go').tap();
    await page.locator('.board-card.board-ghost').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

it('two fingers look closer at the board, and nothing is touched by them', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await openPage(browser, `${address}victory-tank/play/`, phone);
  await page.locator('[data-start=here]').click();
  const board = page.locator('.board-live');
  await board.waitFor();
  const width = () => board.evaluate((svg) => (svg as unknown as SVGSVGElement).viewBox.baseVal.width);
  const before = await width();
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 320, id })),
    });
  await touch('touchStart', 30);
  for (const apart of [50, 70, 90]) await touch('touchMove', apart);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(width).toBeLessThan(before / 1.5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});
