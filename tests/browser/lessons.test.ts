/** The built lessons in a browser. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { taughtBy } from '../../src/site/lessons/teacher.ts';
import { AGAIN, ofToday, shareOfToday } from '../lot.ts';
import { button, courseFor, doings, FOLDED } from './lesson-walk.ts';
import { axeFaultsDayAndNight, openFresh, openPage, openSite } from './site.ts';

const GAME = 'victory-tank';
const teacher = await taughtBy('lessons', GAME);

const { browser, address, close } = await openSite();
afterAll(close);

type Press = (page: Page, selector: string) => Promise<void>;

const byMouse: Press = (page, selector) => page.locator(selector).click();

/** Waits until the effect of a key has been painted: nobody presses the next one earlier. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Estimated number of Tab stops from the focus to a button; 1 if unknown. */
const stopsTo = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const able = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>(able)];
    const stops = all.filter((each) => each.tabIndex >= 0 && each.checkVisibility());
    const at = (element: Element | null) => stops.findIndex((each) => each === element);
    const [here, there] = [at(document.activeElement), at(document.querySelector(wanted))];
    return here < 0 || there <= here ? 1 : there - here;
  }, selector);

/** Tabs from the focus to a button, and presses it. */
const byKeyboard: Press = async (page, selector) => {
  await page.locator(selector).waitFor();
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  const tab = () => page.keyboard.press('Tab');
  if (!(await isThere())) for (let left = await stopsTo(page, selector); left > 0; left--) await tab();
  // If the estimate was wrong, go on stop by stop, at most once round the page.
  for (let keys = 0; !(await isThere()); keys++) {
    if (keys > 150) throw new Error(`Tab does not come to ${selector}`);
    await tab();
  }
  await page.keyboard.press('Enter');
  await painted(page);
};

const isFolded = (page: Page, selector: string) =>
  page
    .locator(`.lesson-places:not([open]) ${selector}`)
    .count()
    .then((found) => found > 0);

const open = (lesson: string, options = {}) =>
  openPage(browser, `${address}${GAME}/learn/${lesson}`, options);

const MOUSE = { by: 'mouse', press: byMouse, look: { viewport: { width: 1280, height: 900 } } };
const KEYBOARD = { by: 'keyboard alone', press: byKeyboard, look: { viewport: { width: 360, height: 740 } } };

/** Every other one each day: lessons ask similar things. */
const PLAYED = shareOfToday('lessons', teacher.list, 2).map((lesson, at) => ({
  id: lesson.id,
  lesson,
  ...(at % 2 === 0 ? MOUSE : KEYBOARD),
}));

it.each(PLAYED)(`$id is played to its end by $by (${AGAIN})`, async ({ id, lesson, press, look }) => {
  const course = courseFor(teacher, lesson);
  const { page, faults } = await open(`${id}/`, look);
  await page.locator('.lesson-steps').waitFor();
  for (const at of course.keys()) {
    for (const selector of doings(teacher, lesson, course, at)) {
      await page.locator(`${selector}, ${FOLDED}`).first().waitFor({ state: 'attached' });
      if (await isFolded(page, selector)) await press(page, FOLDED);
      await press(page, selector);
    }
  }
  await expect.poll(() => page.locator('[data-ended]').innerText()).toContain(lesson.end);
  await expect.poll(() => page.locator('.lesson-steps a.done').count()).toBe(lesson.steps.length);
  expect(faults).toEqual([]);
});

/** Whether an element is in full view, between the board and the bar. */
const isInSight = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const part = document.querySelector(wanted)?.getBoundingClientRect();
    const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const [board, bar] = [edge('.lesson-table > .board-frame'), edge('.lesson .bar:not([hidden])')];
    return part !== undefined && part.top >= (board?.bottom ?? 0) && part.bottom <= (bar?.top ?? innerHeight);
  }, selector);

const place = (id: string): string => `[data-place=${JSON.stringify(id)}]`;

