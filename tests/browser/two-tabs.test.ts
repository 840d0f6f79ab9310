/** Two tabs of one site in one browser. Needs `npm run build`. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { begin, drawer, list, made, open, PLACED, START, touches } from './sandbox-page.ts';
import { openFresh, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const GAMES = 'fieldkit/victory-tank/sandbox/games';

/** Opens a page in another tab of the same browser. */
async function tab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}victory-tank/${path}`);
  return page;
}

const awake = async (page: Page): Promise<Page> => {
  await page.locator('.start-on, [data-start=here]').first().click();
  await list(page);
  await touches(page).first().waitFor();
  return page;
};

const games = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], GAMES);

describe('two tabs with one game', () => {
  it('show the same moves, whichever makes them', async () => {
    const { page: one, faults } = await openFresh(site.browser, `${site.address}victory-tank/play/`);
    await awake(one);
    const other = await awake(await tab(one.context(), 'play/'));
    await open(one, PLACED);
    await expect.poll(() => made(other)).toBe(PLACED.length);
    await other.getByText('This game went on in another tab').waitFor();
    await other.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => made(one)).toBe(PLACED.length - 1);
    expect(faults).toEqual([]);
  });

  it('lose neither’s games, nor what neither can read', async () => {
    const { page: one } = await openFresh(site.browser, `${site.address}victory-tank/`);
    const strange = [{ id: 'later', format: 9 }, 'strange', null];
    await one.evaluate(([name, text]) => localStorage.setItem(name, text), [
      GAMES,
      JSON.stringify(strange),
    ] as const);
    await one.goto(`${site.address}victory-tank/play/`);
    await awake(one);
    const other = await awake(await tab(one.context(), 'play/'));
    await expect.poll(() => games(one)).toEqual(strange);
    await open(one, PLACED);
    await expect.poll(() => made(other)).toBe(PLACED.length);
    await begin(other);
    await drawer(other);
    await other.getByText('Other games on this device: 4').waitFor();
    await drawer(one);
    await one.getByText('Other games on this device: 4').waitFor();
    await open(one, PLACED.slice(0, 2));
    await begin(one);
    await drawer(one);
    await one.getByText('Other games on this device: 5').click();
    await expect.poll(() => one.getByText('A game that cannot be read').count()).toBe(strange.length);
    await other.getByText('Other games on this device: 5').waitFor();
    const list = await games(other);
    expect(list).toHaveLength(5);
    expect(list.slice(2)).toEqual(strange);
  });

  it('put away what another tab has kept unseen, before they write', async () => {
    const { page } = await openFresh(site.browser, `${site.address}victory-tank/play/`);
    await awake(page);
    const unseen = JSON.stringify({ ...START, moves: PLACED });
    await page.evaluate((text) => localStorage.setItem('fieldkit/victory-tank/sandbox/record', text), unseen);
    await open(page, PLACED.slice(0, 1));
    await drawer(page);
    await page.getByText('Other games on this device: 1').waitFor();
    await expect.poll(() => games(page)).toMatchObject([{ record: { moves: PLACED } }]);
  });
});

it('two tabs with one round count it together', async () => {
  const { page: one, faults } = await openFresh(site.browser, `${site.address}victory-tank/table/`);
  const other = await tab(one.context(), 'table/');
  await other.getByRole('button', { name: 'Red is first' }).waitFor();
  await one.getByRole('button', { name: 'Red is first' }).click();
  await other.getByRole('button', { name: 'One kept, one given' }).click();
  await one.getByRole('button', { name: 'Laid' }).first().waitFor();
  await one.getByRole('button', { name: 'Crew inside it: one more' }).click();
  await other.getByRole('button', { name: /^Red: Crates collected: one more/ }).click();
  await expect
    .poll(() => one.evaluate(() => localStorage.getItem('fieldkit/victory-tank/table')))
    .toContain('"entries":{"crew":1,"crates-red":1}');
  expect(faults).toEqual([]);
});
