/** Every game at the table on phones, by finger: what is touched is large enough, what is read is legible, nothing is cut. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/site/shelf.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { AGAIN, DAY, shareOfToday } from '../lot.ts';
import { faultsOf, sizeOf, stateOf, targetBy } from './phone-audit.ts';
import { away, drawer } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openFresh, openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;
const GAMES = SHELF.flatMap(({ id, referee }) => (referee?.scenery ? [id] : []));
const TABLES = GAMES.flatMap((game) =>
  SIZES.map((viewport) => [`${game}, ${viewport.width} x ${viewport.height}`, game, viewport] as const),
);
const TAPS = 30;

/** Taps what can be tapped, by lot, and looks at each state of the table once it is at rest. */
async function playBy(page: Page, lot: (most: number) => number): Promise<void> {
  for (let taps = 0; taps < TAPS; taps++) {
    await expect.poll(() => faultsOf(page)).toEqual([]);
    const target = await targetBy(page, lot);
    if (target === null) continue;
    const before = await stateOf(page);
    await page.touchscreen.tap(target.x, target.y);
    if (target.place === null) continue;
    // A tap on a place of the board acts, or brings the board near enough for the next one to.
    const isAnswered = async () =>
      (await stateOf(page)) !== before || (await sizeOf(page, target.place ?? '')) > 43;
    await expect.poll(isAnswered).toBe(true);
  }
}

describe.each(shareOfToday('tables on phones', TABLES, 4))('%s', (_, game, viewport) => {
  it(`has targets of 44 px, letters of 11, and nothing cut or covered (${AGAIN})`, async () => {
    const options = { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
    const { page, faults } = await openFresh(browser, `${address}robots.txt`, options);
    // The same cards each time.
    await page.addInitScript(() => {
      crypto.getRandomValues = (numbers) => numbers;
    });
    await page.goto(`${address}${game}/play/`);
    await page.locator('[data-start=here]').tap();
    await page.locator('.bar').waitFor();
    await playBy(page, lotsOf(`${DAY} ${game} ${viewport.width}`));
    expect(faults).toEqual([]);
  });
});

it('is silent until sounds are switched on; then dice are heard, and nothing is loaded from elsewhere', async () => {
  const { page, faults } = await openFresh(browser, `${address}robots.txt`, { viewport: SIZES[0] });
  await page.addInitScript(() => {
    const { createBufferSource } = AudioContext.prototype;
    AudioContext.prototype.createBufferSource = function heard() {
      document.documentElement.dataset['heard'] = 'yes';
      return createBufferSource.call(this);
    };
  });
  const heard = () => page.evaluate(() => document.documentElement.dataset['heard'] ?? 'no');
  const roll = () => page.getByRole('button', { name: 'Let the device roll or draw' }).click();
  await page.goto(`${address}loopgraven/play/`);
  await page.locator('[data-start=here]').click();
  await roll();
  await page.locator('.thrown').waitFor();
  expect(await heard()).toBe('no');
  await drawer(page);
  await page.getByLabel(/^Sounds/).check();
  await away(page);
  await roll();
  await expect.poll(heard).toBe('yes');
  expect(faults).toEqual([]);
});

it('in a lesson the board answers whoever tries something not allowed', async () => {
  const options = { viewport: SIZES[0], hasTouch: true, isMobile: true };
  const { page, faults } = await openPage(browser, `${address}victory-tank/learn/moving/#step-2`, options);
  const bar = page.locator('.bar');
  await bar.waitFor();
  const anything = page.getByRole('button', { name: 'Try something not allowed' });
  await anything.tap();
  await page.getByText('What is not allowed changes nothing').waitFor();
  expect(await anything.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => bar.innerText()).toContain('Try anything');
  const shut = page.locator('.board-live [data-place][aria-disabled=true]').last();
  await shut.focus();
  await shut.press('Enter');
  await expect.poll(() => bar.innerText()).toMatch(/Nothing can be tried|not allowed/);
  expect(await axeFaultsDayAndNight(page, '.bar')).toEqual([]);
  await page.keyboard.press('Escape');
  for (const id of ['w1', 'e1s2']) {
    const place = await page.locator(`.board-live [data-place=${id}]`).boundingBox();
    if (place === null) throw new Error('no such place');
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  }
  await page.getByRole('region', { name: 'Not allowed' }).waitFor();
  expect(faults).toEqual([]);
});
