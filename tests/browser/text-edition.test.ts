/** The text edition on the built site, in light and dark mode, on a phone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/site/shelf.ts';
import { AGAIN, ofToday } from '../lot.ts';
import { axeFaultsDayAndNight, openPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

describe.each(ofToday('in words', SHELF))('$id in words', (game) => {
  it(`breaks no rule of accessibility by day or by night, nor the width of a phone (${AGAIN})`, async () => {
    const options = { viewport: { width: 360, height: 740 } };
    const { page, faults } = await openPage(site.browser, `${site.address}${game.id}/`, options);
    await page.getByRole('link', { name: 'read it as a page' }).click();
    await page.getByRole('heading', { level: 1, name: 'the whole box in words' }).waitFor();
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    const [wide, screen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(wide).toBe(screen);
    expect(faults).toEqual([]);
  });
});
