/** A Chromium to look at pages with: for measuring, for pictures, for the browser tests. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The one CHROMIUM_PATH names, an installed one, or the one that comes with the packages; `more` are its arguments. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const named = [process.env['CHROMIUM_PATH'] ?? '', ...INSTALLED].find(
    (path) => path !== '' && existsSync(path),
  );
  if (named !== undefined)
    return chromium.launch({ executablePath: named, args: ['--no-sandbox', '--disable-gpu', ...more] });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...more],
  });
}
