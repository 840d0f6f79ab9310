/** A Chromium to look at pages with: for measuring, for pictures, for the browser tests. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * All that a machine without a screen, a graphics card or much shared memory needs. The packaged browser's own list
 * is for another kind of place: it puts every page in one process, which falls as a whole, and lowers the guards
 * that the pages are to be tried under.
 */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** The one CHROMIUM_PATH names, an installed one, or the one that comes with the packages. */
async function executable(): Promise<string> {
  const named = [process.env['CHROMIUM_PATH'] ?? '', ...INSTALLED].find(
    (path) => path !== '' && existsSync(path),
  );
  if (named !== undefined) return named;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Starts a browser; `more` are further arguments. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await executable(), args: [...ARGS, ...more] });
}

/** Starts a browser that other processes of this machine join by its address. */
export async function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await executable(), args: ARGS, host: '127.0.0.1' });
}
