/** Asks for what test files share; `setup.ts` has it made. */
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';

async function shared(name: string): Promise<string> {
  const response = await fetch(inject('shared') + name);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** The folder with the built site of the made-up game; it stands under `BASE`. */
export const madeUpSite = (): Promise<string> => shared('made-up');

/** The one browser of all test files, seen from one of them. */
export interface SharedBrowser {
  /** A profile with nothing kept from before. One that a test opens is closed when the test is over. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
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
  const newContext = async (options?: BrowserContextOptions) => {
    const context = await open(5, options);
    context.setDefaultTimeout(PATIENCE);
    if (TestRunner.getCurrentTest() !== undefined)
      onTestFinished(() => context.close().catch(() => undefined));
    return context;
  };
  return { newContext, close: async () => (await joined?.catch(() => undefined))?.close() };
}
