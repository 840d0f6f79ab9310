/** The built sandbox in a browser. Needs `npm run build`. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { AGAIN, ofToday } from '../lot.ts';
import {
  begin,
  away,
  beside,
  drawer,
  file,
  made,
  open,
  PLACED,
  press,
  sit,
  START,
  touches,
  untilBattle,
  untilLastMoves,
  zonesOf,
} from './sandbox-page.ts';
import { axeFaultsDayAndNight, bytesOf, openFresh, openPage, openSite } from './site.ts';
import { countTouches } from './touch.ts';

const { browser, address } = await openSite();

/** Opens the sandbox with a new game; `faults` collects what the page must not do. */
async function sandbox(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, `${address}victory-tank/play/`, options);
  await sit(opened.page);
  return opened;
}

const status = (page: Page) => page.locator('.play-status').innerText();

/** Chooses at random until this many moves are made, or the game is over. */
async function playOn(page: Page, moves: number, seed: string): Promise<number> {
  const lot = lotsOf(seed);
  const target = (await made(page)) + moves;
  const count = countTouches(500);
  while ((await made(page)) < target) {
    const choices = await touches(page).count();
    if (choices === 0) break;
    await touches(page).nth(lot(choices)).click();
    count('what was chosen by lot', null);
  }
  return made(page);
}

/** Answers with Enter alone, eight moves at a time, until the game is over. */
async function onByEnter(page: Page, times: number): Promise<void> {
  await touches(page).first().focus();
  for (let time = 0; time < times && (await touches(page).count()) > 0; time++) {
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-touch')))
      .toBe(true);
    for (let key = 0; key < 8; key++) await page.keyboard.press('Enter');
  }
}

