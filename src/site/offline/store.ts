/**
 * The service worker's cache: the files of one build by content hash, in a cache of its own. Unchanged files are copied
 * from the previous build's cache, so that an update fetches only what is new.
 */
import { decoded } from '../../kit/untrusted-input.ts';

/** A build: its version, and the hash of each file. */
export interface BuildFiles {
  readonly version: string;
  /** Cached on the first visit: what any page needs. */
  readonly first: Files;
  /** Cached when the page is idle. */
  readonly rest: Files;
  /** Folders of the games, with trailing slashes. */
  readonly games: readonly string[];
}

/** Content hash of each file, by its path in the site. */
export type Files = Readonly<Record<string, string>>;

/** The part of the browser's `CacheStorage` that is used. */
export interface Shelves {
  readonly keys: () => Promise<readonly string[]>;
  readonly open: (name: string) => Promise<Drawer>;
  readonly delete: (name: string) => Promise<boolean>;
  /** Searches all caches. */
  readonly match: (address: string) => Promise<Response | undefined>;
}
export interface Drawer {
  readonly keys: () => Promise<readonly Pick<Request, 'url'>[]>;
  readonly match: (address: string) => Promise<Response | undefined>;
  readonly put: (address: string, response: Response) => Promise<void>;
}

/** What pages outside a game show of it: its cover and search index. */
const SHOWN_OUTSIDE = /^(cover\/|search\.json$)/;

/** The game that a script names as its own, as `scripts/site/script-names.ts` does: after "--", or as a part of its pages. */
const OWN_SCRIPT =
  /^_astro\/(?:.*--|(?:page|island|shelf|rules|board|table|start|seat|told|sheets)-)([a-z][a-z\d-]*?)[.-][\w-]{8}\.js$/;

/** The game folder a file belongs to; null if every visitor needs it. */
export function gameOf({ games }: Pick<BuildFiles, 'games'>, path: string): string | null {
  const own = `${OWN_SCRIPT.exec(path)?.[1] ?? ''}/`;
  if (games.includes(own)) return own;
  const folder = games.find((game) => path.startsWith(game));
  return folder === undefined || SHOWN_OUTSIDE.test(path.slice(folder.length)) ? null : folder;
}

/** The files that belong to no game (null) or to these games. */
export const filesWith = (build: BuildFiles, games: readonly (string | null)[]): Files => ({
  ...build.first,
  ...only(build.rest, (path) => [null, ...games].includes(gameOf(build, path))),
});

/** The files an update caches at once: those of no game, and of the games with a page in the previous cache. */
export async function filesAfter(build: BuildFiles, scope: string, last: Drawer): Promise<Files> {
  const paths = (await last.keys()).map(({ url }) => pathOf(scope, url) ?? '');
  const pages = paths.filter((path) => path.endsWith('index.html'));
  return filesWith(build, [...new Set(pages.map((page) => gameOf(build, page)))]);
}

const only = (files: Files, are: (path: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => are(path)));

/** The name of a build's cache; sites under the same origin differ by scope. */
export const nameOf = (scope: string, version: string): string => `fieldkit ${scope} ${version}`;

/** A file's key in the cache: its URL with its hash, so that any build's cache can be asked for it. */
export const keyOf = (scope: string, path: string, hash: string): string => `${scope}${path}?${hash}`;

/** The path of the file that a URL serves; null if it is not on this site or malformed. */
export function pathOf(scope: string, address: string): string | null {
  const url = new URL(address);
  const root = new URL(scope);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return null;
  const path = decoded(url.pathname.slice(root.pathname.length));
  if (path === null) return null;
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** The first 16 hex digits of a file's SHA-256. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Names of this site's caches, oldest first. */
export const drawersOf = async (shelves: Shelves, scope: string): Promise<readonly string[]> =>
  (await shelves.keys()).filter((name) => name.startsWith(`fieldkit ${scope} `));

export interface Keeping {
  readonly shelves: Shelves;
  readonly scope: string;
  readonly version: string;
  readonly fetch: (address: string) => Promise<Response>;
}

/**
 * Caches a file: copied from an older build with the same content, else from the network. Rejects if the content has
 * another hash.
 */
export async function keepFile(keeping: Keeping, path: string, hash: string): Promise<void> {
  const { shelves, scope, version } = keeping;
  const own = await shelves.open(nameOf(scope, version));
  const key = keyOf(scope, path, hash);
  if (await own.match(key)) return;
  const found = (await inDrawers(keeping, key)) ?? (await fromNetwork(keeping, path, hash));
  await own.put(key, found);
}

/** A cached file by its key, from whichever build's cache. */
export const inDrawers = ({ shelves }: Keeping, key: string): Promise<Response | undefined> =>
  shelves.match(key);

async function fromNetwork({ fetch, scope }: Keeping, path: string, hash: string): Promise<Response> {
  const address = scope + path.replace(/(^|\/)index\.html$/, '$1');
  const response = await fetch(address);
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await hashOf(bytes)) !== hash)
    throw new Error(`${address} is not the file of this version.`);
  const type = response.headers.get('Content-Type');
  return new Response(bytes, type === null ? {} : { headers: { 'Content-Type': type } });
}

/** Concurrent fetches: as many as a browser opens to a host over HTTP/1.1. Nobody touches the page meanwhile. */
const AT_ONCE = 6;

/** Caches many files; stops at the first failure, keeping what is cached. */
export async function keepFiles(keeping: Keeping, files: Files): Promise<void> {
  const left = Object.entries(files);
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await keepFile(keeping, ...file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Those of the files that this build has not cached yet. */
export async function lacking({ shelves, scope, version }: Keeping, files: Files): Promise<Files> {
  const own = await shelves.open(nameOf(scope, version));
  const kept = new Set((await own.keys()).map(({ url }) => url));
  return only(files, (path) => !kept.has(new URL(keyOf(scope, path, files[path] ?? '')).href));
}

/** Deletes older builds' caches, except the previous one: pages opened with it may still need its files. */
export async function tidyUp({ shelves, scope, version }: Keeping): Promise<void> {
  const own = nameOf(scope, version);
  const others = (await drawersOf(shelves, scope)).filter((name) => name !== own);
  await Promise.all(others.slice(0, -1).map((name) => shelves.delete(name)));
}

export interface ChangedSentence {
  readonly id: string;
  /** Its new text; null if it was removed. */
  readonly text: string | null;
}

/** Sentences that differ between two versions, in order. */
export function changedSentences(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly ChangedSentence[] {
  const ids = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return ids.filter((id) => before[id] !== after[id]).map((id) => ({ id, text: after[id] ?? null }));
}
