/** Loopgraven on the built site, on a phone and in both languages. Needs `npm run build`. */
import { expect, it } from 'vitest';
import { loopgraven } from '../../src/games/loopgraven/rules/judge.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { AGAIN, LONG, ofToday } from '../lot.ts';
import { drawer, file } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';
import { byKeyboard, byMouse, playOn } from './whole-game.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 } };

const WAYS = [
  { way: 'by mouse, in English', hands: byMouse, path: 'loopgraven/play/', ends: /has won|wins?\b/i },
  {
    way: 'by keyboard alone, in Dutch',
    hands: byKeyboard,
    path: 'nl/loopgraven/play/',
    ends: /gewonnen|wint/,
  },
] as const;

/** Enough to agree on a game, deploy, move, and see the opponent answer. */
const TOUCHES = LONG ? 60 : 20;

it.each(ofToday('how Loopgraven is begun', WAYS))(
  `a game is begun and played on against the opponent $way (${AGAIN})`,
  async ({ hands, path }) => {
    const { page, faults } = await openPage(browser, `${address}${path}`, PHONE);
    await page.locator('.start-settings summary').first().click();
    await page.getByRole('radio', { name: /^Re[ck]ru/ }).check();
    await page.locator('[data-start=against]').click();
    await drawer(page);
    // Animations would take half a second for each of the opponent's moves.
    await page.getByLabel(/^Show pieces moving|^Laat stukken bewegen/).uncheck();
    await page.keyboard.press('Escape');
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await playOn(page, hands, (touches) => Promise.resolve(touches === TOUCHES));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
  },
);

const SEED = 'no man’s land';

/** The moves of a random game to its end. */
function whole(): readonly string[] {
  const begun = loopgraven.setUp([], chanceOf(SEED));
  if (!begun.ok) throw new Error(begun.faults.join());
  const moves: string[] = [];
  playout(loopgraven, begun.value, SEED, loopgraven.bound, ({ before, move }) => {
    moves.push(loopgraven.print(before, move));
  });
  return moves;
}

it.each(ofToday('in what language Loopgraven is ended', WAYS))(
  `a game is ended, and says who has won: $path (${AGAIN})`,
  async ({ path, ends }) => {
    const { page, faults } = await openPage(browser, `${address}${path}`, PHONE);
    await page.locator('[data-start=here]').click();
    await drawer(page);
    const record = { game: 'loopgraven', rules: loopgraven.rules, options: [], seed: SEED, moves: whole() };
    await page.locator('input[type=file]').setInputFiles(file(record));
    const end = page.locator('.sheet.end');
    await end.waitFor();
    expect(await end.innerText()).toMatch(ends);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

it('“Can I?” says a plain yes to a tank that can be bought, in sight on a phone, and calls only its place a ruling', async () => {
  const { page, faults } = await openPage(browser, `${address}loopgraven/can-i/#deploying`, PHONE);
  await page.getByRole('button', { name: 'Deploy a tank' }).click();
  const verdict = page.locator('.verdict');
  await expect.poll(() => verdict.innerText()).toBe('Yes.');
  expect(await page.locator('.saying .other em').first().innerText()).toContain('where or how');
  const place = await verdict.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(0);
  expect((place?.y ?? 0) + (place?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.viewport.height);
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('.entering')?.getBoundingClientRect().top ?? 0),
  );
  await expect
    .poll(async () => ((await verdict.boundingBox())?.y ?? 9999) < PHONE.viewport.height)
    .toBe(true);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(faults).toEqual([]);
});
