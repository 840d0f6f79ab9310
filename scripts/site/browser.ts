/** Launches Chromium, for measuring, for screenshots, and for browser tests. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Flags for a machine without a display, a GPU or much shared memory. The packaged browser's own flags suit other
 * environments: they put every page into one process that crashes as a whole, and disable protections the tests need.
 */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** The one in CHROMIUM_PATH, an installed one, or the packaged one. */
async function executable(): Promise<string> {
  const named = [process.env['CHROMIUM_PATH'] ?? '', ...INSTALLED].find(
    (path) => path !== '' && existsSync(path),
  );
  if (named !== undefined) return named;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Launches a browser; `more` are further arguments. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await executable(), args: [...ARGS, ...more] });
}

/** Launches a browser that other processes connect to by its URL. */
export async function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await executable(), args: ARGS, host: '127.0.0.1' });
}
