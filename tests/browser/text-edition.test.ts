/** The text edition in a browser, by day and by night, on a phone: nothing of it needs the built site. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SILENT } from '../../scripts/cli/progress.ts';
import { makeText } from '../../scripts/make/text.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { axeFaults, openBrowser } from './site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The HTML of a game's text edition. */
async function htmlOf(game: (typeof SHELF)[number]): Promise<string> {
  let html = '';
  const write = (name: string, content: Uint8Array | string) => {
    if (name.endsWith('.html')) html = String(content);
  };
  const nothing = () => undefined;
  const out = { folder: '', write, completes: nothing, commit: () => [], discard: nothing };
  await makeText(game, { out, progress: SILENT });
  return html;
}

describe.each(SHELF)('$id in words', (game) => {
  it.each(['light', 'dark'] as const)(
    'breaks no rule of accessibility in %s, nor the width of a phone',
    async (scheme) => {
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width: 360, height: 740 } });
      await page.setContent(await htmlOf(game));
      expect(await axeFaults(page)).toEqual([]);
      const [wide, screen] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(wide).toBe(screen);
      await page.close();
    },
  );
});
