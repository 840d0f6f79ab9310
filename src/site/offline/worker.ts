/**
 * The service worker: after one visit a game works offline. It caches the files of its build that the opened games need
 * and serves them, so that a page never mixes versions. It replaces an older worker only when told to.
 */
import { comesLater } from './files-to-cache.ts';
import type { Asks, Changes, Kept } from './messages.ts';
import {
  changedSentences,
  drawersOf,
  filesAfter,
  filesWith,
  gameOf,
  inDrawers,
  keepFile,
  keepFiles,
  keyOf,
  lacking,
  nameOf,
  pathOf,
  tidyUp,
  type BuildFiles,
  type Keeping,
  type Shelves,
} from './store.ts';

/** The build replaces this name, so it is used only once. */
declare const BUILD: BuildFiles;
const build = BUILD;
const { version, first, rest } = build;

/** The part of a service worker's types that is used; the page's `lib` does not include them. */
interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface Asked extends Lasting {
  readonly data: Asks;
  readonly ports: readonly MessagePort[];
  /** The page that sent it. */
  readonly source: { readonly url: string } | null;
}
interface World {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((kind: 'install' | 'activate', heard: (event: Lasting) => void) => void) &
    ((kind: 'fetch', heard: (event: Fetching) => void) => void) &
    ((kind: 'message', heard: (event: Asked) => void) => void);
}
const world = globalThis as unknown as World;

const { scope } = world.registration;
const ALL = { ...first, ...rest };
const FALLBACK = 'offline/index.html';
/** Cache of files kept after their first fetch: sheets, pictures of other editions. */
const TAKEN = `fieldkit-taken ${scope}`;

const keeping: Keeping = {
  shelves: caches as unknown as Shelves,
  scope,
  version,
  // Bypasses the HTTP cache, which may hold another version at the same URL.
  fetch: (address) => fetch(address, { cache: 'no-cache' }),
};

/** An update must be complete before it is offered; a first visit only caches what every page needs. */
async function install(): Promise<void> {
  const last = (await drawersOf(keeping.shelves, scope)).at(-1);
  const files = last === undefined ? first : await filesAfter(build, scope, await caches.open(last));
  await keepFiles(keeping, files);
}

world.addEventListener('install', (event) => event.waitUntil(install()));

world.addEventListener('activate', (event) =>
  event.waitUntil(tidyUp(keeping).then(() => world.clients.claim())),
);

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(scope, request.url) : null;
  if (path === null) return;
  const hash = ALL[path];
  event.respondWith(hash === undefined ? other(request) : own(path, hash, request));
});

/** A file of this build: from the cache, else from the network, then cached. */
async function own(path: string, hash: string, request: Request): Promise<Response> {
  const key = keyOf(scope, path, hash);
  const kept = await inDrawers(keeping, key);
  if (kept) return kept;
  try {
    await keepFile(keeping, path, hash);
  } catch {
    return elsewhere(request);
  }
  return (await inDrawers(keeping, key)) ?? fetch(request);
}

/** Fetches without caching: the build on the network is another one. Offline, navigations get the page that says so. */
async function elsewhere(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const fallback = first[FALLBACK];
    const page =
      request.mode === 'navigate' && fallback !== undefined
        ? await inDrawers(keeping, keyOf(scope, FALLBACK, fallback))
        : undefined;
    return page ?? Response.error();
  }
}

/** Files not cached ahead: from the network, offline as last fetched. */
async function other(request: Request): Promise<Response> {
  const taken = await caches.open(TAKEN);
  try {
    const response = await fetch(request);
    if (response.status === 200) await taken.put(request, response.clone());
    return response;
  } catch {
    return (await taken.match(request)) ?? elsewhere(request);
  }
}

/** Files cached per request, before the page is asked again whether it is idle: about half a second on a usual line. */
const SOME = 48;

/** Files still missing, by game; computed once per worker. */
const missing = new Map<string | null, readonly (readonly [path: string, hash: string])[]>();

/** Requests run one after the other, so that nothing is fetched twice. */
let fetching: Promise<Kept> = Promise.resolve('some');

/** When the network fails meanwhile, the next page asks again. */
function keepSome(page: string): Promise<Kept> {
  fetching = fetching.then(() => keepSomeOf(page)).catch(() => 'no more now');
  return fetching;
}

async function keepSomeOf(page: string): Promise<Kept> {
  const game = gameOf(build, page);
  const files = missing.get(game) ?? Object.entries(await lacking(keeping, filesWith(build, [game])));
  await keepFiles(keeping, Object.fromEntries(files.slice(0, SOME)));
  const left = files.slice(SOME);
  missing.set(game, left);
  if (left.length === 0) return 'all';
  return left.every(([path]) => comesLater(path)) ? 'the game' : 'some';
}

world.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (data === 'take over') event.waitUntil(world.skipWaiting());
  const answer = (found: unknown) => ports[0]?.postMessage(found);
  if (data === 'what changed') event.waitUntil(changes().then(answer));
  if (data === 'some more') event.waitUntil(keepSome(pathOf(scope, source?.url ?? scope) ?? '').then(answer));
});

type Sentences = Readonly<Record<string, string>>;

/** Rule sentences that differ from the previous build. */
async function changes(): Promise<Changes> {
  const others = (await drawersOf(keeping.shelves, scope)).filter((name) => name !== nameOf(scope, version));
  const last = others.at(-1);
  const found = build.games.map(async (game) => {
    const path = `${game}sentences.json`;
    const now = await inDrawers(keeping, keyOf(scope, path, ALL[path] ?? ''));
    const was = last === undefined ? undefined : await anyHash(last, path);
    if (!now || !was) return [];
    const sentences = changedSentences((await was.json()) as Sentences, (await now.json()) as Sentences);
    return sentences.length === 0 ? [] : [{ game: game.slice(0, -1), sentences }];
  });
  return (await Promise.all(found)).flat();
}

/** A file of a build's cache, with any hash. */
const anyHash = async (name: string, path: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(scope + path, { ignoreSearch: true });
