/** Round and score for a real table, in a browser. Needs `npm run build`. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { axeFaults, axeFaultsDayAndNight, openFresh, openPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

async function table(options: BrowserContextOptions = PHONE, opens = openPage) {
  const opened = await opens(site.browser, `${site.address}victory-tank/table/`, options);
  await half(opened.page, 'Red').waitFor();
  return opened;
}

const half = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Plays up to the first action of the first round, red beginning. */
async function untilCommand(page: Page): Promise<void> {
  for (const name of ['Red is first', 'One kept, one given', 'Laid', 'Laid', 'Both are ready'])
    await press(page, name);
}

describe('the round', () => {
  it('says whose turn it is and what to do, by its rule, and is as it was after a reload', async () => {
    const { page, faults } = await table();
    await untilCommand(page);
    await press(page, 'Pay 2, leaves 3');
    await press(page, 'Done');
    const now = 'Gray announces an action';
    await half(page, 'Gray').getByText(now).waitFor();
    await page.reload();
    await half(page, 'Gray').getByText(now).waitFor();
    await expect
      .poll(() => half(page, 'Red').getByRole('list').getAttribute('aria-label'))
      .toBe('Red’s action points: 3');
    await expect
      .poll(() => half(page, 'Gray').getByRole('link').first().getAttribute('href'))
      .toBe('/victory-tank/rules/#C2');
    expect(faults).toEqual([]);
  });

  it('turns a half to each player, on marks as large as a thumb', async () => {
    const { page } = await table();
    await untilCommand(page);
    await expect
      .poll(() => half(page, 'Gray').evaluate((far) => getComputedStyle(far).rotate))
      .toBe('180deg');
    const sizes = await page
      .locator('.round-and-score button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
    expect(sizes.filter(({ width, height }) => width < 48 || height < 48)).toEqual([]);
  });

  it('asks before it ends a turn’s points or turns to the next round, and takes back', async () => {
    const { page } = await table();
    await untilCommand(page);
    await press(page, 'I can do nothing');
    await press(page, 'Not yet');
    await half(page, 'Red').getByText('Red announces').waitFor();
    for (const name of ['Pay 5, leaves 0', 'Done', 'Pay 5, leaves 0', 'Done']) await press(page, name);
    await half(page, 'Gray').getByText('Round 1 is over').waitFor();
    await half(page, 'Gray').getByRole('button', { name: 'Begin round 2' }).dblclick();
    await half(page, 'Gray').getByText('Round 1 of 7').waitFor();
    await press(page, 'Yes: Begin round 2');
    await half(page, 'Gray').getByText('Round 2 of 7').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await half(page, 'Gray').getByText('Round 1 of 7').waitFor();
  });

  it('fills the screen between the players, and comes back by a key', async () => {
    const { page } = await table();
    await press(page, 'Put it between you');
    await page.getByRole('dialog').waitFor();
    await press(page, 'Gray is first');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await half(page, 'Gray').getByText('Gray looks at').waitFor();
  });

  it('goes on where the device keeps nothing, and says so', async () => {
    const { page, faults } = await table();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press(page, 'Red is first');
    await page.getByRole('alert').getByText('This device keeps nothing').waitFor();
    await press(page, 'One kept, one given');
    await half(page, 'Red').getByText('Red lays').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('a round that was kept', () => {
  const put = (page: Page, table: object) =>
    page.evaluate((text) => {
      localStorage.removeItem('fieldkit/victory-tank/agreed');
      localStorage.setItem('fieldkit/victory-tank/table', text);
    }, JSON.stringify(table));
  const presses = ['first red', 'drafted', 'placed', 'placed', 'refilled', 'pay 2'];

  it('by an earlier tracker goes on, with its rulings', async () => {
    const { page, faults } = await table();
    await put(page, { on: ['pass', 'crew-out'], presses, entries: {} });
    await page.reload();
    await half(page, 'Red').getByText('Red carries the action out').waitFor();
    await press(page, 'Done');
    await page.reload();
    await expect
      .poll(() => page.getByRole('checkbox', { name: /^Crew inside the tank do not count/ }).isChecked())
      .toBe(true);
    await half(page, 'Gray').getByText('Gray announces an action').waitFor();
    expect(faults).toEqual([]);
  });

  it('under earlier rules goes on, and says what has changed since; under later ones, that it is newer', async () => {
    const { page } = await table(PHONE, openFresh);
    await page.route('**/rules-history*.js', (route) => {
      const changed = [{ statement: 'E2d', was: 'A bunker scores 2.' }];
      const versions = [
        { rules: '0', changed: [] },
        { rules: victoryTank.rules, changed },
      ];
      return route.fulfill({
        contentType: 'text/javascript',
        body: `export const HISTORY = ${JSON.stringify(versions)};`,
      });
    });
    await put(page, { rules: '0', presses, entries: {} });
    await page.reload();
    await page.getByText('This round was kept under version 0 of the rules. It goes on').waitFor();
    await page.getByText('(before: A bunker scores 2.)').waitFor();
    await half(page, 'Red').getByText('Red carries the action out').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Done');
    await page.getByText('This round was kept').waitFor({ state: 'detached' });
    await put(page, { rules: '9', presses, entries: {} });
    await page.reload();
    await page.getByText('version 9 of the rules, which this page does not know yet').waitFor();
    await half(page, 'Red').getByText('Red carries the action out').waitFor();
  });

  it('with steps that the rulings no longer have says where it stands, and comes back with them', async () => {
    const { page } = await table();
    await put(page, {
      rules: victoryTank.rules,
      presses: [...presses, 'done', 'never there', 'done'],
      entries: {},
    });
    await page.reload();
    await page.getByText('The round stands after 7 of its 9 steps').waitFor();
    await half(page, 'Gray').getByText('Gray announces an action').waitFor();
  });
});

describe('the score', () => {
  const more = async (page: Page, what: string, times = 1) => {
    for (let time = 0; time < times; time++) await press(page, `${what}: one more`);
  };

  it('explains who wins, down to the last tie-break', async () => {
    const { page, faults } = await table();
    await page.getByText('Nothing is entered yet.').waitFor();
    await expect.poll(() => page.getByText(/ wins$/).count()).toBe(0);
    await more(page, 'Red: Crates collected', 3);
    await more(page, 'Gray: Crates collected', 3);
    const result = page.locator('.pad-result');
    await result.getByText('Gray wins: red holds the active player card.').waitFor();
    await expect.poll(() => result.getByRole('link', { name: 'E3a' }).count()).toBe(1);
    await more(page, 'Red: Soldiers on foot, home base included');
    await result.getByText('Red wins, 4 against 3.').waitFor();
    await page.reload();
    await result.getByText('Red wins, 4 against 3.').waitFor();
    expect(faults).toEqual([]);
  });

  it('names an impossible table and offers the nearest', async () => {
    const { page } = await table();
    await more(page, 'Gray: Bunkers held', 2);
    await page.getByText('To hold 2 bunkers gray needs a soldier on foot in each, and has none.').waitFor();
    await press(page, 'Correct it to the nearest that can');
    await page.getByText('Gray wins: red holds the active player card.').waitFor();
  });

  it('is played by keyboard alone', async () => {
    const { page } = await table({ viewport: { width: 1280, height: 900 } });
    await page.getByRole('button', { name: 'Gray: Crates collected: one more' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Gray wins, 1 against 0.').waitFor();
  });
});

it('is accessible by day and by night, and fits a phone', async () => {
  const { page } = await table(PHONE);
  await untilCommand(page);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
