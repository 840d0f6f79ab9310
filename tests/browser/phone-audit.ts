/** What a table on a phone must not have: small targets, small letters, things cut or covered. Runs in the page. */
import type { Page } from 'playwright-core';

/** Least size of a target, and of letters that a decision needs, px. */
const LEAST = { target: 44, letters: 11 };

/** The faults of what is seen now, each with its element. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const faults = new Set<string>();
    const table = document.querySelector('.seated');
    if (table === null) return ['nobody sits at the table'];
    /** Whether an element and all round it are drawn. */
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden') return false;
      for (let part: Element | null = element; part && part !== table; part = part.parentElement)
        if (getComputedStyle(part).clipPath !== 'none') return false;
      return true;
    };
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.classList.value}: ${(element.ariaLabel ?? element.textContent).slice(0, 50)}`;

    // Links in running text are as wide as their words.
    for (const button of table.querySelectorAll('button, summary, select, input, a:not(.rule-id)')) {
      if (!isSeen(button)) continue;
      const { left, top, width, height } = button.getBoundingClientRect();
      const after = button.closest('li')?.nextElementSibling?.querySelector('.hand-card');
      const next = button.matches('.hand-card') ? after?.getBoundingClientRect() : undefined;
      // Of a card only the part that the next one does not cover.
      const wide = next && Math.abs(next.top - top) < height / 2 ? Math.min(width, next.left - left) : width;
      if (Math.round(wide) < least.target || Math.round(height) < least.target)
        faults.add(`small: ${named(button)} ${Math.round(wide)} x ${Math.round(height)}`);
    }

    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const holder = node.parentElement;
      // The picture beside the opponent's turn repeats the board.
      if (
        holder === null ||
        node.textContent?.trim() === '' ||
        !isSeen(holder) ||
        holder.closest('.turn-picture')
      )
        continue;
      const letters =
        Number.parseFloat(getComputedStyle(holder).fontSize) *
        (holder instanceof SVGTextElement
          ? holder.getBoundingClientRect().height / (holder.getBBox().height || 1)
          : 1);
      if (letters < least.letters - 0.1) faults.add(`letters of ${letters.toFixed(1)} px: ${named(holder)}`);
      if (holder instanceof SVGElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let part: Element | null = holder; part; part = part === table ? null : part.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if ([overflowX, overflowY].includes('auto')) break;
        if (overflowX === 'visible') continue;
        const edge = part.getBoundingClientRect();
        const over = [
          edge.left - box.left,
          box.right - edge.right,
          edge.top - box.top,
          box.bottom - edge.bottom,
        ];
        if (Math.max(...over) > 1.5) faults.add(`cut: ${named(holder)}`);
      }
    }

    const bar = document.querySelector('.bar')?.getBoundingClientRect();
    const meet = (one: DOMRect, other: DOMRect | undefined): boolean =>
      other !== undefined &&
      one.left < other.right - 1.5 &&
      other.left < one.right - 1.5 &&
      one.top < other.bottom - 1.5 &&
      other.top < one.bottom - 1.5;
    for (const card of table.querySelectorAll('.hand-card')) {
      const box = card.getBoundingClientRect();
      const hand = card.closest('.hand')?.getBoundingClientRect();
      const isScrolled = !meet(box, hand);
      if (hand === undefined || isScrolled) continue;
      if (box.top < hand.top - 1.5 || box.bottom > hand.bottom + 1.5 || meet(box, bar))
        faults.add(`cut: ${named(card)}`);
    }

    const tools = [...table.querySelectorAll('.board-tools button')]
      .filter(isSeen)
      .map((tool) => tool.getBoundingClientRect());
    for (const sign of table.querySelectorAll('.board-rulers text, .board-place:not([aria-disabled])')) {
      const box = sign.getBoundingClientRect();
      const middle = new DOMRect(box.x + box.width / 2 - 11, box.y + box.height / 2 - 11, 22, 22);
      const isText = sign instanceof SVGTextElement;
      if (tools.some((tool) => meet(isText ? box : middle, tool)))
        faults.add(`under a button: ${named(sign)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    return [...faults];
  }, LEAST);

/** Something to tap, in the middle of what is seen of it. */
export interface Target {
  readonly x: number;
  readonly y: number;
  /** The place of the board; null if it is none. */
  readonly place: string | null;
}

const GO = '.bar .bar-go';
const PLACE = '.board-live [data-place]:not([aria-disabled])';
const CHIP = '.bar-chips button';
const CARD = '.hand-card:not([aria-disabled=true])';
const REST = ['.bar button', '.sheet button', '.sheet-close'];
const ORDERS = [
  [GO, PLACE, CHIP, CARD, ...REST],
  [GO, CHIP, CARD, PLACE, ...REST],
  [GO, CARD, PLACE, CHIP, ...REST],
];

/** One of the things that can be tapped now, by lot; null if there is none. */
export const targetBy = (page: Page, lot: (most: number) => number): Promise<Target | null> =>
  page.evaluate(
    ([orders, order, turn]) => {
      for (const selector of orders[order] ?? []) {
        const found = [...document.querySelectorAll(selector)].flatMap((element) => {
          const box = element.getBoundingClientRect();
          const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + box.height / 2];
          const at = element.matches('[data-place]') ? box.x + box.width / 2 : x;
          const isOnTop = document.elementFromPoint(at, y)?.closest(selector) === element;
          return isOnTop ? [{ x: at, y, place: element.getAttribute('data-place') }] : [];
        });
        const target = found[turn % Math.max(1, found.length)];
        if (target !== undefined) return target;
      }
      return null;
    },
    [ORDERS, lot(ORDERS.length), lot(1000)] as const,
  );

/** What a tap changes: what is chosen and what can be touched, the bar, and the list of moves. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('.board-live [data-place]')].map((place) => place.classList.value),
      document.querySelector('.bar')?.textContent,
      document.querySelector('.table-says')?.textContent,
      document.querySelector('.past')?.textContent,
      document.querySelector('.table-sheet')?.textContent,
    ].join(),
  );

/** The size of a place on the screen, px: its shorter edge; 0 if its middle is out of sight. */
export const sizeOf = (page: Page, place: string): Promise<number> =>
  page.evaluate((id) => {
    const box = document
      .querySelector(`.board-live [data-place="${CSS.escape(id)}"] .board-focus`)
      ?.getBoundingClientRect();
    const frame = document.querySelector('.board-live')?.getBoundingClientRect();
    if (box === undefined || frame === undefined) return 0;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isSeen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    return isSeen ? Math.min(box.width, box.height) : 0;
  }, place);
