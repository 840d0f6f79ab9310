/** Saved games in a browser: every game, on phone and desktop. Needs `npm run build`. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { replay, type GameRecord } from '../../src/referee/record.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { hurtRecords } from '../harness/hurt-records.ts';
import { AGAIN, DAY, ofToday } from '../lot.ts';
import { drawer, file } from './sandbox-page.ts';
import { bytesOf, openFresh, openPage, openSite } from './site.ts';
import { clickAll, countTouches, touched } from './touch.ts';

const { browser, address } = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const GAMES = SHELF.map(({ id }) => id);

const refereeOf = async (id: string) => {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee === undefined) throw new Error(`${id} has no referee`);
  return referee.game();
};

const nameOf = (id: string, what: string): string => `fieldkit/${id}/sandbox/${what}`;
const keptOn = (page: Page, id: string, what: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), nameOf(id, what));
const keepOn = (page: Page, id: string, what: string, text: string): Promise<void> =>
  page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [nameOf(id, what), text] as const);

/** The stored texts of the list of saved games. */
const textsOn = async (page: Page, id: string): Promise<readonly unknown[]> => {
  const list = JSON.parse((await keptOn(page, id, 'games')) ?? '[]') as readonly {
    readonly text?: unknown;
  }[];
  return list.map(({ text }) => text);
};

/** Whether an element is on screen with nothing over its centre. */
async function isSeen(what: Locator): Promise<boolean> {
  await what.waitFor();
  return what.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}

const sitDown = (page: Page) => page.locator('.start-on, [data-start=here]').first().click();

const saved = async (page: Page, button: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return (await bytesOf(download)).toString();
};

const HURT = 'This game stops after move|This game cannot go on|The game kept here cannot be opened';
const note = (page: Page) => page.getByRole('region', { name: new RegExp(HURT) });

/** What to touch at a table, with weights. */
const TOUCHABLE = [
  '.bar .bar-go',
  '.bar .bar-go',
  '.bar-chips button, .bar-does button',
  '.hand-card:not([aria-disabled=true])',
  '.board-live [data-place]:not([aria-disabled=true])',
  '.board-live [data-place]:not([aria-disabled=true])',
] as const;

/** Dismisses a card that is shown large because it cannot be played. */
async function putDown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const large = page.locator('.card-large button');
  const count = countTouches(20);
  while (await large.isVisible()) {
    await large.press('Enter');
    count('a card that lies over the table', null);
  }
}

/** What lies to be touched, of a kind chosen at random; if there is nothing of it, of another. */
async function markByLot(page: Page, lot: (sides: number) => number): Promise<void> {
  const first = lot(TOUCHABLE.length);
  const at = lot(1000);
  await page.evaluate(
    ([kinds, which]) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const found = kinds.map((kind) => document.querySelectorAll(kind)).find(({ length }) => length > 0);
      found?.[which % found.length]?.setAttribute('data-next', '');
    },
    [[...TOUCHABLE.slice(first), ...TOUCHABLE.slice(0, first)], at] as const,
  );
}

/** Touches things at random, and leaves no card lying over the table. */
async function touchByLot(page: Page, lot: (sides: number) => number, times: number): Promise<void> {
  const count = countTouches(times + 1);
  for (let touch = 0; touch < times; touch++) {
    await putDown(page);
    await markByLot(page, lot);
    count('what was chosen by lot', await touched(page.locator('[data-next]').first(), { x: 8, y: 12 }));
  }
  await putDown(page);
}

/** What a game shows and what is stored of it, with nothing picked up. */
async function standing(page: Page, id: string) {
  await putDown(page);
  const back = page.locator('.bar-back');
  if (await back.isVisible()) await back.click();
  const lines = page.locator('.past li');
  await lines.first().waitFor();
  const count = () => lines.count().then((shown) => shown - 1);
  const record = async () => JSON.parse((await keptOn(page, id, 'record')) ?? '{}') as GameRecord;
  await expect.poll(async () => (await record()).moves.length).toBe(await count());
  return {
    kept: await record(),
    history: await lines.allInnerTexts(),
    status: await page.locator('.play-status').innerText(),
    seats: await page.locator('.seat').allInnerTexts(),
    board: await page
      .locator('.board-live image')
      .evaluateAll((images) => images.map((image) => image.getAttribute('href')).toSorted()),
  };
}

