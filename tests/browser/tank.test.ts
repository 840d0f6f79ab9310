/** TanK on the built site, on a phone. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tank } from '../../src/games/tank/rules/judge.ts';
import type { Tank } from '../../src/games/tank/rules/position.ts';
import { sumOf } from '../../src/games/tank/rules/attack-factor.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { AGAIN, LONG, ofToday } from '../lot.ts';
import { drawer, file } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openPage, openSite } from './site.ts';
import { byKeyboard, byMouse, playOn } from './whole-game.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 } };

interface Step {
  readonly says: string;
  readonly before: Tank;
  readonly after: Tank;
}

/** A random game to its end. */
function byLot(seed: string): readonly Step[] {
  const first = tank.setUp([], chanceOf(seed));
  if (!first.ok) throw new Error(first.faults.join());
  const steps: Step[] = [];
  playout(tank, first.value, seed, tank.bound, ({ before, move, after }) => {
    steps.push({ says: tank.print(before, move), before, after });
  });
  return steps;
}

const SEED = 'hedgerows';
const GAME = byLot(SEED);

/** The game up to the first step that matches. */
function until(wanted: (step: Step) => boolean): readonly Step[] {
  const at = GAME.findIndex(wanted);
  if (at < 0) throw new Error('no such step in this game');
  return GAME.slice(0, at + 1);
}

/** A table on a phone after these steps, for players at this screen or against the opponent. */
async function table(start: 'here' | 'against', steps: readonly Step[]) {
  const opened = await openPage(browser, `${address}tank/play/`, PHONE);
  const { page } = opened;
  if (start === 'against') {
    await page.locator('.start-settings summary').first().click();
    await page.getByRole('radio', { name: /^Recruit/ }).check();
  }
  await page.locator(`[data-start=${start}]`).click();
  await drawer(page);
  // Animations would take half a second for each of the opponent's moves.
  if (start === 'against') await page.getByLabel('Show pieces moving and cards turning over').uncheck();
  const moves = steps.map(({ says }) => says);
  const record = { game: 'tank', rules: tank.rules, options: [], seed: SEED, moves };
  await page.locator('input[type=file]').setInputFiles(file(record));
  await page.locator('.drawer[open]').waitFor({ state: 'detached' });
  return opened;
}

const status = (page: Page) => page.locator('.play-status').innerText();

const WAYS = [
  { way: 'mouse', hands: byMouse },
  { way: 'keyboard alone', hands: byKeyboard },
] as const;

/** Moves made before the test plays on: in the long run only the armies' choice, else all but the last. */
const PLAYED = GAME.slice(0, LONG ? 2 : -24);
/** Timeout for a whole game on a busy machine, ms. */
const WHOLE = 1_200_000;

const seatOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the start of TanK', () => {
  it('asks what each side brings and where it breaks, begins with that, and remembers it', async () => {
    const { page, faults } = await openPage(browser, `${address}tank/play/`, PHONE);
    const brings = page.getByRole('group', { name: 'What does Baker bring?' });
    await brings.getByLabel('British').check();
    // The first game is balanced.
    expect(await page.getByLabel('Even, ours').isChecked()).toBe(true);
    await page.getByLabel('As published').check();
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await page.locator('[data-start=here]').click();
    await expect.poll(() => seatOf(page, 'Baker').innerText()).toMatch(/British[^]*of 25/);
    expect(await seatOf(page, 'Able').innerText()).toMatch(/German[^]*of 20/);
    expect(await status(page)).not.toMatch(/nation/);
    await drawer(page);
    await page.getByRole('button', { name: 'Another table' }).click();
    await page.reload();
    expect(await brings.getByLabel('British').isChecked()).toBe(true);
    expect(await page.getByLabel('As published').isChecked()).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe('TanK on a phone', () => {
  it('shows two rows, what lies in the piles, and a hand of nine whole cards, each of which can be drawn into sight', async () => {
    const steps = until(
      ({ after }) =>
        after.hands[0].length === 9 && tank.toAct(after) === 0 && after.rows.every((row) => row.length > 0),
    );
    const { page, faults } = await table('here', steps);
    await expect.poll(() => page.locator('.hand').first().locator('li').count()).toBe(9);
    const cards = await page.locator('.hand').first().locator('li').all();
    for (const card of cards) {
      await card.evaluate((each) =>
        each.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }),
      );
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('tells an attack as a sum that grows with each card', async () => {
    const grows = ({ before, after }: Step): boolean => {
      const [was, is] = [sumOf(before), sumOf(after)];
      return (
        was !== null &&
        is !== null &&
        is.foe !== null &&
        is.changes.length > was.changes.length &&
        was.factor !== is.factor
      );
    };
    const steps = until(grows);
    const factors = [];
    for (const part of [steps.slice(0, -1), steps]) {
      const { page } = await table('here', part);
      const sum = sumOf(part.at(-1)?.after as Tank);
      factors.push(sum?.factor);
      await expect.poll(() => status(page)).toContain(String(sum?.factor));
    }
    expect(new Set(factors).size).toBe(2);
  });

  it.each(ofToday('how a game is ended', WAYS))(
    `is played to its end against the opponent by $way (${AGAIN})`,
    async ({ hands }) => {
      const { page, faults } = await table('against', PLAYED);
      await playOn(page, hands, async () => (await page.locator('.sheet.end').count()) > 0);
      await expect
        .poll(() => page.locator('.sheet.end').innerText())
        .toMatch(/casualties, and breaks? at \d+\..*T-120/s);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(faults).toEqual([]);
    },
    WHOLE,
  );
});
