/** Keyboard and screen reader users are never sent back to the top of a page, whatever disappears under the focus. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { AGAIN, ofToday } from '../lot.ts';
import { openMadeUp, openPage, type BuiltSite } from './site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openMadeUp();
});

const PRESSES = 60;
/** Keys pressed in turn: on by two, press, back by one, press, and moves within one tab stop. */
const KEYS = ['Tab', 'Tab', 'Enter', 'Shift+Tab', 'Enter', 'ArrowRight', 'Enter', 'Tab', ' '] as const;

interface Focused {
  readonly is: 'nothing' | 'link' | 'other';
  readonly name: string;
}

/** What has the focus once the page has rendered; a 'link' leads to another page. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return { is: 'nothing', name: '' };
    const name = (activeElement.ariaLabel ?? activeElement.textContent).slice(0, 60);
    return { is: activeElement.closest('a, form[role="search"]') ? 'link' : 'other', name };
  });

const PAGES = ['play', 'table', 'can-i'] as const;

it.each(ofToday('whatever is pressed', PAGES))(
  `on the page %s, whatever is pressed (${AGAIN})`,
  async (path) => {
    const { page } = await openPage(site.browser, `${site.address}stepping-stones/${path}/`);
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
    const lost: string[] = [];
    let here: Focused = { is: 'nothing', name: '' };
    for (let press = 0; press < PRESSES; press++) {
      // After the last tab stop the page, or the open dialog, ends: start over.
      if (here.is === 'nothing')
        await page.locator('main:not(:has(dialog[open])), dialog[open] button').first().focus();
      const key = KEYS[press % KEYS.length] ?? 'Tab';
      if (here.is === 'link' && !key.endsWith('Tab')) continue;
      await page.keyboard.press(key);
      let next = await focused(page);
      // Lazily loaded content may be rendered just at this moment.
      if (next.is === 'nothing') next = await focused(page);
      if (next.is === 'nothing' && !key.endsWith('Tab')) lost.push(`${key} on ${here.name}`);
      here = next;
    }
    expect(lost).toEqual([]);
  },
);

it('leaves the board by Tab, and goes on', async () => {
  const { page } = await openPage(site.browser, `${site.address}stepping-stones/play/`);
  await page.locator('[data-start=here]').click();
  await page.locator('[data-place][tabindex="0"]').focus();
  const board = await focused(page);
  const stops = new Set<string>();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    stops.add((await focused(page)).name);
  }
  expect(stops).not.toContain(board.name);
  expect(stops.size).toBeGreaterThan(1);
});

it('stays where it is when a phone is turned, and the list it opens stands beside the board by itself', async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await openPage(site.browser, `${site.address}stepping-stones/play/`, { viewport });
  await page.locator('[data-start=here]').click();
  const list = page.locator('.to-side');
  await list.focus();
  const { name } = await focused(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.table-side').waitFor();
  expect(await focused(page)).toEqual({ is: 'other', name });
  await page.keyboard.press('Tab');
  expect((await focused(page)).is).not.toBe('nothing');
  await expect.poll(() => list.isVisible()).toBe(false);
});

it('goes to what stands nearest when what has it goes', async () => {
  const { page } = await openPage(site.browser, site.address);
  await page.waitForFunction(() => document.readyState === 'complete');
  const pressed = (gone: string) =>
    page.evaluate(
      ([mark]) => {
        const list = document.createElement('ul');
        list.innerHTML =
          '<li><button>one</button></li><li><button>two</button></li><li><button>three</button></li>';
        document.querySelector('main')?.append(list);
        const two = list.querySelectorAll('button')[1];
        two?.focus();
        if (mark === 'removed') two?.closest('li')?.remove();
        else if (mark === 'disabled') two?.setAttribute('disabled', '');
        else two?.closest('li')?.setAttribute('hidden', '');
      },
      [gone] as const,
    );
  for (const gone of ['removed', 'disabled', 'hidden']) {
    await pressed(gone);
    await expect.poll(() => focused(page), { message: gone }).toEqual({ is: 'other', name: 'three' });
  }
});
