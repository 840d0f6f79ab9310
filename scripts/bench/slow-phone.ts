/** A page of the built site on a phone slower than this machine. Needs `npm run build`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../site/browser.ts';
import { openHost } from '../site/host.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** A loaded, idle page, so that only what follows is measured. */
export interface SlowPhone {
  readonly browser: Browser;
  readonly page: Page;
  readonly session: CDPSession;
}

/** The result of `measure` on a page of the site, with the CPU slowed by this factor. */
export async function onSlowPhone<Found>(
  path: string,
  slowed: number,
  measure: (phone: SlowPhone) => Promise<Found>,
): Promise<Found> {
  if (!existsSync(join(DIST, path, 'index.html')))
    throw new Error('There is no built site: npm run build first.');
  const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder: DIST })]);
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(address + path);
    await page.locator('astro-island:not([ssr]), .start').first().waitFor();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await measure({ browser, page, session });
  } finally {
    await browser.close();
    server.close();
  }
}
