/** A game that the site has never heard of gets its sandbox from its own folders, and under a sub-path too. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, serve } from './site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASTRO = join(createRequire(import.meta.url).resolve('astro/package.json'), '../bin/astro.mjs');
const FOLDER = mkdtempSync(join(tmpdir(), 'fieldkit-site-'));

beforeAll(() => {
  // The test runner's own variables would change the build.
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, [ASTRO, 'build', '--outDir', join(FOLDER, 'games')], {
    cwd: ROOT,
    env: { PATH, HOME, FIELDKIT_SHELF: 'tests/made-up/shelf.ts', BASE_PATH: '/games' },
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('Stepping Stones is played to its end in the sandbox that its scenery and its line on the shelf give it', async () => {
  const [browser, { address, server }] = await Promise.all([openBrowser(), serve(FOLDER)]);
  try {
    const { page, faults } = await openPage(browser, `${address}games/stepping-stones/play/`);
    const touches = page.locator('[data-touch]');
    await touches.first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Stepping Stones');
    expect(await page.getByLabel('Built-in opponent').count()).toBe(0);
    while ((await touches.count()) > 0) await touches.first().click();
    expect(await page.locator('.play-status').innerText()).toBe('The game is over.');
    expect(await page.locator('.board-card image').count()).toBe(4);
    await page.getByRole('button', { name: 'Change this position' }).click();
    await page.getByRole('button', { name: /^The green frog/ }).click();
    await page.locator('[data-place="bank"]').click();
    expect(await page.locator('[data-place="bank"]').getAttribute('aria-label')).toContain('the green frog');
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

test('Stepping Stones has its situation, its question and its cards’ texts from its own folders', async () => {
  const [browser, { address, server }] = await Promise.all([openBrowser(), serve(FOLDER)]);
  try {
    const { page, faults } = await openPage(browser, `${address}games/stepping-stones/can-i/`);
    await page.getByRole('link', { name: 'Hop on' }).click();
    await page.getByRole('button', { name: 'Hop 2' }).click();
    expect(await page.locator('.verdict').innerText()).toBe('No.');
    await page.goto(`${address}games/stepping-stones/questions/`);
    await page.getByRole('link', { name: 'Can my frog hop beyond the last stone?' }).first().click();
    await page.locator('.question:target').waitFor();
    await page.goto(`${address}games/stepping-stones/cards/`);
    expect(await page.locator('.card-does').innerText()).toContain('play a hop card');
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

test('Stepping Stones is learnt from its own lesson, under a sub-path', async () => {
  const [browser, { address, server }] = await Promise.all([openBrowser(), serve(FOLDER)]);
  try {
    const { page, faults } = await openPage(browser, `${address}games/stepping-stones/learn/`);
    await page.getByRole('link', { name: 'Hopping' }).click();
    await page.locator('[data-touch="hop-1"]').click();
    await page.locator('[data-next]').click();
    await page.locator('[data-touch="2"]').click();
    await page.locator('[data-next]').click();
    await page.locator('[data-watch]').click();
    await page.locator('[data-next]').click();
    await page.getByText('Now you can hop.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/stepping-stones/learn/hopping/');
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

test('Stepping Stones is printed at its desk, as the command line prints it', async () => {
  const [browser, { address, server }] = await Promise.all([openBrowser(), serve(FOLDER)]);
  try {
    const { page, faults } = await openPage(browser, `${address}games/stepping-stones/print/#paper=a4`);
    await page.locator('.sheet image').last().waitFor();
    const name = 'stepping-stones-a4-duplex-colour.pdf';
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Make the PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const offered = readFileSync(join(FOLDER, 'games/stepping-stones/sheets', name));
    expect(readFileSync(await download.path()).equals(offered)).toBe(true);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});
