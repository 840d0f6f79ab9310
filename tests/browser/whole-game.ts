/** Plays a game at the table with board, hand and bar, by mouse or keyboard alone. */
import type { Page } from 'playwright-core';
import { countTouches, touched } from './touch.ts';

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

/** Touches an element: null, or why it could not be, as one that has disappeared meanwhile. */
type Hands = (page: Page, selector: string) => Promise<string | null>;

/** The left edge of a card is visible even if the next card covers half of it. */
const EDGE = { x: 10, y: 30 };

export const byMouse: Hands = (page, selector) =>
  touched(page.locator(selector).first(), selector.startsWith(CARD) ? EDGE : undefined);

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((one) => document.activeElement?.matches(one) === true, selector);

const ROUND = ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'];

const REACHED = null;

/**
 * Tabs to an element. On the board, which is one tab stop, arrows lead to a place that can be touched: to any, since one
 * that is far from the focus would take minutes.
 */
export const byKeyboard: Hands = async (page, selector) => {
  const isPlace = selector.startsWith(PLACE);
  const wanted = isPlace ? PLACE : selector;
  const pressed = () => page.keyboard.press('Enter').then(() => REACHED);
  for (let stop = 0; stop < 60; stop++) {
    const isBoard = isPlace && (await isOn(page, '[data-place]'));
    for (const arrow of isBoard ? ROUND : []) {
      await page.keyboard.press(arrow);
      if (await isOn(page, wanted)) return pressed();
    }
    if (await isOn(page, wanted)) return pressed();
    if ((await page.locator(selector).count()) === 0) return 'it has gone';
    await page.keyboard.press('Tab');
  }
  return 'no key leads to it';
};

/** Pause before it is asked again whether there is something to touch while the opponent thinks, ms. */
const PAUSE = 50;
/** After so many pauses the opponent has stopped for good, also on a busy machine. */
const PAUSES = 6000;
/** Touches of a whole game, several times over. */
const MOST = 3000;

/** Plays until it is over; returns the number of touches. Fails where a game gets no further. */
export async function playOn(
  page: Page,
  hands: Hands,
  isOver: (touches: number) => Promise<boolean>,
): Promise<number> {
  const count = countTouches(MOST);
  let touches = 0;
  let pauses = 0;
  while (!(await isOver(touches))) {
    const next = await nextOf(page, touches);
    if (next === null) {
      pauses += 1;
      if (pauses === PAUSES)
        throw new Error(`There is nothing to touch: ${await page.locator('.play-status').innerText()}`);
      await page.waitForTimeout(PAUSE);
      continue;
    }
    pauses = 0;
    count(next, await hands(page, next));
    touches += 1;
  }
  return touches;
}