describe.each(ofToday('game touched by lot', GAMES))(`%s (${AGAIN})`, (id) => {
  it('stands the same after every reload, however it was touched, and its record replays', async () => {
    const { page, faults } = await openFresh(browser, `${address}theme.js`);
    await page.addInitScript(
      (seed) => {
        crypto.getRandomValues = (numbers) => {
          if (numbers instanceof Uint32Array) numbers.fill(seed);
          return numbers;
        };
      },
      lotsOf(`seed ${DAY}`)(2 ** 31),
    );
    await page.goto(`${address}${id}/play/`);
    await sitDown(page);
    await drawer(page);
    await page.getByLabel('Show pieces moving and cards turning over').uncheck();
    await page.keyboard.press('Escape');
    const lot = lotsOf(`touches ${DAY}`);
    const game = await refereeOf(id);
    for (let reload = 0; reload < 6; reload++) {
      await touchByLot(page, lot, 10);
      const before = await standing(page, id);
      expect(replay(game, before.kept)).toMatchObject({ ok: true });
      await page.reload();
      expect(await standing(page, id)).toEqual(before);
    }
    expect(faults).toEqual([]);
  });
});

/** One game and one kind of damage a day; all of them in the long run. */
const HURTS = await Promise.all(
  GAMES.flatMap(async (id) =>
    hurtRecords(await refereeOf(id), `browser ${DAY}`).map((hurt) => ({ id, ...hurt })),
  ),
).then((all) => all.flat());

describe.each(ofToday('hurt record', HURTS))(`$id, kept: $kind (${AGAIN})`, ({ id, text, reaches, says }) => {
  it('is told on a phone, shown as far as it goes, gone on with, and given back as it was', async () => {
    const { page, faults } = await openPage(browser, `${address}theme.js`, PHONE);
    await keepOn(page, id, 'record', text);
    await page.goto(`${address}${id}/play/`);
    await expect.poll(() => isSeen(note(page).locator('h2'))).toBe(true);
    if (reaches !== null)
      expect(await note(page).innerText()).toMatch(new RegExp(says.source.replaceAll(/[$^]/g, ''), 'i'));
    await expect.poll(() => textsOn(page, id)).toEqual([text]);
    await sitDown(page);
    await page.locator('.bar').waitFor();
    const understood = note(page).getByRole('button', { name: 'Understood' });
    if (reaches === null || (await understood.count()) > 0) {
      await expect.poll(() => isSeen(note(page).locator('h2'))).toBe(true);
      expect(await saved(page, note(page).getByRole('button', { name: 'Save it as it was' }))).toBe(text);
      await understood.click();
      await note(page).waitFor({ state: 'detached' });
    }
    const lot = lotsOf(`on ${DAY}`);
    await touchByLot(page, lot, 8);
    await page.reload();
    await page.locator('.bar').waitFor();
    expect(await note(page).count()).toBe(0);
    expect((await textsOn(page, id)).filter((one) => one === text)).toEqual([text]);
    await drawer(page);
    await page.locator('.games > summary').click();
    const entry = page.locator('.games li').filter({ hasText: 'Kept as it was: not all' });
    expect(await saved(page, entry.getByRole('button', { name: /^Save/ }))).toBe(text);
    await entry.getByRole('button', { name: /^Open/ }).click();
    if (reaches === null)
      await page.getByText(/^That game cannot be opened here: .* It stays in the list/).waitFor();
    else await expect.poll(() => isSeen(note(page).locator('h2'))).toBe(true);
    expect(await textsOn(page, id)).toContain(text);
    await drawer(page);
    if (!(await entry.first().isVisible())) await page.locator('.games > summary').click();
    await entry.getByRole('button', { name: /^Delete/ }).click();
    await entry.getByRole('button', { name: 'Delete for good' }).click();
    await expect.poll(() => textsOn(page, id)).not.toContain(text);
    expect(faults).toEqual([]);
  });
});

