/** Links and QR codes on the built site, in a browser. Needs `npm run build`. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { packRulings } from '../../src/site/link/link-text.ts';
import { AGAIN, ofToday, shareOfToday } from '../lot.ts';
import { axeFaults, DIST, openFresh, openPage, serve, tick } from './site.ts';
import { away, drawer, sit, zonesOf } from './sandbox-page.ts';
import { joinBrowser } from '../shared/fixtures.ts';

/** The public address of the site in these tests: QR codes are not offered on localhost. */
const SITE = 'http://kit.example/';
/** The same over HTTPS, for browsers that allow the clipboard only there. */
const SECURE = 'https://kit.example/';

const browser = joinBrowser();
const host = await serve(DIST);
/** A proxy that answers requests to the public address from the build. */
const proxy = createServer((request, response) => {
  const { host: asked, pathname, search } = new URL(request.url ?? '');
  if (asked !== 'kit.example') response.writeHead(502).end();
  else host.server.emit('request', Object.assign(request, { url: pathname + search }), response);
});
await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
afterAll(async () => {
  await browser.close();
  proxy.close();
  host.server.close();
});

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

interface Visit {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether a QR code is to be scanned: then the page is rendered at full resolution. */
  readonly scans?: boolean;
  readonly opens?: typeof openPage;
}

/**
 * Opens a page of the built site at its public address with nothing stored; `opens` is the function to open it with.
 */
async function visit(path: string, { viewport = DESK, scans = false, opens = openPage }: Visit = {}) {
  const { port } = proxy.address() as AddressInfo;
  const proxied = { viewport, proxy: { server: `http://127.0.0.1:${port}` } };
  const options = scans ? { ...proxied, deviceScaleFactor: 1 } : proxied;
  return opens(browser, path.startsWith(SITE) ? path : SITE + path, options);
}

/** The same with clipboard access: the test answers the requests, as the address has no certificate. */
async function visitSecure(path: string) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: DESK,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const faults: string[] = [];
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = join(DIST, url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname);
    if (!url.href.startsWith(SECURE) || !existsSync(file)) {
      faults.push(`request to ${url.href}`);
      await route.abort();
    } else await route.fulfill({ path: file });
  });
  const page = await context.newPage();
  await page.goto(SECURE + path);
  return { page, faults };
}

const MADE_UNDER = `The link was made under version ${victoryTank.rules} of the rules. These have changed`;

const START = {
  game: 'victory-tank',
  rules: victoryTank.rules,
  options: ['pass'],
  seed: 'table',
  script: { first: ['red'], start: ['tank', 'jeep-red', 'jeep-gray'] },
};
const MOVES = ['keep tank', 'place w1s1', 'face east', 'place e1n1', 'move 1', 'step 2 w1n1 to w1', 'pass'];

/** Puts a game on the table, from a file. */
async function play(page: Page): Promise<void> {
  await sit(page);
  await drawer(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...START, moves: MOVES })),
  });
  await page.getByText(/^Opened: 7 moves/).waitFor();
}

