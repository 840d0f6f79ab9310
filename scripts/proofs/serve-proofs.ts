/**
 * Vite plugin with the page of proofs of a maker's dev server; a built site has none.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import serveStatic from 'serve-static';
import { type Plugin, build } from 'vite';
import { HOUSE_SHELF } from '../cli/shelves.ts';
import { shelfPath } from '../site/build-language.ts';
import { openProofs, type OpenProofs } from './open-proofs.ts';
import { PROOFS, type PrintAnswer, type PrintRequest } from './proofs.ts';
import { readdirSync, statSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObject } from '../../src/is-object.ts';
import { PRINTED_EDITIONS } from '../../src/kit/edition.ts';
import { isId } from '../../src/kit/id.ts';
import { SIDES } from '../../src/press/impose/plan/print-options.ts';
import { HOME_PAPERS } from '../../src/press/papers.ts';
import { ROOT } from '../site/make-site.ts';
import { runChild } from '../cli/run-child.ts';
import { fileURLToPath } from 'node:url';

/** The page of proofs: its script and styles in one piece, so that no save of a maker's loads it again. */
const SCRIPT = fileURLToPath(new URL('./page/main.tsx', import.meta.url));

/** Fonts stand in the styles themselves up to this size, bytes. */
const MOST_INLINE = 1e6;

interface Bundle {
  readonly script: string;
  readonly styles: string;
}

async function bundle(): Promise<Bundle> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      assetsInlineLimit: MOST_INLINE,
      cssCodeSplit: false,
      rolldownOptions: { input: SCRIPT },
    },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  const styles = outputs.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  return {
    script: script?.type === 'chunk' ? script.code : '',
    styles: styles?.type === 'asset' ? Buffer.from(styles.source).toString() : '',
  };
}

let bundled: Promise<Bundle> | undefined;

/** Script and styles, made once. */
const pageParts = (): Promise<Bundle> => (bundled ??= bundle());

const THEME = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

/** The page; `base` is the folder that the site stands in. */
const pageHtml = (base: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="page.css">
    <script>${THEME}</script>
    <script type="module" src="page.js"></script>
    <title>Proofs</title>
  </head>
  <body data-base="${base}">
    <header class="masthead">
      <p class="site"><a class="house" href="./">Proofs</a> <a href="${base}">Your site</a></p>
      <button type="button" class="theme" data-theme-button aria-pressed="false" hidden><span>Dark mode</span></button>
    </header>
    <main id="proofs"></main>
  </body>
</html>
`;

// Runs `fieldkit print` for the page of proofs: the very command, with what it says and the files it makes.

/** Where the command puts its files. */
const printFolder = (): string => resolve('print');

const isOneOf = (names: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && names.includes(value);

/** A request as the page sends it; undefined for anything else. */
function readPrintRequest(text: string): PrintRequest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { game, paper, sides, edition } = value;
    if (typeof game !== 'string' || !isId(game)) return undefined;
    if (!isOneOf(HOME_PAPERS, paper) || !isOneOf(SIDES, sides)) return undefined;
    return isOneOf(PRINTED_EDITIONS, edition) ? { game, paper, sides, edition } : undefined;
  } catch {
    return undefined;
  }
}

/** Every file below a folder with the time of its last change, by path. */
function filesIn(folder: string): ReadonlyMap<string, number> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return new Map(files.map((file) => [file.slice(folder.length + 1), statSync(file).mtimeMs]));
  } catch {
    return new Map();
  }
}

/** Runs the command; `address` is where its folder is served. */
async function printFromPage(
  shelf: string,
  { game, paper, sides, edition }: PrintRequest,
  address: string,
): Promise<PrintAnswer> {
  const folder = printFolder();
  const before = filesIn(folder);
  const words = ['print', game, '--shelf', shelf, '--out', folder];
  const options = ['--paper', paper, '--sides', sides, '--edition', edition];
  const { status, said } = await runChild([join(ROOT, 'scripts/fieldkit.cjs'), ...words, ...options]);
  const made = [...filesIn(folder)].filter(([name, time]) => before.get(name) !== time);
  return {
    isMade: status === 0,
    says: said,
    files: made.map(([name]) => ({
      name: name.replaceAll('\\', '/'),
      address: address + name.split(/[\\/]/).map(encodeURIComponent).join('/'),
    })),
  };
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
} as const;

/** Most bytes of a request. */
const MOST_ASKED = 1000;

function send(response: ServerResponse, type: keyof typeof TYPES, content: string, cache = 'no-store'): void {
  response.writeHead(200, { 'content-type': TYPES[type], 'cache-control': cache }).end(content);
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

/** Sends the proofs now and after each change, as server-sent events. */
function follow(proofs: OpenProofs, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const tell = (state: unknown): void => void response.write(`data: ${JSON.stringify(state)}\n\n`);
  tell(proofs.current());
  request.once('close', proofs.follow(tell));
}

async function sendPicture(proofs: OpenProofs, key: string, response: ServerResponse): Promise<void> {
  const svg = await proofs.picture(key);
  if (svg === undefined) return refuse(response, 404, 'No face looks like this.');
  send(response, 'svg', svg, 'max-age=31536000, immutable');
}

/** Whether a request comes from the page itself: another site's page must not make files here. */
const isOwn = ({ headers }: IncomingMessage): boolean =>
  headers['content-type'] === TYPES.json && headers.origin?.replace(/^https?:\/\//, '') === headers.host;

function printer(address: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let running: Promise<PrintAnswer> | undefined;
  return async (request, response) => {
    if (request.method !== 'POST' || !isOwn(request))
      return refuse(response, 403, 'Sheets are made from this page alone.');
    if (Number(request.headers['content-length']) > MOST_ASKED)
      return refuse(response, 413, 'That is too long.');
    const asked = readPrintRequest(await text(request));
    if (!asked) return refuse(response, 400, 'There are no such sheets.');
    if (running) return refuse(response, 409, 'Other sheets are being made: wait until they are done.');
    try {
      running = printFromPage(shelfPath(), asked, address);
      send(response, 'json', JSON.stringify(await running));
    } finally {
      running = undefined;
    }
  };
}

/** The page of proofs and what it asks for. */
export const servesProofs = (): Plugin => ({
  name: 'fieldkit-proofs',
  apply: 'serve',
  async configureServer({ config, middlewares }) {
    if (shelfPath() === HOUSE_SHELF) return;
    const { base } = config;
    const place = `${base}${PROOFS}`;
    const proofs = await openProofs(shelfPath());
    const print = printer(`${place}print/`);
    middlewares.use(`${place}print`, serveStatic(printFolder(), { index: false, redirect: false }));
    middlewares.use(place.slice(0, -1), (request, response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      const [, key] = /^\/face\/(\w+)\.svg$/.exec(path) ?? [];
      if (request.originalUrl === place.slice(0, -1)) response.writeHead(302, { location: place }).end();
      else if (path === '/') send(response, 'html', pageHtml(base));
      else if (path === '/page.js') void pageParts().then(({ script }) => send(response, 'js', script), next);
      else if (path === '/page.css')
        void pageParts().then(({ styles }) => send(response, 'css', styles), next);
      else if (path === '/state') follow(proofs, request, response);
      else if (path === '/sheets') void print(request, response).catch(next);
      else if (key !== undefined) void sendPicture(proofs, key, response).catch(next);
      else refuse(response, 404, 'There is no such page.');
    });
  },
});
