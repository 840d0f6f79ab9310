/** "Can I?" of every game on the shelf, by touch and keyboard. Needs `npm run build`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/site/shelf.ts';
import { AGAIN, LONG, shareOfToday } from '../lot.ts';
import { isAnsweredByKeyboard, isAnsweredByTaps, verdict } from './asking.ts';
import { axeFaultsDayAndNight, openPage, openSite, type Site, type Watched } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Victory Tank's situations are tested in `ask.test.ts`, on a smaller phone. */
const ASKED = await Promise.all(
  SHELF.filter(({ id }) => id !== 'victory-tank').map(async ({ id, referee }) => ({
    game: id,
    situations: (await referee?.situations?.()) ?? [],
  })),
);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

describe.each(ASKED)('what is asked about $game', ({ game, situations }) => {
  let phone: Watched;
  beforeAll(async () => {
    phone = await openPage(site.browser, `${site.address}${game}/can-i/`, PHONE);
  });

  /** Half of the situations are tested today: half of those by touch, the others by keyboard. */
  const tested = shareOfToday(`asked of ${game}`, situations, 2);
  const tapped = shareOfToday(`by tap in ${game}`, tested, 2);
  const typed = LONG ? tested : tested.filter((each) => !tapped.includes(each));

  it.each(tapped)(`$name is answered in two taps on a phone (${AGAIN})`, ({ name }) =>
    isAnsweredByTaps(phone.page, name),
  );

  it.each(typed)(`$name is answered by keyboard, the focus staying where it was (${AGAIN})`, ({ name }) =>
    isAnsweredByKeyboard(phone.page, name),
  );

  it('is for everybody by day and by night, and fits a phone', async () => {
    const { page } = phone;
    await page.goto(`${site.address}${game}/can-i/#${situations[0]?.id ?? ''}`);
    await page.locator('[data-try]').first().tap();
    await verdict(page).waitFor();
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBe(0);
    expect(phone.faults).toEqual([]);
  });
});
