/** Serves a folder like a static host: index pages, a not-found page, compression, a sub-path. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';

export interface HostOptions {
  readonly folder: string;
  /** The site's sub-path; default "/". */
  readonly base?: string;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Whether to compress texts for clients that accept it; default: yes. */
  readonly compresses?: boolean;
}

export interface Host {
  /** URL of the site, ending in a slash. */
  readonly address: string;
  readonly port: number;
  readonly server: Server;
}

/** Range requests are sent uncompressed: their bytes are counted in the file. */
const compressed = compression({
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
});

const plain: typeof compressed = (_request, _response, next) => next();

/** Files named by content hash: they never change. */
const NAMED_BY_CONTENT = /[\\/]_astro[\\/]/;

function headersOf(response: ServerResponse, file: string): void {
  const lasts = NAMED_BY_CONTENT.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', lasts);
  // A checksum file has no extension, but is text.
  if (file.endsWith('SUMS')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

const end = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) =>
  void response.writeHead(status, headers).end();

/** The status for a fault; an invalid range has one of its own. */
const statusOf = (fault: unknown): number =>
  fault instanceof Error && 'statusCode' in fault && typeof fault.statusCode === 'number'
    ? fault.statusCode
    : 500;

/** Sends the site's not-found page. */
function lost(response: ServerResponse, folder: string): void {
  try {
    const page = readFileSync(join(folder, '404.html'));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(page);
  } catch {
    end(response, 404);
  }
}

/** A request handler for URLs under `base`, which begins and ends in a slash. */
function answering(
  folder: string,
  base: string,
  compresses: boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = serveStatic(folder, { cacheControl: false, setHeaders: headersOf });
  return (request, response) => {
    const address = request.url ?? '/';
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Cannot be set in a page's own policy: prevents clickjacking by pages that frame this one.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { Allow: 'GET, HEAD' });
    if (`${address}/` === base) return end(response, 301, { Location: base });
    // Nothing stands above a site in a folder. Not for good: another site may be shown at this port.
    if (address === '/' && base !== '/') return end(response, 302, { Location: base });
    const notThere = () => lost(response, folder);
    const sent = compresses ? compressed : plain;
    sent(request, response, () => {
      if (!address.startsWith(base)) return notThere();
      // Redirects are relative to the original URL, including the sub-path.
      const inside = Object.assign(request, { originalUrl: address, url: address.slice(base.length - 1) });
      files(inside, response, (fault?: unknown) =>
        fault === undefined ? notThere() : end(response, statusOf(fault)),
      );
    });
  };
}

/** Opens a host; rejects with Node's error if the port is taken or not allowed. */
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
