/**
 * `fieldkit print --watch`: stays in one process with everything drawn cached. Vite loads the game, so that a change
 * re-runs only the affected modules; the plates of all other faces are cached.
 */
import { existsSync, watch } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import { progressFor, SILENT } from '../cli/progress.ts';
import { reportText, secondsText, sizeText, type Made } from '../cli/run-report.ts';
import { isRefusal } from '../cli/command-error.ts';
import { refusalOfMaker } from '../cli/maker-errors.ts';
import { HOUSE_SHELF, kitsAsked, type Asked, type Load } from '../cli/shelves.ts';
import { endWith } from '../cli/signals.ts';
import { mention, say } from '../cli/terminal.ts';
import { cacheFor, keyOf, withMemory, type Cache } from './cache.ts';
import { discardAll, openOut, type Out } from './output.ts';
import type { PrintOrder } from './print-order.ts';
import { printKit } from './print.ts';
import type { Run, RunOptions } from './run.ts';
import { openSources, watchModules } from './sources.ts';

/** Editors write a file in several steps; this many ms after the last one it is complete. */
const STROKES = 15;

export type WatchOptions = RunOptions & Asked;

/** Skips files that have not changed since this process wrote them; `known` has their keys. */
function onlyChanged(out: Out, known: Map<string, string>): Out {
  const fresh = new Map<string, string>();
  return {
    ...out,
    write: (name, content) => {
      const key = keyOf(content);
      if (known.get(name) === key) return;
      out.write(name, content);
      fresh.set(name, key);
    },
    // Files not written this time may be unchanged, so none is removed.
    completes: () => undefined,
    commit: () => {
      const removed = out.commit();
      for (const [name, key] of fresh) known.set(name, key);
      return removed;
    },
  };
}

/** Errors of a game in progress are printed instead of ending the process; one of Fieldkit's own keeps its stack. */
const newsOf = (error: unknown, isMakers: boolean): string => {
  if (isMakers) return refusalOfMaker(error, 'It cannot be made').message;
  if (isRefusal(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** One changed file per line. */
const madeText = (made: readonly Made[], changed: ReadonlySet<string>): string => {
  const files = made.filter(({ name }) => changed.has(name));
  return files.length === 0
    ? 'nothing on the sheets changed'
    : files.map(({ name, bytes }) => `${name} (${sizeText(bytes)})`).join(', ');
};

interface Session {
  readonly game: string | undefined;
  readonly order: PrintOrder;
  readonly options: WatchOptions;
  readonly cache: Cache;
  readonly load: Load;
  /** Keys of the files this process wrote, by name. */
  readonly written: Map<string, string>;
}

async function make(session: Session, progress: Run['progress']): Promise<readonly Made[]> {
  const { game, order, options, cache, load, written } = session;
  const kits = await kitsAsked({ ...options, shelf: options.shelf ?? HOUSE_SHELF }, game, load);
  const whole = openOut(options.out);
  const out = onlyChanged(whole, written);
  try {
    const made: Made[] = [];
    for (const kit of kits) {
      made.push(...(await printKit(kit, order, { out, cache, progress, lanes: options.workers })));
    }
    out.commit();
    return made;
  } finally {
    whole.discard();
  }
}

async function makeFirst(session: Session): Promise<void> {
  const started = performance.now();
  const progress = await progressFor();
  const made = await make(session, progress).finally(progress.end);
  say(reportText(made, resolve(session.options.out), performance.now() - started));
}

async function makeAgain(session: Session, changed: string): Promise<void> {
  const started = performance.now();
  const before = new Map(session.written);
  const made = await make(session, SILENT);
  const fresh = new Set(
    [...session.written].flatMap(([name, key]) => (before.get(name) === key ? [] : [name])),
  );
  const seconds = secondsText(performance.now() - started);
  say(`${changed} changed: ${madeText(made, fresh)}, ${seconds}`);
}

const PICTURE = /\.(png|jpe?g|webp|svg)$/i;

/** Calls `changed` for every picture that changes beside a maker's shelf: no module imports them. */
function watchPictures(folder: string, changed: (file: string) => void): void {
  if (!existsSync(folder)) return;
  watch(folder, { recursive: true }, (_, name) => {
    if (name !== null && PICTURE.test(name)) changed(join(folder, name));
  });
}

/**
 * Runs `first`, then `again` for changed modules and pictures, one at a time; changes meanwhile are queued. Resolves
 * when `first` is done.
 */
async function workOn(
  server: ViteDevServer,
  pictures: string | undefined,
  first: () => Promise<void>,
  again: (files: readonly string[]) => Promise<void>,
): Promise<void> {
  const waiting = new Set<string>();
  let busy = false;
  let timer: NodeJS.Timeout | undefined;
  const changed = (file: string) => {
    waiting.add(relative(process.cwd(), file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!busy) void next(() => Promise.resolve());
    }, STROKES);
  };
  const watchLoaded = watchModules(server, changed);
  if (pictures !== undefined) watchPictures(pictures, changed);
  const next = async (work: () => Promise<void>) => {
    busy = true;
    await work();
    watchLoaded.more();
    busy = false;
    const files = [...waiting];
    waiting.clear();
    if (files.length > 0) await next(() => again(files));
  };
  await next(first);
}

/** Makes an order, and again after every change of the game's sources, until the process is ended. */
export async function watchPrint(
  game: string | undefined,
  order: PrintOrder,
  options: WatchOptions,
): Promise<void> {
  const server = await openSources();
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const load: Load = (path) => runner.import(path);
  const cache = withMemory(cacheFor(options));
  const session = { game, order, options, load, cache, written: new Map<string, string>() };
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => mention(newsOf(error, options.shelf !== undefined)));
  };
  endWith(() => {
    discardAll();
    return 0;
  });
  await workOn(
    server,
    options.shelf === undefined ? undefined : join(dirname(resolve(options.shelf)), 'pictures'),
    () => attempt(() => makeFirst(session)),
    (files) => attempt(() => makeAgain(session, files.join(', '))),
  );
  say('\nWatching the cards; Ctrl-C ends it.');
}
