/** Serves a folder as a static host does: index pages, a page for what is not there, compressed texts, a sub-path. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

const COMPRESSED = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

/** A list of sums has no ending and is a text all the same. */
const typeOf = (file: string): string =>
  TYPES[extname(file)] ?? (/SUMS$/.test(file) ? 'text/plain; charset=utf-8' : 'application/octet-stream');

export interface HostOptions {
  /** What is served. */
  readonly folder: string;
  /** The sub-path the site is built for; "/" where left out. */
  readonly base?: string;
  /** 127.0.0.1 where left out: this machine alone. */
  readonly host?: string;
  /** Any free one where left out. */
  readonly port?: number;
}

export interface Host {
  /** Where the site is: ends in a slash. */
  readonly address: string;
  readonly port: number;
  readonly server: Server;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What an address leads to: a file to send, or another address to go to. */
type Found = { readonly file: string } | { readonly moved: string } | null;

/** The path of an address inside the site; null where it is no path at all, or leads out of it. */
function pathIn(address: string, base: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address, 'http://host').pathname);
    return path.startsWith(base) && !path.includes('\0') ? path.slice(base.length) : null;
  } catch {
    return null;
  }
}

function find(folder: string, base: string, address: string): Found {
  if (`${address}/` === base) return { moved: base };
  const path = pathIn(address, base);
  if (path === null) return null;
  const named = normalize(join(folder, path));
  if (named !== folder && !named.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  if (isFile(named)) return { file: named };
  if (!isFolder(named) || !isFile(join(named, 'index.html'))) return null;
  return path === '' || path.endsWith('/')
    ? { file: join(named, 'index.html') }
    : { moved: `${base}${path}/` };
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: string): void {
  const type = typeOf(file);
  const zipped = COMPRESSED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(status, {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
    ...(zipped ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': statSync(file).size }),
  });
  if (request.method === 'HEAD') return void response.end();
  const content: Readable = createReadStream(file).on('error', () => response.destroy());
  (zipped ? content.pipe(createGzip()) : content).pipe(response);
}

const newServer = (folder: string, base: string): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const found = find(folder, base, request.url ?? '/');
    if (found && 'moved' in found) return void response.writeHead(301, { Location: found.moved }).end();
    if (found) return send(request, response, 200, found.file);
    const lost = join(folder, '404.html');
    return isFile(lost) ? send(request, response, 404, lost) : void response.writeHead(404).end();
  });

/** Opens a host; rejects with Node's own error where the port is taken or not allowed. */
export function openHost({ folder, base = '/', host = '127.0.0.1', port = 0 }: HostOptions): Promise<Host> {
  const under = `/${base}/`.replaceAll(/\/+/g, '/');
  const server = newServer(normalize(folder), under);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      const { port: found } = typeof bound === 'object' && bound !== null ? bound : { port };
      resolve({ address: `http://127.0.0.1:${found}${under}`, port: found, server });
    });
  });
}
