/** Tests that touch on and on say what stops them, and end there. */
import { expect, test } from 'vitest';
import { joinBrowser } from '../shared/fixtures.ts';
import { clickAll, countTouches, touched } from './touch.ts';

const browser = joinBrowser();

test('a touch says what lies over its target, and what has gone', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.setContent('<button>Go</button><p class="card" style="position: fixed; inset: 0">Rain</p>');
  const go = page.getByRole('button');
  expect(await touched(go)).toBe('over it lies <p class="card">Rain</p>');
  await page.locator('.card').evaluate((card) => card.remove());
  expect(await touched(go, { x: 2, y: 2 })).toBeNull();
  expect(await touched(page.locator('.card'))).toBe('it has gone, or does not stand still');
  await page.close();
  await expect(touched(go)).rejects.toThrow(/closed/);
});

test('touches end where they lead nowhere', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.setContent('<button>Again</button>');
  await expect(clickAll(page.getByRole('button'), 3)).rejects.toThrow(
    "3 touches have come to no end; the last was of getByRole('button').",
  );
});

test('touches end where one after the other is in vain', () => {
  const count = countTouches(1000);
  const inVain = () => count('Go', 'over it lies a card');
  for (let touches = 0; touches < 19; touches++) inVain();
  count('Go', null);
  for (let touches = 0; touches < 19; touches++) inVain();
  expect(inVain).toThrow('Go was touched 20 times in vain: over it lies a card.');
});
