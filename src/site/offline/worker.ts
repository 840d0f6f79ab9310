/**
 * The service worker: after one visit a game works without a network. It keeps the files of its build that the opened games
 * need and answers from them, so a page never meets a part of another version. It takes over from an older one only when told to.
 */
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

/** Put in by the build, wherever it is named: it is named once. */
declare const BUILD: BuildFiles;
const build = BUILD;
const { version, first, rest } = build;

/** As much of a service worker's world as is used; the page's types do not know it. */
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
  /** The page that asks. */
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
/** Files that are kept once somebody has fetched them: sheets, pictures of another edition. */
const TAKEN = `fieldkit-taken ${scope}`;

const keeping: Keeping = {
  shelves: caches as unknown as Shelves,
  scope,
  version,
  // Past the browser's own cache, which may hold another version under the same address.
  fetch: (address) => fetch(address, { cache: 'no-cache' }),
};

/** An update is offered only when it is here as a whole; a first visit is not held up. */
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

/** A file of this build: as it is kept, else from the network, and kept then. */
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

/** The network has another version, or there is none. */
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

/** Whatever is not kept ahead: fresh from the network, and without one as it was fetched last. */
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

/** So many files are kept before the page is asked again whether it rests. */
const SOME = 12;

/** What is missing yet, by the game whose pages ask for it; each worker looks it up once. */
const missing = new Map<string | null, readonly (readonly [path: string, hash: string])[]>();

/** One after the other, so that nothing is fetched twice. */
let fetching: Promise<Kept> = Promise.resolve('some');

/** The network may go meanwhile: then the next page asks again. */
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
  return left.length === 0 ? 'all' : 'some';
}

world.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (data === 'take over') event.waitUntil(world.skipWaiting());
  const answer = (found: unknown) => ports[0]?.postMessage(found);
  if (data === 'what changed') event.waitUntil(changes().then(answer));
  if (data === 'some more') event.waitUntil(keepSome(pathOf(scope, source?.url ?? scope) ?? '').then(answer));
});

type Sentences = Readonly<Record<string, string>>;

/** The rule sentences of this build that are not as they are in the build before it. */
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

/** A file of a build, whatever its content. */
const anyHash = async (name: string, path: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(scope + path, { ignoreSearch: true });
