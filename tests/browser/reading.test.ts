/** The text pages in a browser. Needs `npm run build`. */
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOOK } from '../../content/victory-tank/book.ts';
import { axeFaults, axeFaultsDayAndNight, openPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Opens a page of the site. */
const open = (path: string, options?: BrowserContextOptions) =>
  openPage(site.browser, site.address + path, options);

describe('searching', () => {
  const asking = async (path: string, sought: string) => {
    const opened = await open(path);
    await opened.page.getByRole('searchbox').fill(sought);
    await opened.page.getByRole('status').filter({ hasText: sought }).waitFor();
    return opened;
  };

  it('answers in plain words beneath the box while one types, and leads to the rest', async () => {
    const { page, faults } = await asking('victory-tank/rules/', 'can i move diagonally');
    const first = page.locator('[data-found] li').first();
    expect(await first.innerText()).toContain('No. They go from edge to edge.');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search/?q=can+i+move+diagonally&game=victory-tank');
    await first.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('asks every game from the front page, and says above each answer which game it is of', async () => {
    const { page, faults } = await asking('', 'how do i win');
    const heads = page.locator('[data-found] h2');
    const games = async () => new Set(await heads.allInnerTexts());
    expect((await games()).size).toBeGreaterThan(2);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search/?q=how+do+i+win');
    await heads.first().waitFor();
    expect((await games()).size).toBeGreaterThan(2);
    expect(await page.locator('[data-found] > li:not(:has(> h2))').count()).toBe(0);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('keeps to the game of the page it is sent from, also before anything is listed', async () => {
    const { page } = await open('tank/rules/', { javaScriptEnabled: false });
    await page.getByRole('searchbox').fill('attack');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search/?q=attack&game=tank');
    const { page: scripted, faults } = await open(`search/${new URL(page.url()).search}`);
    const heads = scripted.locator('[data-found] h2');
    await expect.poll(() => heads.allInnerTexts()).toEqual(['TanK']);
    const games = scripted.getByLabel('In the rules of');
    await games.selectOption({ label: 'every game' });
    await expect.poll(() => heads.count()).toBeGreaterThan(1);
    await games.selectOption({ label: 'Victory Tank' });
    await expect.poll(() => heads.allInnerTexts()).toEqual(['Victory Tank']);
    expect(faults).toEqual([]);
  });

  it('finds a rule by its number, first of all', async () => {
    const { page } = await asking('', 'm6b');
    await page.locator('[data-found] a').first().click();
    await page.waitForURL('**/victory-tank/rules/#M6b');
  });

  it('leads to a table with what was chosen laid on it, and what was tried settled', async () => {
    const { page, faults } = await asking(
      'victory-tank/can-i/',
      'step onto enemy soldiers, 1 soldier steps there',
    );
    await page.locator('[data-found] li', { hasText: 'Tried on a table' }).locator('a').first().click();
    await page.getByRole('radio', { name: 'Enemy soldiers', checked: true }).waitFor();
    await page
      .getByRole('region', { name: 'The referee says' })
      .getByText('Soldiers never step onto')
      .waitFor();
    expect(faults).toEqual([]);
  });

  it('says that nothing was found', async () => {
    const { page } = await asking('victory-tank/rules/', 'submarine');
    const said = page.getByRole('search').getByRole('status');
    expect(await said.innerText()).toBe('Nothing found for “submarine”.');
  });
});

describe('an example', () => {
  it('is stepped through where it stands, by its buttons and by arrow keys', async () => {
    const { page, faults } = await open('victory-tank/rules/');
    const example = page.locator('.case', { has: page.locator('.steps > li:nth-child(4)') }).first();
    const [board, caption, next] = [
      example.locator('.walk svg'),
      example.getByRole('status'),
      example.getByRole('button', { name: 'Next move' }),
    ];
    const first = await board.getAttribute('aria-label');
    await next.click();
    await next.press('ArrowRight');
    await expect.poll(() => caption.innerText()).toMatch(/^2 of 4\. “Tank” lies turned/);
    await expect.poll(() => board.getAttribute('aria-label')).not.toBe(first);
    await expect.poll(() => example.locator('.steps > [data-now]').innerText()).toContain('lies turned');
    await next.click();
    for (let step = 0; step < 3; step += 1) await next.press('ArrowRight');
    await expect.poll(() => caption.innerText()).toMatch(/^4 of 4/);
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    for (let step = 0; step < 4; step += 1) await next.press('ArrowLeft');
    await expect.poll(() => board.getAttribute('aria-label')).toBe(first);
    expect(faults).toEqual([]);
  });

  it('begins with something to see, also where nothing lies before the first moves', async () => {
    const { page } = await open('tank/examples/a-turn/');
    const walks = page.locator('.walk');
    const seen = await walks.evaluateAll((all) =>
      all.map((walk) => walk.querySelectorAll('svg image').length),
    );
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((pictures) => pictures === 0)).toEqual([]);
    const first = page.locator('.case', { has: page.locator('.walk') }).first();
    const [said, marked] = [first.getByRole('status'), first.locator('.steps > [data-now]')];
    expect(await said.innerText()).toMatch(/^\d of \d\. /);
    expect(await said.innerText()).toContain((await marked.innerText()).split(' T-')[0] ?? '-');
  });

  it('shows the table before and after with scripts switched off', async () => {
    const { page } = await open('victory-tank/rules/', { javaScriptEnabled: false });
    const example = page.locator('.case', { has: page.locator('.steps > li:nth-child(4)') }).first();
    await expect.poll(() => example.locator('svg:visible').count()).toBe(2);
    await expect.poll(() => example.getByRole('button').count()).toBe(0);
  });
});

describe('on paper', () => {
  it('the rules are a text: every sentence, and nothing that only a screen can do', async () => {
    const { page } = await open('victory-tank/rules/');
    await page.emulateMedia({ media: 'print' });
    const sentences = await page.locator('.rule:visible').evaluateAll((list) => list.map(({ id }) => id));
    expect(sentences.toSorted()).toEqual(Object.keys(BOOK.statements).toSorted());
    await expect
      .poll(() => page.locator('nav, button, input, summary').filter({ visible: true }).count())
      .toBe(0);
  });
});

describe('light and dark', () => {
  it('are chosen by hand, and kept from page to page', async () => {
    const { page } = await open('', { colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.goto(`${site.address}victory-tank/rules/`);
    await expect.poll(() => paper()).toBe(dark);
  });
});

describe('with scripts switched off', () => {
  it('rules, rulings, examples and the box can be read', async () => {
    const { page } = await open('victory-tank/rules/', { javaScriptEnabled: false });
    await page.locator('#R2 summary').click();
    await page.getByText('Nobody is recruited in a bunker that is not held.').first().waitFor();
    await page.goto(`${site.address}search/`);
    expect(await page.content()).toContain('Searching needs JavaScript');
    await page.locator('main a[href$="/victory-tank/rulings/"]').click();
    await page.getByRole('heading', { name: 'The register of rulings' }).waitFor();
  });
});

it('leads a keyboard past the head of a page to its text', async () => {
  const { page } = await open('victory-tank/rules/');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('text');
});

it.each(['G3', 'A8', 'E3a'])('leads by its address to sentence %s', async (id) => {
  const { page } = await open(`victory-tank/rules/#${id}`, {
    reducedMotion: 'no-preference',
  });
  await page.waitForLoadState('networkidle');
  const top = await page.evaluate((at) => document.getElementById(at)?.getBoundingClientRect().top, id);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(400);
});
