/** Takes the README's pictures of the built site: `npm run pictures:site`, after `npm run build`. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { save, sideBySide } from './make/montage.ts';
import { openBrowser } from './site/browser.ts';
import { openHost } from './site/host.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 860 } } as const;

interface Shot {
  readonly path: string;
  readonly light: 'light' | 'dark';
}

/** Every kind of page once, by turns by day and by night. */
const PHONE: readonly Shot[] = [
  { path: '', light: 'light' },
  { path: 'victory-tank/', light: 'dark' },
  { path: 'victory-tank/rules/', light: 'light' },
  { path: 'victory-tank/examples/the-tank/', light: 'dark' },
  { path: 'victory-tank/questions/', light: 'light' },
  { path: 'victory-tank/table/', light: 'dark' },
];
const WIDE: readonly Shot[] = [
  { path: 'victory-tank/play/', light: 'light' },
  { path: 'victory-tank/rulings/', light: 'dark' },
];

async function shoot(browser: Browser, address: string, shots: readonly Shot[], size: keyof typeof SIZES) {
  const pictures: Buffer[] = [];
  for (const { path, light } of shots) {
    const page = await browser.newPage({
      viewport: SIZES[size],
      colorScheme: light,
      reducedMotion: 'reduce',
    });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    pictures.push(await page.screenshot());
    await page.close();
  }
  return sideBySide(pictures);
}

const [browser, { address, server }] = await Promise.all([openBrowser(), openHost({ folder: DIST })]);
await save('site-phone', await shoot(browser, address, PHONE, 'phone'), 1500);
await save('site-wide', await shoot(browser, address, WIDE, 'wide'), 1500);
await browser.close();
server.close();
