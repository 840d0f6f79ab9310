/** A game at the table itself, its board, its hand and its bar, by mouse or by keyboard alone. */
import type { Page } from 'playwright-core';

const GO = '.bar .bar-go';
const CARD = '.hand-card:not([aria-disabled=true])';
const CHIP = '.bar-chips button';
const PLACE = '[data-place]:not([aria-disabled=true])';

/** What is done next: what is proposed; else now and then a card, and now and then a place, so that all of a table is touched. */
const ORDERS = [
  [GO, CARD, CHIP, PLACE],
  [GO, CHIP, PLACE, CARD],
  [GO, PLACE, CHIP, CARD],
] as const;

const wanted = (turn: number): readonly string[] => ORDERS[turn % ORDERS.length] ?? ORDERS[0];

/**
 * Marks what is touched next, and says how it is found; null while nothing can be. Of several chips another one each time:
 * there are some that take back what the one before has chosen.
 */
const nextOf = (page: Page, turn: number): Promise<string | null> =>
  page.evaluate(
    ([all, chip, at]) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const selector = all.find((one) => document.querySelector(one) !== null);
      if (selector === undefined) return null;
      const found = document.querySelectorAll(selector);
      found[selector === chip ? at % found.length : 0]?.setAttribute('data-next', '');
      return `${selector}[data-next]`;
    },
    [wanted(turn), CHIP, turn] as const,
  );

/** Does a thing of the table; what is gone before it could be done is left. */
type Hands = (page: Page, selector: string) => Promise<void>;

/** A click is tried no longer than this, ms: the other side may have moved meanwhile. */
const PATIENCE = 3000;

/** Of a card that lies half under the next its left edge is seen. */
const EDGE = { x: 10, y: 30 };

export const byMouse: Hands = async (page, selector) => {
  const how = { timeout: PATIENCE, ...(selector.startsWith(CARD) ? { position: EDGE } : {}) };
  await page
    .locator(selector)
    .first()
    .click(how)
    .catch(() => undefined);
};

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((one) => document.activeElement?.matches(one) === true, selector);

const ROUND = ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'];

/** By the tab key to what is wanted; on the board, which is one stop of it, by arrows. */
export const byKeyboard: Hands = async (page, selector) => {
  for (let stop = 0; stop < 60; stop++) {
    if (await isOn(page, selector)) return page.keyboard.press('Enter');
    const isBoard = selector.startsWith(PLACE) && (await isOn(page, '[data-place]'));
    for (const arrow of isBoard ? ROUND : []) {
      await page.keyboard.press(arrow);
      if (await isOn(page, selector)) return page.keyboard.press('Enter');
    }
    if ((await page.locator(selector).count()) === 0) return;
    await page.keyboard.press('Tab');
  }
};

/** Plays until nobody is asked any more; how many times something was touched. */
export async function playOn(page: Page, hands: Hands, isOver: () => Promise<boolean>): Promise<number> {
  let touches = 0;
  while (!(await isOver())) {
    const next = await nextOf(page, touches);
    if (next === null) continue;
    await hands(page, next);
    touches += 1;
  }
  return touches;
}
