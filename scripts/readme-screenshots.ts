/** Takes the README's screenshots of the built site: `npm run pictures:site`, after `npm run build`. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { save, sideBySide } from './make/pictures/montage.ts';
import { openBrowser } from './site/browser.ts';
import { openHost } from './site/host.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 860 } } as const;

interface Shot {
  readonly path: string;
  readonly light: 'light' | 'dark';
  /** Selector of a button to press first. */
  readonly press?: string;
  /** Selector to wait for. */
  readonly waits?: string;
}

/** What there is to do, alternating between light and dark. */
const PHONE: readonly Shot[] = [
  { path: '', light: 'light' },
  { path: 'victory-tank/learn/driving/', light: 'dark' },
  { path: 'victory-tank/can-i/#recruit', light: 'light', press: '[data-try]' },
  { path: 'victory-tank/table/', light: 'dark' },
  { path: 'victory-tank/rules/', light: 'light' },
];
const WIDE: readonly Shot[] = [
  { path: 'victory-tank/learn/fighting/', light: 'light' },
  { path: 'victory-tank/play/', light: 'dark', press: '[data-start=here]', waits: '.seated .board-frame' },
];
/** How a reader gets their own sheets. */
const DESK: readonly Shot[] = [
  { path: 'victory-tank/print/', light: 'light', waits: 'text=/% ink/' },
  { path: 'victory-tank/', light: 'dark' },
];

async function shoot(browser: Browser, address: string, shots: readonly Shot[], size: keyof typeof SIZES) {
  const pictures: Buffer[] = [];
  for (const { path, light, press, waits } of shots) {
    const page = await browser.newPage({
      viewport: SIZES[size],
      colorScheme: light,
      reducedMotion: 'reduce',
    });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    if (press !== undefined) {
      const pressed = page.locator(press).first();
      await pressed.click();
      // A link may have left the page.
      if (await pressed.isVisible()) await pressed.evaluate((button) => button.scrollIntoView());
    }
    if (waits !== undefined) await page.locator(waits).first().waitFor({ timeout: 120_000 });
    // Pressing may load faces.
    if (press !== undefined) await page.waitForTimeout(1500);
    pictures.push(await page.screenshot());
    await page.close();
  }
  return sideBySide(pictures);
}

const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder: DIST })]);
await save('site-phone', await shoot(browser, address, PHONE, 'phone'), 1500);
await save('site-wide', await shoot(browser, address, WIDE, 'wide'), 1500);
await save('site-desk', await shoot(browser, address, DESK, 'wide'), 1500);
await browser.close();
server.close();
