/** `fieldkit dev`: a maker sees every card beside its row, and each save as it is made. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ended, heard, startFieldkitIn } from '../made-up/run-fieldkit.ts';
import { corners } from '../picture-files.ts';
import { joinBrowser, type SharedBrowser } from '../shared/fixtures.ts';
import { axeFaultsDayAndNight, openFresh, openPage } from './site.ts';

const CARDS = `name,cost,picture,text
Barge,2,ship.png,Carry a crate.
Tug,1,ship.png,Pull a ship.
Lighthouse,3,light.svg,No ship runs aground.
`;

const GAME = `import { box, csv, defineGame, picture, rich, title } from 'fieldkit';
import rows from './cards.csv';

export default defineGame({
  id: 'harbour',
  title: 'Harbour',
  decks: { ships: { name: 'Ships' } },
  cards: csv(rows, { cost: Number }),
  tokens: { crate: { name: 'Crate', count: 4, size: [20, 20], face: ({ area }) => title('C', area) } },
  face: ({ card, area, bleed }) => [
    box({ ...bleed, fill: '#f6efe0' }),
    picture('pictures/' + card.picture, area.top(30), { means: card.name }),
    title(card.name, area.row(32, 8)),
    rich(card.text, area.row(42, 12)),
  ],
});
`;

const LIGHT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="9" height="30"/></svg>';

let folder = '';
let child: ChildProcess;
let address = '';
let browser: SharedBrowser;
let page: Page;
let pageFaults: readonly string[];

const save = (file: string, content: string | Uint8Array): void => writeFileSync(join(folder, file), content);

/** As editors do that never write into the file itself. */
function replace(file: string, content: string): void {
  save(`${file}~`, content);
  renameSync(join(folder, `${file}~`), join(folder, file));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldkit-dev-'));
  mkdirSync(join(folder, 'pictures'));
  save('cards.csv', CARDS);
  save('fieldkit.ts', 'export default {');
  save('pictures/light.svg', LIGHT);
  save('pictures/ship.png', await corners(1200, 900).png().toBuffer());
  child = startFieldkitIn(folder, 'dev');
  address = /http:\S+/.exec(await heard(child, /Ctrl\+C/))?.[0] ?? '';
  // Begun with a mistake in it: the page is there all the same, and follows.
  save('fieldkit.ts', GAME);
  browser = joinBrowser();
});