const FORBIDDEN = HURTS.filter(({ kind }) => kind === 'a move that is forbidden');

it.each(ofToday('hurt file', FORBIDDEN))(
  `$id: a file with a forbidden move is opened as far as it goes, with the rule (${AGAIN})`,
  async ({ id, text }) => {
    const { page, faults } = await openPage(browser, `${address}${id}/play/`, PHONE);
    await sitDown(page);
    await drawer(page);
    await page.locator('input[type=file]').setInputFiles(file(text));
    await expect.poll(() => isSeen(note(page).locator('h2'))).toBe(true);
    await expect.poll(() => note(page).locator('.hurt-rule').innerText()).toMatch(/^\S+\s+\S+ .+\.$/s);
    await expect.poll(() => isSeen(note(page).locator('.hurt-rule'))).toBe(true);
    await expect.poll(() => textsOn(page, id)).toContain(text);
    expect(faults).toEqual([]);
  },
);

it.each(ofToday('full device', FORBIDDEN))(
  `$id: a device with no room left keeps what it has, and says so on a phone (${AGAIN})`,
  async ({ id, text }) => {
    const { page, faults } = await openFresh(browser, `${address}theme.js`, PHONE);
    await keepOn(page, id, 'record', text);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${address}${id}/play/`);
    const full = page.getByText(/^This device keeps nothing for the site/);
    for (const sit of [false, true]) {
      if (sit) await sitDown(page);
      await expect.poll(() => isSeen(note(page).locator('h2'))).toBe(true);
      await expect.poll(() => isSeen(full)).toBe(true);
    }
    const understood = page.getByRole('button', { name: 'Understood' });
    await clickAll(understood, 5);
    const lot = lotsOf(`full ${DAY}`);
    await touchByLot(page, lot, 8);
    expect(await keptOn(page, id, 'record')).toBe(text);
    await drawer(page);
    await page.locator('.games > summary').click();
    const entry = page.locator('.games li').filter({ hasText: 'Kept as it was: not all' });
    expect(await saved(page, entry.getByRole('button', { name: /^Save/ }))).toBe(text);
    expect(faults).toEqual([]);
  },
);

it.each(ofToday('private mode', GAMES))(
  `%s: where nothing can be kept, that is seen on a phone, and the game can be saved there (${AGAIN})`,
  async (id) => {
    const { page, faults } = await openFresh(browser, `${address}theme.js`, PHONE);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('private', 'SecurityError');
        },
      });
    });
    await page.goto(`${address}${id}/play/`);
    await sitDown(page);
    const said = page.getByText(/^This device keeps nothing for the site/);
    await expect.poll(() => isSeen(said)).toBe(true);
    const lot = lotsOf(`private ${DAY}`);
    await touchByLot(page, lot, 8);
    const game = JSON.parse(
      await saved(page, page.getByRole('button', { name: 'Save this game' })),
    ) as GameRecord;
    expect(replay(await refereeOf(id), game)).toMatchObject({ ok: true });
    await page.getByRole('button', { name: 'Understood' }).click();
    await said.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  },
);

it.each(ofToday('two tabs', FORBIDDEN))(
  `$id: two tabs that meet a hurt record keep it once, whichever goes on (${AGAIN})`,
  async ({ id, text }) => {
    const { page: one, faults } = await openFresh(browser, `${address}theme.js`, PHONE);
    await keepOn(one, id, 'record', text);
    const other = await one.context().newPage();
    await Promise.all([one, other].map((page) => page.goto(`${address}${id}/play/`)));
    await expect.poll(() => textsOn(one, id)).toEqual([text]);
    // A third tab, of an older version, puts the old data back while both are open.
    for (const page of [one, other]) await sitDown(page);
    await keepOn(other, id, 'record', ` ${text}`);
    const lot = lotsOf(`tabs ${DAY}`);
    await touchByLot(one, lot, 12);
    const kept = async () => [await keptOn(one, id, 'record'), ...(await textsOn(one, id))];
    await expect.poll(kept).toEqual(expect.arrayContaining([text, ` ${text}`]));
    expect(faults).toEqual([]);
  },
);
