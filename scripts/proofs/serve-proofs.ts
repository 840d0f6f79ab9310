/**
 * Vite plugin with the page of proofs of a maker's dev server; a built site has none.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import serveStatic from 'serve-static';
import type { Plugin } from 'vite';
import { HOUSE_SHELF } from '../cli/shelves.ts';
import { shelfPath } from '../site/build-language.ts';
import { openProofs, type OpenProofs } from './open-proofs.ts';
import { printFolder, printFromPage, readPrintRequest } from './print-from-page.ts';
import { PROOFS, type PrintAnswer } from './proofs.ts';
import { pageHtml, pageParts } from './proofs-page.ts';

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
