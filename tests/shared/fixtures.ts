/** Requests the fixtures that test files share; `setup.ts` makes them. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';

/** `http.get`, as `fetch` times out after five minutes, too short to build a site on a busy machine. */
function shared(name: string): Promise<string> {
  return new Promise((done, fail) => {
    const asked = get(inject('shared') + name, (response) => {
      const isMade = response.statusCode === 200;
      text(response).then((said) => (isMade ? done(said) : fail(new Error(said))), fail);
    });
    asked.once('error', fail);
  });
}

/** The folder of the built site of the made-up game, to be served under `BASE`. */
export const madeUpSite = (): Promise<string> => shared('made-up');

/** The folder of the built site of three makers' games, to be served under `BASE`. */
export const makersSite = (): Promise<string> => shared('makers');

/** The browser shared by all test files. */
export interface SharedBrowser {
  /** Opens a browser profile with nothing stored. It is closed after the test, unless it 'lasts'. */
  readonly newContext: (options?: BrowserContextOptions, lasts?: 'lasts') => Promise<BrowserContext>;
  /** Disconnects; the browser goes on for others. */
  readonly close: () => Promise<void>;
}

/** Timeout for pages on a busy machine, ms. */
const PATIENCE = 180_000;

/** Connects to the browser when the first page is opened, and to a new one if it has died. */
export function joinBrowser(): SharedBrowser {
  let joined: Promise<Browser> | undefined;
  const join = (): Promise<Browser> =>
    (joined ??= shared('browser').then((address) => chromium.connect(address)));
  // A browser that has died may still accept connections for a moment: retry.
  const open = async (tries: number, options?: BrowserContextOptions): Promise<BrowserContext> => {
    try {
      return await (await join()).newContext(options);
    } catch (error) {
      if (tries === 0) throw error;
      joined = undefined;
      await setTimeout(1000);
      return open(tries - 1, options);
    }
  };
  const newContext = async (options?: BrowserContextOptions, lasts?: 'lasts') => {
    const context = await open(5, options);
    context.setDefaultTimeout(PATIENCE);
    if (lasts === undefined && TestRunner.getCurrentTest() !== undefined)
      onTestFinished(() => context.close().catch(() => undefined));
    return context;
  };
  return { newContext, close: async () => (await joined?.catch(() => undefined))?.close() };
}
