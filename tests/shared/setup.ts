/**
 * The fixtures that test files share: a browser, and the built sites of the made-up game and of makers' games. Test files
 * request them over HTTP, and the first request makes them. A browser that dies is reported, and the next request starts a new one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from '../../scripts/site/browser.ts';
import { buildMadeUp, type MadeUpSite } from './made-up-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the fixtures, ending in a slash. */
    readonly shared: string;
  }
}

/** A fixture, made once on demand. */
interface Shared {
  readonly get: () => Promise<string>;
  readonly close: () => Promise<void>;
}

function sharedBrowser(): Shared {
  let running: Promise<BrowserServer> | undefined;
  let closing = false;
  const start = async (): Promise<BrowserServer> => {
    const server = await serveBrowser();
    server.process().once('exit', (status, signal) => {
      running = undefined;
      if (closing) return;
      const how = signal ?? `status ${status}`;
      process.stderr.write(`The tests' browser died (${how}): the next who asks has another one started.\n`);
    });
    return server;
  };
  const get = async () => {
    running ??= start();
    try {
      return (await running).wsEndpoint();
    } catch (error) {
      running = undefined;
      throw error;
    }
  };
  const close = async () => {
    closing = true;
    await (await running)?.close();
  };
  return { get, close };
}

function sharedSite(build: () => Promise<MadeUpSite>): Shared {
  let built: Promise<MadeUpSite> | undefined;
  const get = async () => (await (built ??= build())).folder;
  const close = async () => (await built?.catch(() => undefined))?.remove();
  return { get, close };
}

async function buildMakers(): Promise<MadeUpSite> {
  const home = mkdtempSync(join(tmpdir(), 'fieldkit-makers-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const { makersShelf } = await import('./makers-shelf.ts');
    const built = await buildMadeUp(await makersShelf(home));
    return { folder: built.folder, remove: () => [built.remove(), remove()] };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Whether all tests run: then some will need what takes long to make. */
const runsAll = (): boolean => process.argv.slice(2).join(' ') === 'run';

/** Serves `/browser`, `/made-up` and `/makers` while the tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const madeUp = sharedSite(() => buildMadeUp());
  const things: ReadonlyMap<string, Shared> = new Map([
    ['/browser', sharedBrowser()],
    ['/made-up', madeUp],
    ['/makers', sharedSite(buildMakers)],
  ]);
  if (runsAll()) void madeUp.get().catch(() => undefined);
  const server = createServer((request, response) => {
    const wanted =
      things.get(request.url ?? '')?.get() ?? Promise.reject(new Error('There is no such thing.'));
    wanted.then(
      (found) => response.end(found),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  provide('shared', `http://127.0.0.1:${port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
    for (const thing of things.values()) await thing.close();
  };
}
