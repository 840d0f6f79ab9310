/** The Fog of War on the built site, on phone and desktop. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { decisionIn } from '../../src/games/fog-of-war/rules/turns.ts';
import type { War } from '../../src/games/fog-of-war/rules/position.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { AGAIN, LONG, ofToday } from '../lot.ts';
import { drawer, file } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';
import { byKeyboard, byMouse, playOn } from './whole-game.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 } };
const SEED = 'channel';

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** A random game to its end, and after how many moves each kind of decision first comes up. */
function whole(): { readonly moves: readonly string[]; readonly first: ReadonlyMap<string, number> } {
  const begun = fogOfWar.setUp([], chanceOf(SEED));
  if (!begun.ok) throw new Error(begun.faults.join());
  const moves: string[] = [];
  const first = new Map<string, number>();
  const note = (position: War): void => {
    const now = decisionIn(position);
    if (!first.has(now)) first.set(now, moves.length);
  };
  playout(fogOfWar, begun.value, SEED, fogOfWar.bound, ({ before, move }) => {
    note(before);
    moves.push(fogOfWar.print(before, move));
  });
  return { moves, first };
}
const GAME = whole();

/** A table after this many moves of the game; everything is open. */
async function tableAt(count: number, options: Parameters<typeof openPage>[2] = PHONE) {
  const opened = await openPage(browser, `${address}fog-of-war/play/`, options);
  const { page } = opened;
  await page.getByLabel('Hide what is secret').uncheck();
  await page.locator('[data-start=here]').click();
  await drawer(page);
  const head = { game: 'fog-of-war', rules: fogOfWar.rules, options: [], seed: SEED };
  await page.locator('input[type=file]').setInputFiles(file({ ...head, moves: GAME.moves.slice(0, count) }));
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
  return opened;
}

const bar = (page: Page) => page.locator('.bar');

