/** What holds for every page, tested on one of each kind. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../src/site/build/dist.ts';
import { kindsIn } from '../../src/site/build/page-kinds.ts';
import { pagesOf } from '../../src/site/pages-of.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { AGAIN, ofToday, shareOfToday } from '../lot.ts';
import { axeFaults, DIST, openPage, openSite, type Site } from './site.ts';

const KINDS = kindsIn(
  filesOf(DIST),
  SHELF.map(({ id }) => id),
);
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };
/** With text at 200 % it has the room of a phone. */
const TABLET = { width: 640, height: 900 };

/** Screens for the accessibility rules: a quarter of the pages a day, each on one of them. */
const SCREENS = ['wide', 'phone', null, null] as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Waits until every island of a page that loads at once has hydrated. */
const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('astro-island[ssr][client="load"]') === null);

/** How far a page overflows sideways, and which element does; null if it does not. */
const beyond = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const rightOf = (element: Element): number => element.getBoundingClientRect().right;
    const widest = [...document.querySelectorAll('main *')].sort((a, b) => rightOf(b) - rightOf(a))[0];
    return `${scrollWidth - clientWidth} px: ${widest?.outerHTML.slice(0, 120)}`;
  });

it('every page that a game offers is among the kinds', () => {
  const kinds = [...KINDS.keys()];
  for (const game of SHELF)
    expect(kinds).toEqual(expect.arrayContaining(pagesOf(game).map(({ page }) => page)));
});

const PAGES = [...KINDS, ['what is not there', '404.html']] as const;

describe.each(shareOfToday('kinds of page', PAGES, 2))('%s', (_, path) => {
  it('is for everybody, wide and by day, on a small phone and by night, in large letters, and keeps to itself', async () => {
    const faultsOn = async (screen: 'wide' | 'phone') =>
      ofToday(`screen of ${path}`, SCREENS).includes(screen) ? await axeFaults(page) : [];
    const { page, faults } = await openPage(site.browser, site.address + path, {
      colorScheme: 'light',
      viewport: WIDE,
    });
    await awake(page);
    const wide = { beyond: await beyond(page), broken: await faultsOn('wide') };
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    const phone = { beyond: await beyond(page), broken: await faultsOn('phone') };
    await page.setViewportSize(TABLET);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const large = await beyond(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    const sound = { beyond: null, broken: [] };
    expect({ wide, phone, large, faults }, AGAIN).toEqual({
      wide: sound,
      phone: sound,
      large: null,
      faults: [],
    });
  });
});
