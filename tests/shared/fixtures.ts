/** Asks for what test files share; `setup.ts` has it made. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';

/** However long it takes to make: `fetch` gives up after five minutes, in which a busy machine builds no site. */
function shared(name: string): Promise<string> {
  return new Promise((done, fail) => {
    const asked = get(inject('shared') + name, (response) => {
      const isMade = response.statusCode === 200;
      text(response).then((said) => (isMade ? done(said) : fail(new Error(said))), fail);
    });
    asked.once('error', fail);
  });
}

/** The folder with the built site of the made-up game; it stands under `BASE`. */
export const madeUpSite = (): Promise<string> => shared('made-up');

/** The one browser of all test files, seen from one of them. */
export interface SharedBrowser {
  /** A profile with nothing kept from before. One that a test opens is closed when the test is over, unless it lasts. */
  readonly newContext: (options?: BrowserContextOptions, lasts?: 'lasts') => Promise<BrowserContext>;
  /** Leaves the browser, which others go on with. */
  readonly close: () => Promise<void>;
}

/** What is waited for in a page may take its time on a busy machine, ms. */
const PATIENCE = 180_000;

/** Joins the browser when the first page is opened, and the next one where it died. */
export function joinBrowser(): SharedBrowser {
  let joined: Promise<Browser> | undefined;
  const join = (): Promise<Browser> =>
    (joined ??= shared('browser').then((address) => chromium.connect(address)));
  // A browser that died is still there for a moment, and the next one needs another.
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
