/** Plays a game at the table with board, hand and bar, by mouse or keyboard alone. */
import type { Page } from 'playwright-core';

/** A card that became unplayable while it was touched lies large over the table until it is put back. */
const PUT_BACK = '.card-large[open] button';
const GO = '.bar .bar-go';
const CARD = '.hand-card:not([aria-disabled=true])';
const CHIP = '.bar-chips button';
const PLACE = '[data-place]:not([aria-disabled=true])';

/**
 * What to do next, in order of preference: a card lying over the table; a proposed Go; then cards, chips and places in varying order, so that all of
 * the table is used.
 */
const ORDERS = [
  [PUT_BACK, GO, CARD, CHIP, PLACE],
  [PUT_BACK, GO, CHIP, PLACE, CARD],
  [PUT_BACK, GO, PLACE, CHIP, CARD],
] as const;

const wanted = (turn: number): readonly string[] => ORDERS[turn % ORDERS.length] ?? ORDERS[0];

/**
 * Marks the next element to touch, and returns its selector; null if there is none. Of several chips another one each
 * time, as some take back what the one before has chosen.
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

/** Touches an element; ignores one that has disappeared meanwhile. */
type Hands = (page: Page, selector: string) => Promise<void>;

/** Timeout of a click, ms: the opponent may have moved meanwhile. */
const PATIENCE = 1000;

/** The left edge of a card is visible even if the next card covers half of it. */
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

/** Tabs to an element; on the board, which is one tab stop, moves by arrow keys. */
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

/** Plays until nothing can be touched any more; returns the number of touches. */
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
