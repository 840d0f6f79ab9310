/** The example game on a maker's site: the whole of it is read, asked, learnt and played to its end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { GameRecord } from '../../src/referee/record.ts';
import { filesIn } from '../made-up/run-fieldkit.ts';
import { drawer } from './sandbox-page.ts';
import { axeFaultsDayAndNight, openFresh, openMakers, openPage, type BuiltSite } from './site.ts';

let whole: BuiltSite;
beforeAll(async () => {
  whole = await openMakers();
});

const pagesOf = ({ folder }: BuiltSite): readonly string[] =>
  filesIn(folder)
    .filter((file) => file.startsWith('harbour/') && file.endsWith('index.html'))
    .map((file) => file.replace('harbour/', '').replace(/\/?index\.html$/, ''))
    .toSorted();

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
  expect(readFileSync(join(whole.folder, 'harbour/index.html'), 'utf8')).toMatch(/A Designer[^]*CC0 1\.0/);
});

it('its rules are read as they were written, with the cards between them', async () => {
  const { page, faults } = await openPage(whole.browser, `${whole.address}harbour/rules/`);
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
  const html = readFileSync(join(whole.folder, 'harbour/pocket.html'), 'utf8');
  expect(html).toContain('<h1>Harbour, pocket edition</h1>');
  expect(html).toContain(
    '<p>Rules, questions, “Can I?”, round and score in one file that needs no network and no server. Tables are told',
  );
  expect(html).not.toMatch(/of Fieldkit/);
});

it('it is asked whether something can be done', async () => {
  const { page, faults } = await openPage(whole.browser, `${whole.address}harbour/can-i/`);
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
  const { page, faults } = await openPage(whole.browser, `${whole.address}harbour/play/`, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await page.getByRole('region', { name: 'Blue' }).getByText('3 cards').waitFor();
  await drawer(page);
  // Animations would take half a second for each of the opponent's moves.
  await page.getByLabel('Show pieces moving and cards turning over').uncheck();
  await page.keyboard.press('Escape');
  const end = page.locator('.sheet.end');
  /** Has the opponent decide at once, who would think for a second each time. */
  const isMine = () => {
    const hurry = [...document.querySelectorAll('button')].find((each) => each.innerText === 'Decide now');
    hurry?.click();
    return /Tap what is to go/.test(document.body.innerText) || document.querySelector('.sheet.end') !== null;
  };
  const moves = async () => {
    const kept = await page.evaluate(() => localStorage.getItem('fieldkit/kit/harbour/sandbox/record'));
    return (JSON.parse(kept ?? '{"moves":[]}') as GameRecord).moves.length;
  };
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
    const before = await moves();
    await page.locator('.bar .bar-go').click();
    // Until the move is made the page still says that it is mine to make.
    await expect.poll(moves).toBeGreaterThan(before);
  }
  await end.waitFor({ timeout: PATIENCE });
  expect(await end.innerText()).toMatch(/(win|wins|drawn|draw)[^]*3\.[12]/i);
  expect(faults).toEqual([]);
});

it('keeps the round of a game on a real table', async () => {
  const { page, faults } = await openPage(whole.browser, `${whole.address}harbour/table/`);
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
  const play = `${whole.address}harbour/play/`;
  const { page, faults } = await openPage(whole.browser, play);
  await page.getByRole('button', { name: 'Against the computer' }).click();
  await page.locator('.hand-card').first().waitFor();
  await drawer(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.locator('.share input').first();
  await link.waitFor();
  const { hash } = new URL(await link.inputValue());
  const fresh = await openFresh(whole.browser, `${play}${hash}`);
  await fresh.page.getByText(/^A position as red sees it/).waitFor();
  await fresh.page.locator('.hand-card').first().waitFor();
  expect([...faults, ...fresh.faults]).toEqual([]);
});
