/** Lessons and puzzles played on a phone, on the built site. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { taughtBy } from '../../src/site/lessons/teacher.ts';
import { questTable } from '../../src/site/lessons/goal-runner.ts';
import { positionOf } from '../../src/site/puzzles/puzzle-opening.ts';
import { questOf } from '../../src/site/puzzles/puzzle-quest.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { AGAIN, ofToday } from '../lot.ts';
import { courseFor, doings, FOLDED, GO, reaching } from './lesson-walk.ts';
import { openPage, openSite } from './site.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 900 } };
const open = (path: string) => openPage(browser, `${address}${path}`, PHONE);

/**
 * Taps one element after the other, opening the list of touches if it is collapsed. What is tapped in that list is done at
 * once, where the board and the bar wait for Go.
 */
async function tapAll(page: Page, selectors: readonly string[]): Promise<void> {
  for (const [index, selector] of selectors.entries()) {
    const other = selector === GO ? (selectors[index + 1] ?? '[data-reached], [data-next]') : FOLDED;
    await page.locator(`${selector}, ${other}`).first().waitFor({ state: 'attached' });
    if (selector === GO && (await page.locator(GO).count()) === 0) continue;
    const isFolded = (await page.locator(`.lesson-places:not([open]) ${selector}`).count()) > 0;
    if (isFolded) await page.locator(FOLDED).tap();
    await page.locator(selector).first().tap();
  }
}

/** Victory Tank's are tested in `lessons.test.ts` and `puzzles.test.ts`, by keyboard too. */
const GAMES = await Promise.all(
  SHELF.filter(({ id }) => id !== 'victory-tank').map(async ({ id }) => ({
    game: id,
    lessons: await taughtBy('lessons', id),
    puzzles: await taughtBy('puzzles', id),
  })),
);

it('what was just said begins in sight below the board, however long it is', async () => {
  const { page } = await open('loopgraven/learn/a-turn/');
  for (const selector of ['[data-hint]', '[data-show]']) await page.locator(selector).tap();
  await page.locator('.lesson-done').waitFor();
  const edges = () =>
    page.evaluate(() => {
      const of = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return [of('.lesson-table > .board-frame')?.bottom, of('.lesson-done')?.top, innerHeight].map(Number);
    });
  const isSeen = async () => {
    const [board = NaN, done = NaN, foot = NaN] = await edges();
    return board <= done && done < foot / 2;
  };
  await expect.poll(isSeen).toBe(true);
});

it('a lesson of a wheel shows the wheel as it lies at the table, and what lies in it', async () => {
  const { page } = await openPage(browser, `${address}fog-of-war/learn/the-wheel/#step-4`, DESK);
  const spaces = page.locator('.lesson-wheel details');
  await expect.poll(() => spaces.count()).toBe(6);
  await page.locator('.lesson-wheel details:not(.wheel-free) summary').click();
  await expect.poll(() => page.locator('.lesson-wheel [open] li').allInnerTexts()).toEqual(['Army 3', 'Air']);
});

describe.each(GAMES)('$game', ({ game, lessons, puzzles }) => {
  it.each(ofToday(`lessons of ${game}`, lessons.list).map((lesson) => ({ id: lesson.id, lesson })))(
    `the lesson $id is played to its end by taps (${AGAIN})`,
    async ({ id, lesson }) => {
      const course = courseFor(lessons, lesson);
      const { page, faults } = await open(`${game}/learn/${id}/`);
      await page.locator('.lesson-steps').waitFor();
      for (const at of course.keys()) await tapAll(page, doings(lessons, lesson, course, at));
      await expect.poll(() => page.locator('[data-ended]').innerText()).toContain(lesson.end);
      expect(faults).toEqual([]);
    },
  );

  it.each(ofToday(`puzzles of ${game}`, puzzles.list).map((puzzle) => ({ id: puzzle.id, puzzle })))(
    `the puzzle $id is solved by taps (${AGAIN})`,
    async ({ id, puzzle }) => {
      const quest = questTable(puzzles, questOf(puzzle, positionOf(puzzles, puzzle)));
      const { page, faults } = await open(`${game}/puzzles/${id}/`);
      await tapAll(page, reaching(quest, puzzle.best));
      await page.locator('[data-reached]').waitFor();
      expect(faults).toEqual([]);
    },
  );
});