describe('what is decided', () => {
  const DECISIONS = [
    ['bid', /look at .+tokens? ready/],
    ['advantage', /\d+ against \d+ in .+: a /],
    ['produce', /\d+ left to spend/],
    ['remove', /discards/],
  ] as const;

  it.each(ofToday('what is asked in The Fog of War', DECISIONS))(
    `is asked with its figures: %s (${AGAIN})`,
    async (decision, says) => {
      const { page, faults } = await tableAt(GAME.first.get(decision) ?? 0);
      await expect.poll(() => bar(page).innerText()).toMatch(says);
      expect(await axeFaultsDayAndNight(page)).toEqual([]);
      expect(await width(page)).toBeLessThanOrEqual(390);
      expect(faults).toEqual([]);
    },
  );

  it('is followed, where it is a battle, by both strengths and what they come to', async () => {
    const { page, faults } = await tableAt(GAME.first.get('advantage') ?? 0);
    await page.getByRole('button', { name: 'keep the advantage' }).click();
    const sheet = page.getByRole('region', { name: 'The battle' });
    await sheet.waitFor();
    expect(await sheet.locator('.battle-bar').count()).toBe(2);
    expect(await sheet.innerText()).toMatch(/\d+ against \d+/);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

it('fades at the edge beyond which a bar has more to press, and nowhere else', async () => {
  // Narrower than any phone: on one of 320 px both ways have room.
  const { page } = await tableAt(GAME.first.get('actions') ?? 0, { viewport: { width: 240, height: 640 } });
  const chips = page.locator('.bar-chips');
  // A row with little more to scroll has a narrow fade.
  const edges = () =>
    chips.evaluate((row) =>
      ['--went', '--comes'].map((edge) => {
        const width = parseFloat(getComputedStyle(row).getPropertyValue(edge));
        return width > 8 ? 'fades' : width < 1 ? 'ends' : width;
      }),
    );
  await page.locator('.hand-card:not([aria-disabled=true])').first().click();
  await expect.poll(edges).toEqual(['ends', 'fades']);
  await chips.evaluate((row) => row.scrollBy({ left: row.scrollWidth, behavior: 'instant' }));
  await expect.poll(edges).toEqual(['fades', 'ends']);
  await page.setViewportSize({ width: 900, height: 1200 });
  await expect.poll(edges).toEqual(['ends', 'ends']);
});

describe('the map', () => {
  it('shows what lies in an area by a tap on it, where it is not to be chosen', async () => {
    const { page, faults } = await tableAt(GAME.first.get('bid') ?? 0);
    const spain = page.locator('.board-live [data-place=spain]');
    await spain.dispatchEvent('click');
    await expect.poll(() => page.locator('.board-name image').count()).toBeGreaterThan(0);
    expect(await page.locator('.board-name text').first().textContent()).toBe('Spain');
    expect(faults).toEqual([]);
  });

  it('is tinted where somebody holds it, and says of each area what is there', async () => {
    const { page } = await tableAt(GAME.first.get('actions') ?? 0);
    expect(await page.locator('.board-held path').count()).toBe(16);
    expect(await page.locator('[data-place=spain]').getAttribute('aria-label')).toMatch(
      /Spain, neutral, 3 neutral cards/,
    );
  });
});

it.each(
  ofToday('on what the wheel of The Fog of War is looked at', [
    PHONE,
    { viewport: { width: 1440, height: 900 } },
  ]),
)(
  `an operation on the wheel opens, and says what it aims at and when it goes (${AGAIN})`,
  async (options) => {
    const count = GAME.moves.findIndex((words) => words.startsWith('plan ')) + 1;
    const { page, faults } = await tableAt(count, options);
    const operation = page.locator('.seat-wheel details:not(.wheel-free)').first();
    await operation.locator('summary').click();
    await expect
      .poll(() => operation.locator('.seat-pile').innerText())
      .toMatch(/Operation Alpha at .+ 1 card/);
    expect(await width(page)).toBeLessThanOrEqual(options.viewport.width);
    expect(faults).toEqual([]);
  },
);

it('a held card goes where it is sent on the wheel, and no operation is disbanded by one tap', async () => {
  const count = GAME.moves.findIndex((words) => words.startsWith('plan ')) + 1;
  const { page, faults } = await tableAt(count);
  const operation = page.locator('.seats-own .seat-wheel details:not(.wheel-free)').first();
  await page.locator('.hand-card:not([aria-disabled=true])').first().click();
  await operation.locator('summary').click();
  await expect.poll(() => bar(page).innerText()).toMatch(/Add an? .+ to operation Alpha/);
  expect(await operation.getAttribute('open')).toBeNull();
  await page.getByRole('button', { name: 'Put back' }).click();
  await bar(page).getByRole('button', { name: 'Disband operation Alpha' }).click();
  await bar(page).getByRole('button', { name: 'Go', exact: true }).waitFor();
  expect(await bar(page).innerText()).toMatch(/disbands? operation Alpha: its card goes to/);
  expect(await operation.count()).toBe(1);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(faults).toEqual([]);
});

const WAYS = [
  { way: 'by mouse', hands: byMouse },
  { way: 'by keyboard alone', hands: byKeyboard },
] as const;
/** Enough to box a card, set up, play some turns, and see the opponent answer. */
const TOUCHES = LONG ? 60 : 24;

it.each(ofToday('how The Fog of War is begun', WAYS))(
  `a war is begun and played on against the opponent $way (${AGAIN})`,
  async ({ hands }) => {
    const { page, faults } = await openPage(browser, `${address}fog-of-war/play/`, PHONE);
    await page.locator('.start-settings summary').first().click();
    await page.getByRole('radio', { name: /^Recruit/ }).check();
    await page.locator('[data-start=against]').click();
    await drawer(page);
    // Animations would take half a second for each of the opponent's moves.
    await page.getByLabel(/^Show pieces moving/).uncheck();
    await page.keyboard.press('Escape');
    await playOn(page, hands, (touches) => Promise.resolve(touches === TOUCHES));
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(await width(page)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
  },
);

it('ends after five years, and says who has won and by what', async () => {
  const { page, faults } = await tableAt(GAME.moves.length);
  const end = page.locator('.sheet.end');
  await end.waitFor();
  expect(await end.innerText()).toMatch(/The (Axis wins|Allies win)/);
  await expect.poll(() => end.innerText()).toMatch(/won the war(:|, with)/);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(faults).toEqual([]);
});
