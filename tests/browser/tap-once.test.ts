/** Quick double taps. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawer, file } from './sandbox-page.ts';
import { openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** West may shoot or end the turn; then East moves or ends its movement. */
const SHOOTING = {
  game: 'street-armour',
  rules: '1',
  options: [],
  seed: '',
  moves: [],
  position: {
    ground: Array.from({ length: 10 }, () => '..........'),
    tanks: [
      { side: 'west', weight: 'heavy', at: 'a3', facing: 'east', state: 'sound' },
      { side: 'east', weight: 'light', at: 'g3', facing: 'west', state: 'sound' },
    ],
    stage: 'shoot',
    dice: [],
    fire: 12,
  },
};

async function shooting(): Promise<Page> {
  const { page } = await openPage(browser, `${address}street-armour/play/`, PHONE);
  await page.locator('[data-start=here]').click();
  await drawer(page);
  await page.locator('input[type=file]').setInputFiles(file(SHOOTING));
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
  await page.locator('.bar-chips button').first().waitFor();
  return page;
}

const movesMade = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const kept = localStorage.getItem('fieldkit/street-armour/sandbox/record');
    return (JSON.parse(kept ?? '{}') as { readonly moves: readonly string[] }).moves;
  });

/** Asks for the end of the turn, which waits for Go as a shot is left, until Go answers to taps. */
async function asked(page: Page): Promise<ReturnType<Page['locator']>> {
  await page.locator('.bar-chips button').first().tap();
  const go = page.locator('.bar > .bar-go');
  await expect.poll(() => go.evaluate(({ style }) => style.pointerEvents)).toBe('');
  return go;
}

describe('on a phone', () => {
  it('the turn is ended once by two quick taps, and the other player’s is another tap later', async () => {
    const page = await shooting();
    const { x, y, width, height } = (await (await asked(page)).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const [right, down] = [x + width / 2, y + height / 2];
    for (let taps = 0; taps < 3; taps++) await page.touchscreen.tap(right, down);
    await expect.poll(async () => (await movesMade(page)).length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    const once = await movesMade(page);
    expect(once).toEqual(['end']);
    await page.locator('.bar-chips button').first().tap();
    await expect.poll(async () => (await movesMade(page)).length).toBeGreaterThan(once.length);
  });

  it('a key that is held down presses once', async () => {
    const page = await shooting();
    await (await asked(page)).focus();
    for (let times = 0; times < 5; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForTimeout(500);
    expect(await movesMade(page)).toEqual(['end']);
  });
});
