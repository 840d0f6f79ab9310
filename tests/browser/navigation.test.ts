/** The page header and the entrance: what is visible at once, and what takes a tap. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { deedsOf, pagesOf } from '../../src/site/pages-of.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { WORDS } from '../../src/site/words/site.ts';
import { axeFaultsDayAndNight, openPage, openSite, type Site } from './site.ts';

/** The visible part of a phone's screen between the browser's bars. */
const PHONE = { width: 390, height: 664 };
const ON_ITS_SIDE = { width: 844, height: 390 };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const [game] = SHELF;
const deeds = game === undefined ? [] : deedsOf(game);

const open = async (path: string, viewport = PHONE): Promise<Page> =>
  (await openPage(site.browser, site.address + path, { viewport })).page;

it('the home page shows the box and what to do with it on a phone, before anything is moved', async () => {
  const page = await open('');
  const box = page.locator('.on-shelf').first();
  const seen = [
    box.locator('.box-front'),
    ...deeds.map(({ deed }) => box.locator('.begin').getByRole('link', { name: WORDS.deeds[deed].name })),
  ];
  for (const each of seen) {
    const place = await each.boundingBox();
    expect(place, String(each)).not.toBeNull();
    expect((place?.y ?? 0) + (place?.height ?? Infinity), String(each)).toBeLessThanOrEqual(PHONE.height);
  }
  expect(deeds.map(({ deed }) => deed)).toEqual(['print', 'learn', 'play', 'settle']);
});

it('a game’s page begins with its pictures and with what was done there last, all of it in sight', async () => {
  const page = await open(`${game?.id}/`);
  const links = page.locator('.cover .begin a');
  const first = async () => (await links.first().innerText()).split('\n')[0];
  expect(await first()).toBe(WORDS.deeds.print.name);
  const [fan, begin, credits] = await Promise.all(
    ['.fan', '.begin', '.credits'].map((part) => page.locator(`.cover ${part}`).boundingBox()),
  );
  expect(fan?.y).toBeLessThan(credits?.y ?? 0);
  expect((begin?.y ?? 0) + (begin?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height);
  await page.goto(`${site.address}${game?.id}/rulings/`);
  await page.goto(`${site.address}${game?.id}/`);
  await expect.poll(first).toBe(WORDS.deeds.settle.name);
  expect(await links.count()).toBe(deeds.length);
  expect(await axeFaultsDayAndNight(page, '.cover')).toEqual([]);
});

it('a page of a game has four things to do in its head, and all its pages a tap away', async () => {
  const page = await open(`${game?.id}/rules/`);
  const nav = page.getByRole('navigation', { name: WORDS.nav.game });
  await expect.poll(() => nav.getByRole('link').allTextContents()).toHaveLength(deeds.length);
  await nav.getByText(WORDS.nav.more).click();
  const links = await nav.locator('details').getByRole('link').allTextContents();
  expect(links.map((link) => link.trim()).toSorted()).toEqual(
    (game ? pagesOf(game) : []).map(({ name }) => name).toSorted(),
  );
  // The page below is tested with others of its kind.
  expect(await axeFaultsDayAndNight(page, '.masthead')).toEqual([]);
});

it('what is a tap away closes by Escape, where the keyboard then stands, and when it is left', async () => {
  const page = await open(`${game?.id}/rules/`);
  const more = page.locator('.masthead details');
  const isOpen = () => more.evaluate((details: HTMLDetailsElement) => details.open);
  await more.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  expect(await isOpen()).toBe(false);
});

it('the head of a page is one low row where a phone lies on its side', async () => {
  const page = await open(`${game?.id}/rules/`, ON_ITS_SIDE);
  const head = await page.locator('.masthead').boundingBox();
  expect(head?.height).toBeLessThanOrEqual(56);
});
