/** The agreement sheet and the cards' texts in a browser. Needs `npm run build`. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULINGS } from '../../content/victory-tank/rulings.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { packRulings } from '../../src/site/link/link-text.ts';
import { drawer, sit } from './sandbox-page.ts';
import { axeFaults, openFresh, openPage, openSite, tick, type Site } from './site.ts';

const SWITCHES = Object.values(RULINGS).flatMap(({ option }) => (option === null ? [] : [option]));

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

/** Waits until the linked page has hydrated. */
async function atCanI(page: Page): Promise<void> {
  await page.waitForURL('**/can-i/**');
  await page.locator('astro-island[client="load"]:not([ssr])').waitFor({ state: 'attached' });
}

const open = (path: string, options = {}) =>
  openPage(site.browser, `${site.address}victory-tank/${path}`, options);

describe('the sheet to agree on', () => {
  // That the printed sheet fits one page is tested with its link, in `links.test.ts`.
  it('has both readings of every switch', async () => {
    const { page } = await open('agree/');
    await expect.poll(() => page.locator('fieldset').count()).toBe(SWITCHES.length);
    await expect.poll(() => page.getByRole('radio').count()).toBe(2 * SWITCHES.length);
  });

  it('comes ticked where its address names a set', async () => {
    const { page } = await open('agree/#rules=pass');
    await expect.poll(() => page.locator('input[name=pass][value=other]').isChecked()).toBe(true);
    await expect.poll(() => page.locator('input[name=free][value=ours]').isChecked()).toBe(true);
  });
});

describe('the register', () => {
  it('makes a link of a set, and every page of the game plays by it', async () => {
    const { page, faults } = await open('rulings/');
    await tick(page, 'pass');
    await tick(page, 'board');
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe('By the other reading: 2.');
    await page.getByText('Share what is open here').click();
    const link = await page.getByLabel('The link', { exact: true }).inputValue();
    expect(link).toMatch(/\/victory-tank\/rulings\/#rulings=[\w-]+$/);

    const other = await openPage(site.browser, link);
    await expect.poll(() => other.page.locator('input[data-option=board]').isChecked()).toBe(true);
    await other.page.goto(`${site.address}victory-tank/rulings/`);
    await expect.poll(() => other.page.locator('[data-count]').innerText()).toBe('By the other reading: 2.');

    await page.getByRole('link', { name: 'Ask “Can I?” by it' }).click();
    await page.getByRole('link', { name: 'Step onto the tank' }).click();
    await page.getByText('Our table’s rulings: 2 switched').waitFor();
    await page.goto(`${site.address}victory-tank/play/`);
    await sit(page);
    await drawer(page);
    await page.getByText('Rulings: 2').first().click();
    await page.getByRole('checkbox', { name: /^M4 / }).uncheck();
    await page.getByText('Rulings: 1').first().waitFor();
    await page.goto(`${site.address}victory-tank/rulings/`);
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe('By the other reading: 1.');
    await tick(page, 'crew-out');
    await page.goto(`${site.address}victory-tank/table/`);
    await page.getByRole('checkbox', { name: /^Crew inside the tank do not count/ }).uncheck();
    await page.goto(`${site.address}victory-tank/rulings/`);
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe('By the other reading: 1.');
    expect(faults).toEqual([]);
  });

  it('asks before a link takes the place of a set of one’s own, and takes it back', async () => {
    const set = packRulings(victoryTank, ['pass', 'board']);
    const { page, faults } = await open('rulings/');
    const count = (says: string) => expect.poll(() => page.locator('[data-count]').innerText()).toBe(says);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const byLink = () => page.goto(`${site.address}victory-tank/rulings/?again#rulings=${set}`);
    await tick(page, 'free');
    await count('By the other reading: 1.');

    await byLink();
    await page.getByText('Yours, by the other reading: G3.').waitFor();
    await page.getByText('The link, by the other reading: C5, M4.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await count('By the other reading: 1.');
    await press('Keep mine');
    await page.getByText('Yours still hold.').waitFor();
    await page.goto(`${site.address}victory-tank/rulings/`);
    await count('By the other reading: 1.');

    await byLink();
    await press('Use the link’s');
    await count('By the other reading: 2.');
    await press('Back to mine');
    await count('By the other reading: 1.');
    await expect.poll(() => page.locator('input[data-option=free]').isChecked()).toBe(true);

    await byLink();
    await press('Use the link’s');
    await page.getByText('The link’s rulings hold on this device now.').waitFor();
    // Another page of the game, with another set in its URL: the stored set stays.
    await page.goto(`${site.address}victory-tank/can-i/#rules=one-card`);
    await atCanI(page);
    await page.getByRole('link', { name: 'Step onto the tank' }).click();
    await page.getByText('Our table’s rulings: 1 switched').waitFor();
    await page.goto(`${site.address}victory-tank/rulings/`);
    await count('By the other reading: 2.');
    expect(faults).toEqual([]);
  });

  it('takes the set of a link at once where there is none to lose', async () => {
    const { page } = await open(`rulings/#rulings=${packRulings(victoryTank, ['pass'])}`);
    await page.getByText('The link’s rulings hold on this device now.').waitFor();
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await expect.poll(() => page.locator('[data-count]').innerText()).toBe('Everything as we rule.');
  });

  it('goes on where the device keeps nothing, says so, and leads on with the set', async () => {
    const { page, faults } = await openFresh(site.browser, `${site.address}theme.js`);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${site.address}victory-tank/rulings/`);
    await tick(page, 'board');
    await expect
      .poll(() => page.locator('[data-count]').innerText())
      .toMatch(/^By the other reading: 1\. This device keeps nothing for this site/);
    await page.getByRole('link', { name: 'Ask “Can I?” by it' }).click();
    await atCanI(page);
    await page.getByRole('link', { name: 'Step onto the tank' }).click();
    await page.getByText('Our table’s rulings: 1 switched').click();
    await page.getByText('This device keeps nothing: it holds until the page is closed.').waitFor();
    expect(faults).toEqual([]);
  });

  it('goes on with the set of its address where a link is tapped before the page answers', async () => {
    const { page, faults } = await openFresh(site.browser, `${site.address}theme.js`);
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    let answer: () => void = () => undefined;
    const tapped = new Promise<void>((done) => (answer = done));
    await page.route(/_astro\/.*\.js$/, async (route) => {
      await tapped;
      await route.continue();
    });
    await page.goto(`${site.address}victory-tank/can-i/#rules=board`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Step onto the tank' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#step-onto-the-tank');
    answer();
    await page.getByText('Our table’s rulings: 1 switched').waitFor();
    expect(faults).toEqual([]);
  });

  it('is read without script, and shows no switch then', async () => {
    const { page } = await open('rulings/', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('.ruling').count()).toBe(Object.keys(RULINGS).length);
    await expect.poll(() => page.locator('.switch:visible, .our-table:visible').count()).toBe(0);
  });
});

describe('a card that is tapped', () => {
  it('says what it does, with its rules, rulings and questions, without script', async () => {
    const { page } = await open('cards/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Bunker' }).click();
    const text = page.locator('.card-text:target');
    await text.waitFor();
    await expect.poll(() => text.innerText()).toContain('Each bunker held scores 3.');
    await text.getByText('Questions about it').click();
    await text.getByRole('link', { name: 'Can I recruit in a bunker that nobody holds?' }).click();
    await expect.poll(() => page.locator('.question:target .answer').innerText()).toContain('No.');
  });
});
