/** The site offline, and updating to a new version. Needs `npm run build`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFiles, workerFor } from '../../src/site/offline/build-service-worker.ts';
import type { Host } from '../../scripts/site/host.ts';
import { bytesOf, DIST, KEEPS, openFresh, openPage, serve, type Watched } from './site.ts';
import { joinBrowser } from '../shared/fixtures.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'fieldkit-offline-'));
const browser = joinBrowser();

/** Pictures of games not opened here: nothing requests them. */
const LEFT_OUT = /^(?!victory-tank\/)[^/]+\/(faces|board|sheets)$/;

/** Waits until the whole game is cached. */
const kept = (page: Page) => page.getByText('All pages of Victory Tank are on this device now').waitFor();

/** Counts the notes that a game is still coming, in the page. */
function countNotes(): void {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node instanceof Element && node.matches('.coming'))) return;
    localStorage.setItem('notes seen', `${Number(localStorage.getItem('notes seen')) + 1}`);
  }).observe(document, { childList: true, subtree: true });
}

/** Keeps, in the page, what it has said of this device. */
function keepSaid(): void {
  new MutationObserver(() => {
    const said = document.querySelector('[data-offline]')?.textContent ?? '';
    const before = localStorage.getItem('said') ?? '';
    if (said !== '' && !before.endsWith(said)) localStorage.setItem('said', `${before}\n${said}`);
  }).observe(document, { childList: true, subtree: true });
}

let host: Host;
/** A browser that has visited once: all that follows is served from its cache. */
let device: Watched;

beforeAll(async () => {
  const isHere = (path: string) => !LEFT_OUT.test(relative(DIST, path).replaceAll(sep, '/'));
  cpSync(DIST, FOLDER, { recursive: true, filter: isHere });
  writeFileSync(join(FOLDER, 'sw.js'), await workerFor(buildFiles(FOLDER)));
  host = await serve(FOLDER);
  device = await openFresh(browser, `${host.address}robots.txt`, KEEPS);
  await device.page.addInitScript(countNotes);
  await device.page.addInitScript(keepSaid);
  await device.page.goto(`${host.address}victory-tank/rules/`);
  await kept(device.page);
});
afterAll(async () => {
  await browser.close();
  host.server.close();
  rmSync(FOLDER, { recursive: true });
});

describe('a first visit', () => {
  it('is told that the game is here before more pictures and the press are', async () => {
    const said = (await device.page.evaluate(() => localStorage.getItem('said'))) ?? '';
    expect(said.trim().split('\n')).toEqual([
      expect.stringContaining('Victory Tank is on this device now'),
      expect.stringContaining('All pages of Victory Tank are on this device now'),
    ]);
  });

  it('is told once that the game is still coming, until all of it is here', async () => {
    const { page } = device;
    const seen = () => page.evaluate(() => localStorage.getItem('notes seen'));
    expect(await seen()).toBe('1');
    expect(await page.locator('.coming').count()).toBe(0);
    await page.goto(`${host.address}victory-tank/learn/`);
    await kept(page);
    expect(await seen()).toBe('1');
  });
});

describe('after one visit', () => {
  it('everything works with the server gone', async () => {
    const { page, faults } = device;
    const { address, server } = host;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const see = async (path: string, text: string | RegExp) => {
      await page.goto(address + path);
      await page.locator('main').getByText(text).first().waitFor();
    };
    await see('', 'You found a rulebook and no box.');
    await see('victory-tank/rules/#M6b', 'The tank may pass enemy soldiers and home bases');
    await see('victory-tank/rulings/', 'Crew inside the tank hold the bunker');
    await see('victory-tank/questions/on-foot/', 'Settled by');
    await see('victory-tank/can-i/#recruit', 'What do you want to do?');
    await page.locator('[data-try]').first().click();
    await page.locator('.verdict').waitFor();
    await see('victory-tank/learn/', 'Lesson');
    await page.locator('main a[href*="/learn/"]').first().click();
    await page.getByText(/^Step 1 of/).waitFor();
    await see('victory-tank/table/', 'Who saw a war film last');
    await see('victory-tank/play/', 'Two of us here');
    await page.locator('[data-start=here]').click();
    await page.locator('.bar').waitFor();
    await see('search/?q=tank', 'answers for “tank”');
    // Although nobody has opened the desk, it is cached with its press.
    await page.goto(`${address}victory-tank/print/#paper=a4&part=boxes`);
    await page.locator('.seen[aria-busy="false"]').waitFor();
    await page.getByText('This desk is on this device now').waitFor();
    const make = page.getByRole('button', { name: 'Make the PDF', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    const printed = readFileSync(join(FOLDER, 'victory-tank/sheets', download.suggestedFilename()));
    expect((await bytesOf(download)).equals(printed)).toBe(true);
    // So is the pocket edition, to pass on without a network.
    await see('victory-tank/table/', 'Who saw a war film last');
    const take = page.getByRole('link', { name: 'Take the pocket edition' });
    const [pocket] = await Promise.all([page.waitForEvent('download'), take.click()]);
    const own = readFileSync(join(FOLDER, 'victory-tank/pocket.html'));
    expect((await bytesOf(pocket)).equals(own)).toBe(true);
    // And the low-ink print of the whole box.
    await see('victory-tank/', 'What is in the box');
    await page.getByRole('radio', { name: 'little ink' }).check();
    const drawn = page.locator('img.low-ink').first();
    await drawn.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    // What is not cached is reported.
    await page.getByText('Ready-made PDFs are not').waitFor();
    await see('victory-tank/nothing/', 'This has not been fetched before');
    await see('tank/rules/', 'Games that you have opened are here');
  });
});

describe('a new version', () => {
  it('offers itself with the rule sentences that changed, and waits for a yes', async () => {
    // The server is back at the same address.
    host = await serve(FOLDER, Number(new URL(host.address).port));
    const { page, faults } = device;
    const earlier = [...faults];
    await page.goto(`${host.address}victory-tank/table/`);
    await page.getByRole('button', { name: 'Gray is first' }).click();

    const change = (file: string, from: string, to: string) => {
      const path = join(FOLDER, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replaceAll(from, to));
    };
    change('victory-tank/sentences.json', 'There are nine crates.', 'There are ten crates.');
    change('victory-tank/table/index.html', 'Lay one phone between you', 'Lay one telephone between you');
    writeFileSync(join(FOLDER, 'sw.js'), await workerFor(buildFiles(FOLDER)));

    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const offer = page.getByRole('region', { name: 'A new version of these pages' });
    await offer.waitFor();
    await offer.getByText('Rule sentences that changed').click();
    await offer.getByText('There are ten crates.').waitFor();
    await expect
      .poll(() => offer.getByRole('listitem').allInnerTexts())
      .toEqual(['K4 There are ten crates.']);
    // The open page is still the old version, with its round.
    await page.getByText('Lay one phone between you').waitFor();
    await page.reload();
    await page.getByText('Lay one phone between you').waitFor();

    await offer.getByRole('button', { name: 'Change to it now' }).click();
    await page.getByText('One telephone between you').waitFor();
    await page.getByText('Gray looks at the top two').first().waitFor();
    expect(faults).toEqual(earlier);
  });
});

it('is a plain site in a browser without service workers', async () => {
  const { page, faults } = await openPage(browser, `${host.address}victory-tank/rules/`);
  await page.getByText('Each crate collected scores 1.').first().waitFor();
  expect(faults).toEqual([]);
});