describe('the sandbox', () => {
  it('plays the first moves by pointer, and a game to its end after seven rounds, without a fault', async () => {
    const { page, faults } = await sandbox();
    expect(await playOn(page, 12, 'first moves')).toBe(12);
    await open(page, untilLastMoves(16));
    const count = await playOn(page, 5000, 'last moves');
    await expect.poll(() => status(page)).toMatch(/^The game is over: (Red|Gray) wins, \d+ to \d+\.$/);
    await page.reload();
    await page.getByText(/The game is over: /).waitFor();
    const [, most, least] = /(\d+) to (\d+)/.exec(await status(page)) ?? [];
    await page.locator('.score tfoot td').first().waitFor();
    const totals = await page.locator('.score tfoot td').allInnerTexts();
    expect(totals.toSorted((one, other) => Number(other) - Number(one))).toEqual([most, least]);
    await expect.poll(() => page.locator('.past li').count()).toBe(count + 1);
    expect(faults).toEqual([]);
  });

  it('takes moves from the board by arrow keys and Enter, and keeps the focus on it', async () => {
    const { page } = await sandbox();
    await open(page, ['keep tank']);
    const board = page.getByRole('group', { name: /^The board of/ });
    await board.locator('[tabindex="0"]').focus();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Lay it on /);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.bar-title').innerText()).toMatch(/Lay it on/);
    await expect.poll(() => board.evaluate((svg) => svg.contains(document.activeElement))).toBe(true);
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    const here = await name();
    await page.keyboard.press('ArrowDown');
    expect(await name()).not.toBe(here);
  });

  it('is one stop of the tab key, where the arrows go on and each field shows its name', async () => {
    const { page } = await sandbox();
    await open(page, PLACED);
    const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    await page.locator('.board [tabindex="0"]').focus();
    expect(await place()).toBeTruthy();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.board-name').textContent()).toBe(await place());
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    expect(await page.locator('.board-name').count()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    expect(await place()).toBeTruthy();
    expect(await page.locator('.board [tabindex="0"]').count()).toBe(1);
  });

  it('begins and ends by keyboard alone, where each answer has the focus on the next', async () => {
    const { page } = await sandbox();
    await open(page, []);
    await onByEnter(page, 3);
    await open(page, untilLastMoves(16));
    await onByEnter(page, 200);
    await expect.poll(() => status(page)).toMatch(/^The game is over: /);
  });

  it('refuses an illegal try with rule, sentence and what would do', async () => {
    const { page } = await sandbox();
    await open(page, [...PLACED, 'move 1']);
    await page.getByLabel(/^Referee mode/).check();
    await page.getByLabel('A move in notation').fill('step 4 w1n1 to w1');
    await press(page, 'Try it');
    const refusal = page.getByRole('alert').getByRole('region', { name: 'Not allowed' });
    await refusal.waitFor();
    await expect.poll(() => refusal.locator('.rule-id').allInnerTexts()).toContain('M1');
    await expect.poll(() => refusal.innerText()).toMatch(/take 3 of them/i);
    // The drawing beside the rule: their ghost, and wire.
    await expect.poll(() => refusal.locator('svg .board-ghost').count()).toBeGreaterThan(0);
    await expect.poll(() => refusal.locator('svg [data-look=wire]').count()).toBeGreaterThan(0);
    expect(await axeFaultsDayAndNight(page, '.sheet.refusal')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => refusal.count()).toBe(0);
    await press(page, 'Try it');
    const before = await made(page);
    await refusal.getByRole('button', { name: 'Do this' }).first().click();
    await expect.poll(() => made(page)).toBeGreaterThan(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await press(page, 'Take back');
    await expect.poll(() => made(page)).toBe(before);
    await page.getByLabel('A move in notation').fill('hop');
    await press(page, 'Try it');
    await page.getByText(/does not understand that: .*is no move/).waitFor();
  });

  it('says what going back would make unseen, and asks before', async () => {
    const { page } = await sandbox();
    await open(page, ['keep tank']);
    await press(page, 'Take back');
    await page.getByText(/What was seen since cannot be unseen/).waitFor();
    await press(page, 'Leave it');
    await expect.poll(() => page.locator('.past li').count()).toBe(2);
    await press(page, 'Take back');
    await press(page, 'Take back 1 move');
    await expect.poll(() => page.getByText('No move yet.').count()).toBe(1);
  });

  it('looks back at any position and goes on from there', async () => {
    const { page } = await sandbox();
    await open(page, [...PLACED, 'move 1']);
    await press(page, 'Red: the tank points east');
    await page.getByText('You are looking back, at move 3 of a game of 5 moves.').first().waitFor();
    await expect.poll(() => touches(page).count()).toBe(0);
    await press(page, 'Back to the game');
    await expect.poll(() => touches(page).count()).toBeGreaterThan(0);
  });

  it('lets the built-in opponent play a side, who keeps its cards to itself', async () => {
    const { page, faults } = await sandbox();
    await open(page, []);
    await drawer(page);
    await page.getByLabel('Show pieces moving and cards turning over').uncheck();
    await page.getByLabel(/^Opponent/).selectOption({ label: 'It plays gray' });
    await away(page);
    await expect.poll(() => zonesOf(page, 'Gray')).toMatch(/Hand\s+5 cards/);
    await press(page, /^Keep: Tank/);
    await press(page, /^Lay it on/);
    await press(page, /^The right way up/);
    await press(page, /^To the east/);
    await page.getByText('You announce an action').waitFor();
    await expect.poll(() => page.locator('.past li').last().innerText()).toMatch(/^Gray: “.+” lies /);
    await press(page, 'Recruit');
    await press(page, 'Pay 5 points');
    await press(page, 'No card');
    for (let point = 0; point < 5; point++) await press(page, /^Recruit on/);
    // Gray answers turn by turn until its points are used up and the next round begins.
    await page.getByText(/^Round 2 of 7\./).waitFor();
    await page.reload();
    await page.getByText(/^Round 2 of 7\./).waitFor();
    await drawer(page);
    await expect.poll(() => page.getByLabel(/^Opponent/).inputValue()).toBe('1');
    expect(faults).toEqual([]);
  });

  it('has the opponent say why it moved, shows its cards by nothing, and advises who is to decide', async () => {
    const { page, faults } = await sandbox();
    await open(page, []);
    await drawer(page);
    await page.getByLabel('Show pieces moving and cards turning over').uncheck();
    await page.getByLabel(/^Opponent/).selectOption({ label: 'It plays red' });
    await page.getByLabel('How well it plays').selectOption('recruit');
    await away(page);
    // Red keeps a card that gray must not know of, then places it openly.
    await page.getByText(/^Why red chose “.+”$/).click();
    const why = page.locator('details.thoughts');
    await expect.poll(() => why.innerText()).toMatch(/Tried on \d+ ways?.+red wins about \d+ games in 100/s);
    expect(await why.innerText()).not.toMatch(/\bkeep\b/i);
    await press(page, 'What would you do?');
    await expect
      .poll(() => page.locator('.advice [role=status]').innerText())
      .toMatch(/^The best of what was tried: Lay it on .+gray wins about/s);
    await page.reload();
    await drawer(page);
    await expect.poll(() => page.getByLabel('How well it plays').inputValue()).toBe('recruit');
    expect(faults).toEqual([]);
  });

  it('reckons for a battle what each card would come to, with its sum', async () => {
    const { page } = await sandbox();
    await open(page, untilBattle());
    const panel = page.locator('.reckoned');
    await expect
      .poll(() => panel.locator('li').first().innerText())
      .toMatch(/^No card: (wins|loses) (for certain|about|nearly|less).*\. .+ against .+\.$/);
    await press(page, 'Lay no card');
    await page.getByText(/defends: lays a battle card, or none/).waitFor();
    await expect.poll(() => panel.locator('li').first().innerText()).toContain('without a card');
  });

  it('hides each hand from the other, with a screen between', async () => {
    const { page } = await sandbox();
    await open(page, []);
    await drawer(page);
    await page.getByLabel('Who sees what').selectOption('each');
    await away(page);
    await press(page, /^Keep: Tank/);
    await press(page, /^Lay it on/);
    await press(page, /^The right way up/);
    await press(page, /^To the east/);
    await page.getByText('Hand the device to gray').waitFor();
    await expect.poll(() => page.locator('.zones').count()).toBe(0);
    await press(page, 'I am gray: show my cards');
    await expect.poll(() => zonesOf(page, 'Red')).toMatch(/Hand\s+5 cards/);
  });

  it('switches a ruling for the game so far, and says which are switched', async () => {
    const { page } = await sandbox();
    await open(page, PLACED);
    const rulings = async () => {
      await drawer(page);
      await page.getByText(/^Rulings: /).click();
    };
    await rulings();
    await page.getByLabel(/^C5 /).check();
    await page.getByText('Rulings: 1 changed').waitFor();
    await away(page);
    await press(page, 'Pass, and forfeit the points left');
    await page.locator('.bar > .bar-go').click();
    await rulings();
    await page.getByLabel(/^C5 /).click();
    await page.getByText(/Not switched, since .*"pass", is not allowed/).waitFor();
    await expect.poll(() => page.getByLabel(/^C5 /).isChecked()).toBe(true);
  });

  it('hands the game out as a file, takes it back, and refuses what is none without losing anything', async () => {
    const { page } = await sandbox();
    await open(page, PLACED);
    await drawer(page);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save this game')]);
    const saved = (await bytesOf(download)).toString();
    expect(JSON.parse(saved)).toEqual({ ...START, moves: PLACED });
    await page.locator('input[type=file]').setInputFiles(file(saved.slice(0, 60)));
    await page
      .getByText(/It is not JSON, or it breaks off in the middle\. Your game is as it was\./)
      .waitFor();
    await page.locator('input[type=file]').setInputFiles(file({ ...START, rules: '0', moves: [] }));
    await page
      .getByText(/version 0 of the rules, which this page does not know yet.*Your game is as it/)
      .waitFor();
    await expect.poll(() => page.locator('.past li').count()).toBe(PLACED.length + 1);
  });

  it('begins a new game where the kept one cannot be read, and gives that back as it was', async () => {
    const { page } = await sandbox();
    const broken = '{"game":"victory-tank","rul';
    await page.evaluate((text) => localStorage.setItem('fieldkit/victory-tank/sandbox/record', text), broken);
    await page.reload();
    const note = page.getByRole('region', { name: 'The game kept here cannot be opened' });
    await note.getByText(/It is not JSON, or it breaks off/).waitFor();
    const save = () => press(page, 'Save it as it was');
    const [download] = await Promise.all([page.waitForEvent('download'), save()]);
    expect((await bytesOf(download)).toString()).toBe(broken);
  });

  it('goes on where the device keeps nothing, and says so', async () => {
    const { page, faults } = await openFresh(browser, `${address}theme.js`);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${address}victory-tank/play/`);
    await sit(page);
    await page.getByText(/This device keeps nothing for the site/).waitFor();
    expect(await playOn(page, 3, 'full')).toBe(3);
    await begin(page);
    await drawer(page);
    await page.getByText('Other games on this device: 1').waitFor();
    expect(faults).toEqual([]);
  });

  it(`has nothing to fault by axe, by day and by night, at a desk or at 360 px (${AGAIN})`, async () => {
    const { page } = await sandbox({ viewport: { width: 360, height: 760 } });
    await open(page, [...PLACED, 'move 2']);
    await beside(page);
    await page.getByLabel(/^Referee mode/).check();
    await page.getByLabel('A move in notation').fill('drive');
    await press(page, 'Try it');
    for (const width of ofToday('width', [360, 1280])) {
      await page.setViewportSize({ width, height: 760 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFaultsDayAndNight(page)).toEqual([]);
    }
  });
});
