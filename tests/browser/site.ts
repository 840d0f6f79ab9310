/** The built site in a real browser: served from a folder, watched for whatever it should not do. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Where `npm run build` leaves the site; SITE_DIST names another folder. */
export const DIST = process.env['SITE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json',
};

/** Serves a folder as a static host does. */
export function serve(folder: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const named = join(folder, path);
    const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named;
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/`, server });
    });
  });
}

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium: the one CHROMIUM_PATH names, an installed one, or the one that comes with the packages. */
export async function openBrowser(): Promise<Browser> {
  const named = [process.env['CHROMIUM_PATH'] ?? '', ...INSTALLED].find(
    (path) => path !== '' && existsSync(path),
  );
  if (named !== undefined)
    return chromium.launch({ executablePath: named, args: ['--no-sandbox', '--disable-gpu'] });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args: packaged.args });
}

/** A page and what it did that no page of the site may do: requests to elsewhere, errors on the console. */
export interface Watched {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Opens an address with nothing kept from before. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  const { origin } = new URL(address);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`request to ${url}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(address);
  return { page, faults };
}