/** The sandbox's table with a game on it. */
async function table(how?: Visit) {
  const opened = await visit('victory-tank/play/', how);
  await play(opened.page);
  return opened;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const link = (page: Page) => page.getByLabel(/^The link/).inputValue();
const moves = (page: Page) =>
  page
    .locator('.past li')
    .count()
    .then((items) => Math.max(0, items - 1));
const hand = zonesOf;

/** Decodes the QR code on the page with an independent reader; `scale` zooms in. */
async function scanned(page: Page, { scale = 1 } = {}): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: 'QR code of the link' }).screenshot();
  const { width = 0 } = await sharp(picture).metadata();
  const seen = sharp(picture).resize({ width: width * scale });
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a link', () => {
  it('to a whole game is copied, scanned and opened in a fresh profile, move by move', async () => {
    const { page, faults } = await visitSecure('victory-tank/play/');
    await play(page);
    await drawer(page);
    await press(page, 'Make a link');
    await page.getByLabel('What it leads to').selectOption({ label: 'The whole game, 7 moves' });
    await press(page, 'Copy the link');
    await page.getByText('The link is copied.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(await link(page));
    await press(page, 'Show it as a QR code');
    expect(await scanned(page)).toBe(address);

    const fresh = await visit(address.replace(SECURE, SITE));
    await fresh.page.getByText('A game of 7 moves.').waitFor();
    await expect.poll(() => moves(fresh.page)).toBe(7);
    await drawer(fresh.page);
    await expect.poll(() => fresh.page.getByText('Rulings: 1 changed').count()).toBe(1);
    // An opened game is like any other: it is stored, and the URL is the table's again.
    await expect.poll(() => fresh.page.url()).toBe(`${SITE}victory-tank/play/`);
    await fresh.page.reload();
    await fresh.page.locator('.past li').nth(7).waitFor();
    expect([...faults, ...fresh.faults]).toEqual([]);
  });

  it('to a position shows what the sharer chose: a player’s view keeps the other hand hidden', async () => {
    const { page } = await table({ viewport: PHONE, scans: true });
    await drawer(page);
    await press(page, 'Make a link');
    const open = await link(page);
    await page
      .getByLabel('Whose cards it shows')
      .selectOption({ label: 'What red sees; the rest is not in the link' });
    const seen = await link(page);
    await press(page, 'Show it as a QR code');
    expect(await scanned(page)).toBe(seen);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFaults(page)).toEqual([]);
    await away(page);
    const [red, gray] = [await hand(page, 'Red'), await hand(page, 'Gray')];

    const everything = await visit(open);
    await everything.page.getByText('A position with all cards open.').waitFor();
    await expect.poll(() => hand(everything.page, 'Gray')).toBe(gray);

    const eyes = await visit(seen);
    await eyes.page
      .getByText(/^A position as red sees it\. What is hidden from red is not in the link/)
      .waitFor();
    await expect.poll(() => hand(eyes.page, 'Red')).toBe(red);
    await expect.poll(() => hand(eyes.page, 'Gray')).toMatch(/Hand\s+5 cards/);
  });

  it('never takes the place of a game that is on the table without a yes', async () => {
    const { page } = await table();
    await drawer(page);
    await press(page, 'Make a link');
    await page.getByLabel('What it leads to').selectOption({ label: 'The rulings' });
    const rulings = await link(page);
    await page.goto(rulings);
    await page.getByText('Rulings: 1 with the other reading. A new game under them.').waitFor();
    await page.getByText(/^Your own game of 7 moves is on the table\./).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Stay with my game');
    await expect.poll(() => moves(page)).toBe(7);
    await page.goto(rulings);
    await press(page, 'Open the link');
    await page.getByText('No move yet.').waitFor();
    await drawer(page);
    await page.getByText('Other games on this device: 1').waitFor();
  });

  it('that is damaged, newer or something else is a sentence, and the game stays', async () => {
    const { page, faults } = await table();
    await drawer(page);
    await press(page, 'Make a link');
    const address = await link(page);
    const rules = packRulings({ id: victoryTank.id, options: victoryTank.options, rules: '9' }, []);
    const later = address.replace(/#.*/, `#rulings=${rules}`);
    for (const [bad, sentence] of [
      [address.slice(0, -4), /^This link is damaged: /],
      [`${address}x`, /^This link is damaged: /],
      [address.replace(/=.*/, '='), /^This link is damaged: /],
      // A QR code with other content.
      [address.replace(/=.*/, '=WIFI:T:WPA;S:home;P:secret;;'), /^This link is damaged: /],
      [later, /^This link was made under version 9 of the rules, which this page does not know yet\./],
    ] as const) {
      await page.goto(bad);
      await page.getByText(sentence).waitFor();
      await expect.poll(() => moves(page)).toBe(7);
      await press(page, 'Understood');
      await expect.poll(() => page.getByText(sentence).count()).toBe(0);
    }
    await page.reload();
    await page.locator('.past li').nth(7).waitFor();
    expect(faults).toEqual([]);
  });

  /** QR codes, each on a page of its own. */
  const SCANNED = [
    {
      says: 'to a question, on its page, is scanned and opens on that question',
      scan: async () => {
        const { page, faults } = await visit('victory-tank/questions/', { scans: true });
        await page.locator('ul.shown a').first().click();
        await page.getByText('Share what is open here').click();
        await press(page, 'Show it as a QR code');
        const address = await link(page);
        expect(await scanned(page)).toBe(address);
        expect(await axeFaults(page, undefined, '.link-here')).toEqual([]);
        const { hash } = new URL(address);
        expect(hash).not.toBe('');
        const fresh = await visit(address);
        await expect.poll(() => fresh.page.locator(`${hash}:target`).count()).toBe(1);
        expect([...faults, ...fresh.faults]).toEqual([]);
      },
    },
    {
      says: 'to a set of rulings is scanned, and sets the register of another phone',
      scan: async () => {
        const { page, faults } = await visit('victory-tank/rulings/', { viewport: PHONE, scans: true });
        await tick(page, 'pass');
        await page.getByText('Share what is open here').click();
        await press(page, 'Show it as a QR code');
        const address = await link(page);
        expect(await scanned(page)).toBe(address);
        expect(await axeFaults(page, undefined, '.link-here')).toEqual([]);
        const fresh = await visit(address);
        await fresh.page.getByText('By the other reading: 1.').waitFor();
        await expect.poll(() => fresh.page.locator('input[data-option=pass]').isChecked()).toBe(true);
        expect([...faults, ...fresh.faults]).toEqual([]);
      },
    },
    {
      says: 'to the rulings ticked on the sheet to agree on is scanned from its print',
      scan: async () => {
        const { page, faults } = await visit('victory-tank/agree/', { scans: true });
        const code = page.getByRole('img', { name: 'QR code of the link' });
        await page.getByText('both readings on a board').waitFor();
        expect(await scanned(page)).toBe(`${SITE}victory-tank/rulings/`);
        await page.locator('input[name=pass][value=other]').check();
        await page.locator('input[name=free][value=ours]').check();
        await page.getByText('a phone that plays by what is ticked here').waitFor();
        // What nobody has ticked stays open on the sheet.
        await expect.poll(() => page.locator('input:checked').count()).toBe(2);
        for (const format of ['A4', 'Letter'])
          expect((await PDFDocument.load(await page.pdf({ format }))).getPageCount()).toBe(1);
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 700, height: 990 });
        const { width = 0 } = (await code.boundingBox()) ?? {};
        // A CSS millimetre is 3.78 px.
        expect(width / 3.78).toBeGreaterThan(20);
        const address = await scanned(page, { scale: 4 });
        const on = packRulings(victoryTank, ['pass']);
        expect(address).toBe(`${SITE}victory-tank/rulings/#rulings=${on}`);
        const fresh = await visit(address ?? '');
        await fresh.page.getByText('By the other reading: 1.').waitFor();

        // The sheet on screen has links, which the accessibility rules cover as well.
        await page.emulateMedia({ media: 'screen' });
        await expect.poll(() => page.url()).toBe(`${SITE}victory-tank/agree/#rulings=${on}`);
        await page.goto(`${SITE}victory-tank/agree/#rulings=${on.slice(0, -2)}`);
        await page.getByText(/^This link is damaged: /).waitFor();
        // What was ticked stays.
        await expect.poll(() => page.locator('input:checked').count()).toBe(2);
        expect(await axeFaults(page)).toEqual([]);
        expect([...faults, ...fresh.faults]).toEqual([]);
      },
    },
  ];

  it.each(ofToday('scanned', SCANNED))(`$says (${AGAIN})`, ({ scan }) => scan());

  it('to a set of rulings from before a change says what has changed; one from after, that it is newer', async () => {
    const { page } = await visit('theme.js', { opens: openFresh });
    await page.route('**/victory-tank/rulings/', async (route) => {
      const html = readFileSync(join(DIST, 'victory-tank/rulings/index.html'), 'utf8');
      const changed = [{ statement: 'M1', was: 'One soldier steps.', now: 'Three may step.' }];
      const later = html.replace(/data-register="([^"]*)"/, (_, shared: string) => {
        const { head, history } = JSON.parse(shared.replaceAll('&quot;', '"').replaceAll('&#34;', '"')) as {
          head: object;
          history: object[];
        };
        const next = {
          head: { ...head, rules: 'next' },
          history: [...history, { rules: 'next', changed }],
        };
        return `data-register="${JSON.stringify(next).replaceAll('"', '&quot;')}"`;
      });
      await route.fulfill({ body: later, contentType: 'text/html' });
    });
    const head = { id: victoryTank.id, options: victoryTank.options };
    const to = (rules: string) =>
      `${SITE}victory-tank/rulings/#rulings=${packRulings({ ...head, rules }, ['pass'])}`;
    await page.goto(to(victoryTank.rules));
    await page.getByText(MADE_UNDER).waitFor();
    await expect
      .poll(() => page.locator('[data-arrived] li').allInnerTexts())
      .toEqual(['M1 Three may step. (before: One soldier steps.)']);
    await expect.poll(() => page.locator('input[data-option=pass]').isChecked()).toBe(true);
    await press(page, 'All as we rule');
    await page.goto(to('9'));
    await page
      .getByText(/^This link was made under version 9 of the rules, which this page does not/)
      .waitFor();
    await expect.poll(() => page.locator('input[data-option=pass]').isChecked()).toBe(false);
  });

  it('to a question or a lesson’s step says later what has changed since, and earlier, that it is newer', async () => {
    const { page, faults } = await visit('victory-tank/questions/on-foot/', { opens: openFresh });
    await page.getByText('Share what is open here').click();
    const question = await link(page);
    expect(question).toBe(`${SITE}victory-tank/questions/on-foot/?rules=${victoryTank.rules}`);
    await page.goto(`${SITE}victory-tank/learn/driving/#step-2`);
    await page.getByText('Share what is open here').click();
    const step = await link(page);
    expect(step).toBe(`${SITE}victory-tank/learn/driving/?rules=${victoryTank.rules}#step-2`);

    await page.route('**/rules-history*.js', (route) => {
      const changed = [{ statement: 'M1', was: 'One soldier steps.' }];
      const versions = [
        { rules: victoryTank.rules, changed: [] },
        { rules: 'next', changed },
      ];
      return route.fulfill({
        contentType: 'text/javascript',
        body: `export const HISTORY = ${JSON.stringify(versions)};`,
      });
    });
    for (const address of [question, step]) {
      await page.goto(address);
      await page.getByText(MADE_UNDER).waitFor();
      await page.getByText('(before: One soldier steps.)').waitFor();
    }
    await page.getByRole('heading', { name: /./ }).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(step.replace(`rules=${victoryTank.rules}`, 'rules=9'));
    await page.getByText('This link was made under version 9 of the rules, which this page does').waitFor();
    expect(faults).toEqual([]);
  });

  it(`whose end is nothing on the page says so, and leads on (${AGAIN})`, async () => {
    const { page, faults } = await visit('victory-tank/table/#rond', { viewport: PHONE });
    const unknown = (end: string) => page.getByText(`This page has nothing called ${end}.`);
    await unknown('rond').waitFor();
    expect(await axeFaults(page, undefined, '[data-landing]')).toEqual([]);
    const nothing = [
      ['rules/#M99', 'M99'],
      ['questions/on-foot/#no-such-question', 'no-such-question'],
      ['can-i/#climb', 'climb'],
      ['learn/driving/#step-99', 'step-99'],
      ['play/#postion=Abc', 'postion=Abc'],
      ['agree/#rule%ZZ', 'rule%ZZ'],
    ] as const;
    for (const [path, end] of shareOfToday('ends that are nothing', nothing, 2)) {
      await page.goto(`${SITE}victory-tank/${path}`);
      await unknown(end).waitFor();
    }
    const something = ['rules/#M1', 'table/#score', 'table/#rules=pass', 'can-i/#recruit', 'print/#paper=a4'];
    for (const path of shareOfToday('ends that are something', something, 2)) {
      await page.goto(`${SITE}victory-tank/${path}`);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-landing]').innerText(), path).toBe('');
    }
    await page.goto(`${SITE}victory-tank/table/#rulings=Abc`);
    await page.getByRole('link', { name: 'Open it there' }).click();
    await page.getByText(/^This link is damaged: /).waitFor();
    await page.goto(`${SITE}victory-tank/rules/#recrd`);
    await page.getByRole('link', { name: 'Search for it' }).click();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('recrd');
    expect(faults).toEqual([]);
  });

  it('whose end is nothing on the page says so where the page has put its own there before it looks', async () => {
    const { page } = await visit('theme.js', { opens: openFresh });
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => history.replaceState(null, '', '#step-1'), {
        once: true,
      });
    });
    await page.goto(`${SITE}victory-tank/learn/driving/#step-99`);
    await page.getByText('This page has nothing called step-99.').waitFor();
  });

  it('has no QR code on one’s own machine, where others could not open it', async () => {
    const { address } = host;
    const { page } = await openPage(browser, `${address}victory-tank/play/`);
    await sit(page);
    await drawer(page);
    await press(page, 'Make a link');
    await expect.poll(() => link(page)).toContain(`${address}victory-tank/play/#position=`);
    await expect.poll(() => page.getByText(/others cannot open the link here/).count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: /QR code/ }).count()).toBe(0);
  });
});