describe('a lesson', () => {
  it('is done by two taps and Go, and by whatever else leads to its goal', async () => {
    const { page } = await open('moving/');
    for (const selector of [place('w1n1'), place('n1'), '.bar-go']) await page.locator(selector).click();
    await page.getByText('Then Gray has a turn.').waitFor();
    await page.locator('[data-next]').click();
    await page.getByText('Step 2 of 2').waitFor();
    await page.locator('.lesson-steps a').first().click();
    for (const selector of [place('w1n1'), place('n1')]) await page.locator(selector).click();
    await page.getByRole('button', { name: '1 soldier', exact: true }).click();
    await page.locator('.bar-go').click();
    await page.getByText('Then Gray has a turn.').waitFor();
  });

  it('says what is missing where it is not quite what is asked, and goes on from there', async () => {
    const { page } = await open('moving/');
    for (const selector of [place('w1n1'), place('w1'), '.bar-go']) await page.locator(selector).click();
    await page.getByText('Nobody of yours is in the tank.').waitFor();
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go back to where it can still be done' }).click();
    await expect.poll(() => page.getByText('Nobody of yours is in the tank.').count()).toBe(0);
    await page.locator('.lesson-help [data-back]').click();
    for (const selector of [place('w1n1'), place('n1'), '.bar-go']) await page.locator(selector).click();
    await page.getByText('Then Gray has a turn.').waitFor();
  });

  it('calls what is not allowed by its rule, and the board is as it was', async () => {
    const { page } = await open('moving/');
    await page.locator('[data-anything]').click();
    for (const touch of ['attack', 'pay-1', 'card-0']) await page.locator(button(touch)).click();
    await expect.poll(() => page.locator('.refusal .rule-id').first().innerText()).toBe('A1');
    await expect
      .poll(() => page.locator('.refusal .sheet-title').first().innerText())
      .toMatch(/soldier.*tank/);
    await page.locator('.sheet-leave').click();
    await expect.poll(() => page.getByText('Step 1 of 2').count()).toBe(1);
  });

  it('gives a hint, then shows the way, so that nobody is stuck', async () => {
    const { page } = await open('moving/');
    await page.locator('[data-hint]').click();
    await page.getByText('Hint: The field with the tank').waitFor();
    await page.locator('[data-show]').click();
    await page.getByText(/you claim the tank/i).waitFor();
  });

  it('says why a wrong answer is wrong, beneath the answers, and takes another at once', async () => {
    const { page } = await open('driving/#step-2', { viewport: { width: 390, height: 844 } });
    await page.locator(button('Yes')).click();
    const reason = page.getByText('Nobody of yours is on foot there: both sit inside the tank.');
    await reason.waitFor();
    await expect.poll(() => isInSight(page, '.asking')).toBe(true);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await page.locator(button('No')).click();
    await page.getByText('Let one of them get off on the way').waitFor();
    await expect.poll(() => reason.count()).toBe(0);
  });

  it('says as soon as what is asked cannot be done any more, and goes back to where it could', async () => {
    const { page } = await open('driving/');
    await page.locator('[data-touch="recruit"]').click();
    for (let touches = 0; (await page.locator('.asking').count()) === 0 && touches < 3; touches++)
      await page.locator('[data-touch]').first().click();
    await page.getByText('From here it cannot be done any more.').waitFor();
    await page.locator('.asking [data-back]').click();
    await expect.poll(() => page.locator('.asking').count()).toBe(0);
    for (const selector of [place('n1'), place('s2'), '.bar-go']) await page.locator(selector).click();
    await page.getByText('To turn it takes a point of its own.').waitFor();
  });

  it('brings what one is asked next into sight on a phone, above the bar', async () => {
    const { page } = await open('fighting/', { viewport: { width: 390, height: 844 }, hasTouch: true });
    for (const selector of [place('w1'), place('w1s1'), '.bar-go']) await page.locator(selector).tap();
    await page.getByRole('button', { name: 'Lay a 3' }).waitFor();
    await expect.poll(() => isInSight(page, '.chooser-list')).toBe(true);
  });

  it('offers the next lesson to whoever comes back to one that is done', async () => {
    const { page } = await open('aim/');
    await page.locator('[data-next]').waitFor();
    expect(await page.getByText('You have done this lesson.').count()).toBe(0);
    await page.goto(`${address}${GAME}/learn/aim/`);
    await page.getByRole('link', { name: 'Go on with: Moving' }).click();
    await page.getByText('Climb in').first().waitFor();
  });

  it('begins with what wins, in pictures', async () => {
    const { page } = await open('aim/');
    await expect.poll(() => page.locator('.lesson-pictures li').allInnerTexts()).toHaveLength(4);
    await page.locator('[data-next]').click();
    await page.getByText('Next lesson: Moving').waitFor();
  });

  it('is handed on by a link to the very step', async () => {
    const { page } = await open('scoring/#step-1');
    const linked = async () => {
      await page.locator('.link-here summary').click();
      return page.locator('.link-here input').inputValue();
    };
    await expect.poll(() => linked()).toContain(`/learn/scoring/?rules=${victoryTank.rules}#step-1`);
    for (const button of ['[data-hint]', '[data-show]', '[data-next]']) await page.locator(button).click();
    await expect.poll(() => linked()).toContain(`/learn/scoring/?rules=${victoryTank.rules}#step-2`);
  });

  it('remembers on the device how far one has come, on the page of all lessons too', async () => {
    const { page } = await open('driving/');
    await page.locator('[data-hint]').click();
    await page.locator('[data-show]').click();
    await page.locator('[data-next]').click();
    await page.goto(`${address}${GAME}/learn/driving/`);
    await page.getByText('Step 2 of 2').waitFor();
    await page.goto(`${address}${GAME}/learn/`);
    await page.getByText('1 of 2 steps done').waitFor();
  });

  it('goes on where the device keeps nothing, and says so', async () => {
    const { page } = await openFresh(browser, `${address}theme.js`);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'QuotaExceededError');
      };
    });
    await page.goto(`${address}${GAME}/learn/driving/`);
    await page.locator('[data-hint]').click();
    await page.locator('[data-show]').click();
    await page.getByText('This device keeps nothing').waitFor();
    await page.locator('[data-next]').click();
    await page.getByText('Step 2 of 2').waitFor();
  });

  it('can be read where scripts are switched off', async () => {
    const { page } = await open('moving/', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('#step-2').innerText()).toContain('Fetch the crate');
  });
});

const KINDS = ['fighting/', 'setting-up/#step-2', 'aim/'] as const;

it.each(ofToday('lesson for everybody', KINDS))(
  `%s is for everybody, on a phone (${AGAIN})`,
  async (path) => {
    const { page, faults } = await open(path, { viewport: { width: 360, height: 740 } });
    await page.locator('.lesson-steps').waitFor();
    const broken = await axeFaultsDayAndNight(page);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([broken, beyond, faults]).toEqual([[], 0, []]);
  },
);
