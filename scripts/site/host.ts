/** Serves a folder as a static host does: index pages, a page for what is not there, compressed texts, a sub-path. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';

export interface HostOptions {
  /** What is served. */
  readonly folder: string;
  /** The sub-path the site is built for; "/" where left out. */
  readonly base?: string;
  /** 127.0.0.1 where left out: this machine alone. */
  readonly host?: string;
  /** Any free one where left out. */
  readonly port?: number;
  /** Whether texts are sent compressed to who takes them so; they are where left out. */
  readonly compresses?: boolean;
}

export interface Host {
  /** Where the site is: ends in a slash. */
  readonly address: string;
  readonly port: number;
  readonly server: Server;
}

/** A part of a file is sent as it lies there: its bytes are counted in the file. */
const compressed = compression({
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
});

const plain: typeof compressed = (_request, _response, next) => next();

/** Files whose names say what is in them: one that changes has another name. */
const NAMED_BY_CONTENT = /[\\/]_astro[\\/]/;

function headersOf(response: ServerResponse, file: string): void {
  const lasts = NAMED_BY_CONTENT.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', lasts);
  // A list of sums has no ending and is a text all the same.
  if (file.endsWith('SUMS')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

const end = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) =>
  void response.writeHead(status, headers).end();

/** What an address that cannot be served is answered with: a range that is none has a status of its own. */
const statusOf = (fault: unknown): number =>
  fault instanceof Error && 'statusCode' in fault && typeof fault.statusCode === 'number'
    ? fault.statusCode
    : 500;

/** Answers with the site's own page for what is not there. */
function lost(response: ServerResponse, folder: string): void {
  try {
    const page = readFileSync(join(folder, '404.html'));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(page);
  } catch {
    end(response, 404);
  }
}

/** Answers requests for addresses under `base`, which begins and ends in a slash. */
function answering(
  folder: string,
  base: string,
  compresses: boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = serveStatic(folder, { cacheControl: false, setHeaders: headersOf });
  return (request, response) => {
    const address = request.url ?? '/';
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // A page's own policy cannot say this: nobody else may show it in a frame, with a button of theirs over one of ours.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { Allow: 'GET, HEAD' });
    if (`${address}/` === base) return end(response, 301, { Location: base });
    const notThere = () => lost(response, folder);
    const sent = compresses ? compressed : plain;
    sent(request, response, () => {
      if (!address.startsWith(base)) return notThere();
      // What is moved is moved from where it was asked for, the sub-path included.
      const inside = Object.assign(request, { originalUrl: address, url: address.slice(base.length - 1) });
      files(inside, response, (fault?: unknown) =>
        fault === undefined ? notThere() : end(response, statusOf(fault)),
      );
    });
  };
}

/** Opens a host; rejects with Node's own error where the port is taken or not allowed. */
export function openHost(options: HostOptions): Promise<Host> {
  const { folder, base = '/', host = '127.0.0.1', port = 0, compresses = true } = options;
  const under = `/${base}/`.replaceAll(/\/+/g, '/');
  const server = createServer(answering(resolve(folder), under, compresses));
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      const { port: found } = typeof bound === 'object' && bound !== null ? bound : { port };
      done({ address: `http://127.0.0.1:${found}${under}`, port: found, server });
    });
  });
}
