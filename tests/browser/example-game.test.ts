/** The example game on a maker's site: cards alone promise nothing more, and the whole of it is played to its end. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyStage, type Stage } from '../shared/example-game.ts';
import { BASE, buildMadeUp, type MadeUpSite } from '../shared/made-up-site.ts';
import { filesIn } from '../made-up/run-fieldkit.ts';
import { drawer } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openFresh, openPage, openSite, type Site } from './site.ts';

interface Published {
  readonly home: string;
  readonly built: MadeUpSite;
  readonly site: Site;
}

async function publish(stage: Stage): Promise<Published> {
  const home = mkdtempSync(join(tmpdir(), 'fieldkit-harbour-'));
  const built = await buildMadeUp(copyStage(stage, home));
  return { home, built, site: await openSite(built.folder, BASE) };
}

async function withdraw({ home, built, site }: Published): Promise<void> {
  await site.close();
  built.remove();
  rmSync(home, { recursive: true, force: true });
}

let cards: Published;
let whole: Published;
beforeAll(async () => {
  // One after the other: a build takes all of a machine.
  cards = await publish('1-cards');
  whole = await publish('3-all');
});
afterAll(async () => {
  await withdraw(cards);
  await withdraw(whole);
});

const pagesOf = ({ built }: Published): readonly string[] =>
  filesIn(built.folder)
    .filter((file) => file.startsWith('harbour/') && file.endsWith('index.html'))
    .map((file) => file.replace('harbour/', '').replace(/\/?index\.html$/, ''))
    .toSorted();

const linksOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map((link) => new URL(link.href).pathname));

it('cards alone have no pages to play, learn or ask on, and no word of any', async () => {
  expect(pagesOf(cards)).toEqual(['', 'print']);
  const { page, faults } = await openPage(cards.site.browser, `${cards.site.address}harbour/`);
  const text = await page.locator('body').innerText();
  expect(text).toMatch(/A Designer[^]*CC0 1\.0/);
  expect(text).not.toMatch(/Can I|Learn it|Play it|Settle|referee|rules|booklet|by Fieldkit|companion/i);
  expect((await linksOn(page)).filter((path) => /play|learn|rules|can-i|rulings|agree/.test(path))).toEqual(
    [],
  );
  expect(faults).toEqual([]);
});

it('the whole game has each page that it has parts for, and no empty one', () => {
  expect(pagesOf(whole)).toEqual([
    '',
    'can-i',
    'examples',
    'examples/sailing',
    'examples/the-end',
    'examples/unloading',
    'learn',
    'learn/first-cargo',
    'play',
    'print',
    'puzzles',
    'puzzles/last-letter',
    'questions',
    'questions/sailing',
    'rules',
    'table',
  ]);
});

it('its rules are read as they were written, with the cards between them', async () => {
  const { page, faults } = await openPage(whole.site.browser, `${whole.site.address}harbour/rules/`);
  const text = await page.locator('.chapters').innerText();
  expect(text).toMatch(
    /Setting out[^]*1\.2[^]*The four cargoes[^]*Your turn[^]*2\.3[^]*No tug sails onto a sandbank/,
  );
  expect(text).not.toMatch(/letter stands for|register|by Fieldkit/);
  expect(await page.locator('.faces img').count()).toBe(4);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('its pocket edition bears its name, and says what it holds', () => {
  const html = readFileSync(join(whole.built.folder, 'harbour/pocket.html'), 'utf8');
  expect(html).toContain('<h1>Harbour, pocket edition</h1>');
  expect(html).toContain(
    '<p>Rules, questions, “Can I?”, round and score in one file that needs no network and no server. Tables are told',
  );
  expect(html).not.toMatch(/of Fieldkit/);
});

it('it is asked whether something can be done', async () => {
  const { page, faults } = await openPage(whole.site.browser, `${whole.site.address}harbour/can-i/`);
  await page.getByText('Unload here').first().click();
  await page.getByText('the coal wharf').click();
  await page.getByRole('button', { name: 'Unload it' }).click();
  await page
    .getByText(/fish is unloaded at a1: sail there first/i)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

/** Longest that the opponent thinks, on a busy machine, ms. */
const PATIENCE = 60_000;

it('it is played against the computer to its end', async () => {
  const { page, faults } = await openPage(whole.site.browser, `${whole.site.address}harbour/play/`, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await page.getByRole('region', { name: 'Blue' }).getByText('3 cards').waitFor();
  const end = page.locator('.sheet.end');
  const isMine = () =>
    /Tap what is to go/.test(document.body.innerText) || document.querySelector('.sheet.end') !== null;
  // Twenty turns each, and the tide is out.
  for (let turn = 0; turn < 20; turn++) {
    await page.waitForFunction(isMine, null, { timeout: PATIENCE });
    if ((await end.count()) > 0) break;
    const cards = page.locator('.hand-card:not([aria-disabled=true])');
    if ((await cards.count()) > 0) await cards.first().click({ position: { x: 10, y: 30 } });
    else {
      await page.locator('[data-place][aria-label*="Red tug"]').click();
      const targets = page.locator('[data-place]:not([aria-disabled=true]):not([aria-label*="tug"])');
      await targets.nth(turn % (await targets.count())).click();
    }
    if (turn === 0) expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await page.locator('.bar .bar-go').click();
  }
  await end.waitFor({ timeout: PATIENCE });
  expect(await end.innerText()).toMatch(/(win|wins|drawn|draw)[^]*3\.[12]/i);
  expect(faults).toEqual([]);
});

it('keeps the round of a game on a real table', async () => {
  const { page, faults } = await openPage(whole.site.browser, `${whole.site.address}harbour/table/`);
  const now = page.getByRole('status');
  await now.getByText('Red sails, or unloads a card.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await now.getByText('Blue sails, or unloads a card.').waitFor();
  await page.reload();
  await now.getByText('Blue sails, or unloads a card.').waitFor();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('hands on a position as a link, with what one player knows', async () => {
  const play = `${whole.site.address}harbour/play/`;
  const { page, faults } = await openPage(whole.site.browser, play);
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await page.locator('.hand-card').first().waitFor();
  await drawer(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.locator('.share input').first();
  await link.waitFor();
  const { hash } = new URL(await link.inputValue());
  const fresh = await openFresh(whole.site.browser, `${play}${hash}`);
  await fresh.page.getByText(/^A position as red sees it/).waitFor();
  await fresh.page.locator('.hand-card').first().waitFor();
  expect([...faults, ...fresh.faults]).toEqual([]);
});