afterAll(async () => {
  // Not by force: it would leave the server it has started.
  child?.kill('SIGTERM');
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const face = (id: string) => page.locator(`[data-face="${id}"]`);

/** What a face looks like: the address of its picture, once it is there. */
async function lookOf(id: string): Promise<string> {
  const img = face(id).locator('img');
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  return (await img.getAttribute('src')) ?? '';
}

/** Resolves when a face looks otherwise than before. */
async function changedFrom(id: string, look: string): Promise<string> {
  await expect.poll(() => face(id).locator('img').getAttribute('src')).not.toBe(look);
  return lookOf(id);
}

const text = (place: string) => page.locator(place).allInnerTexts();

beforeEach(async () => {
  ({ page, faults: pageFaults } = await openPage(browser, address));
  await face('barge').waitFor();
});

describe('fieldkit dev', () => {
  it('shows every face beside its row, the backs and the pieces', async () => {
    expect(await text('[data-card] h3')).toEqual(['Barge', 'Tug', 'Lighthouse']);
    expect(await text('[data-card=tug] tr')).toEqual([
      'name\tTug',
      'cost\t1',
      'picture\tship.png',
      'text\tPull a ship.',
    ]);
    expect(await text('[data-card=tug] .place')).toEqual(['tug · cards.csv, line 3']);
    for (const id of ['barge', 'tug', 'lighthouse', 'ships-back', 'crate-counter']) await lookOf(id);
    expect(pageFaults).toEqual([]);
  });

  it('shows a save of the table: the changed card alone is drawn anew, and marked', async () => {
    const [barge, tug] = [await lookOf('barge'), await lookOf('tug')];
    const marked = page.locator('[data-face=tug].fresh').waitFor();
    replace('cards.csv', CARDS.replace('Pull a ship.', 'Pull two ships.'));
    const pulled = await changedFrom('tug', tug);
    await marked;
    expect(await text('[data-card=tug] td')).toContain('Pull two ships.');
    expect(await lookOf('barge')).toBe(barge);
    save('cards.csv', CARDS);
    expect(await changedFrom('tug', pulled)).toBe(tug);
  });

  it('shows a save of a picture, of pixels or of lines', async () => {
    const [barge, light] = [await lookOf('barge'), await lookOf('lighthouse')];
    save('pictures/ship.png', await corners(1200, 900).negate().png().toBuffer());
    await changedFrom('barge', barge);
    expect(await lookOf('lighthouse')).toBe(light);
    replace('pictures/light.svg', LIGHT.replace('"9"', '"19"'));
    await changedFrom('lighthouse', light);
    save('pictures/light.svg', LIGHT);
    save('pictures/ship.png', await corners(1200, 900).png().toBuffer());
    await expect.poll(() => lookOf('lighthouse')).toBe(light);
    await expect.poll(() => lookOf('barge')).toBe(barge);
  });

  it('shows a save of the code', async () => {
    const barge = await lookOf('barge');
    save('fieldkit.ts', GAME.replace('#f6efe0', '#dde6ee'));
    const blue = await changedFrom('barge', barge);
    save('fieldkit.ts', GAME);
    expect(await changedFrom('barge', blue)).toBe(barge);
  });

  it.each([
    [
      'words that do not fit',
      CARDS.replace('Pull a ship.', 'Pull a ship. '.repeat(40)),
      'tug',
      /^Fault\n+The text of "text" is [\d.]+ mm too high for its box\.$/,
    ],
    [
      'a picture that is not there',
      CARDS.replace('light.svg', 'dark.svg'),
      'lighthouse',
      /^Fault\n+.*"pictures\/dark\.svg".* is not there/,
    ],
    [
      'a row that cannot be read',
      CARDS.replace('Barge,2', 'Barge,x'),
      'barge',
      /^Fault\n+Column cost: "x" is no number\.$/,
    ],
  ])('says over a card what is wrong with it, and shows it as it was: %s', async (_, table, id, says) => {
    const look = await lookOf(id);
    save('cards.csv', table);
    await expect
      .poll(() => text(`[data-face=${id}] figcaption`))
      .toEqual([expect.stringMatching(says) as string]);
    expect(await lookOf(id)).toBe(look);
    expect(await page.locator('figcaption').count()).toBe(1);
    save('cards.csv', CARDS);
    await expect.poll(() => page.locator('figcaption').count()).toBe(0);
    expect(await text('[role=alert]')).toEqual(['']);
  });

  it('notes beside a card what will not print well', async () => {
    save('fieldkit.ts', GAME.replace("'#f6efe0'", "'#444444'"));
    await expect
      .poll(() => text('[data-card=tug] .notes li'))
      .toContainEqual(
        expect.stringMatching(/^The text "title" is #\w+ on #444444, a contrast of [\d.]+/) as string,
      );
    save('fieldkit.ts', GAME);
    await expect
      .poll(() => page.locator('[data-card=tug] .notes li', { hasText: 'contrast' }).count())
      .toBe(0);
  });

  it('says where a mistake of grammar is, and keeps the cards as they were', async () => {
    const tug = await lookOf('tug');
    save('fieldkit.ts', GAME.replace('decks: {', 'decks: {{'));
    await expect
      .poll(() => text('[role=alert] p'))
      .toEqual([
        expect.stringMatching(/^It cannot be drawn, at fieldkit\.ts:7:\d+: .+\.$/) as string,
        'The cards below are as they were before.',
      ]);
    expect(await lookOf('tug')).toBe(tug);
    // Whoever opens the page now sees them too.
    await page.reload();
    expect(await lookOf('tug')).toBe(tug);
    save('fieldkit.ts', GAME);
    await expect.poll(() => text('[role=alert] p')).toEqual([]);
  });

  it('makes the sheets that print makes, with its options', async () => {
    await page.getByLabel('Backs').selectOption('fold');
    await page.getByLabel('Edition').last().selectOption('low-ink');
    await page.getByRole('button', { name: 'Make the sheets' }).click();
    const link = page.getByRole('link', { name: 'harbour/harbour-a4-fold-low-ink.pdf' });
    await link.waitFor();
    const file = await fetch(new URL((await link.getAttribute('href')) ?? '', address));
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('makes no sheets for pages of other sites', async () => {
    const body = JSON.stringify({ game: 'harbour', paper: 'a4', sides: 'fold', edition: 'colour' });
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    const { status } = await fetch(`${address}sheets`, { method: 'POST', headers, body });
    expect(status).toBe(403);
  });

  it('fans the cards, and goes to a print desk with their sheets', async () => {
    await page.getByLabel('Fanned').check();
    expect(await page.locator('.hand img').count()).toBe(3);
    await page.getByRole('link', { name: 'Sheets on the print desk' }).click();
    await page.getByText('Page 3 of 4: sheet 1 front').waitFor();
    expect(new URL(page.url()).pathname).toBe('/harbour/print/');
  });

  it('links pages that are there', async () => {
    const links = await page.locator('.ways a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const found = await Promise.all(
      links.map(async (to) => (await fetch(new URL(to ?? '', address))).status),
    );
    expect(found).toEqual(links.map(() => 200));
  });

  it.each([1280, 360])('keeps the rules of accessibility, %i px wide, by day and night', async (width) => {
    const narrow = await openFresh(browser, address, { viewport: { width, height: 720 } });
    await narrow.page.locator('[data-face=barge] img').waitFor();
    save('cards.csv', CARDS.replace('Barge,2', 'Barge,x'));
    await narrow.page.locator('figcaption').waitFor();
    expect(await axeFaultsDayAndNight(narrow.page)).toEqual([]);
    await narrow.page.getByLabel('Fanned').check();
    expect(await axeFaultsDayAndNight(narrow.page)).toEqual([]);
    const scrollWidth = await narrow.page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    save('cards.csv', CARDS);
    await expect.poll(() => narrow.page.locator('figcaption').count()).toBe(0);
  });

  it('says of a port that is taken', async () => {
    const { port } = new URL(address);
    const other = startFieldkitIn(folder, 'dev', '--port', port);
    const status = ended(other);
    expect(await heard(other, /\n/)).toBe(
      `Port ${port} is taken: choose another, or leave --port out for a free one.\n`,
    );
    expect(await status).toBe(2);
  });

  it('ends by Ctrl+C, and nothing of it goes on', async () => {
    const status = ended(child);
    child.kill('SIGINT');
    expect(await status).toBe(0);
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'goes on',
          () => 'ended',
        ),
      )
      .toBe('ended');
  });
});
