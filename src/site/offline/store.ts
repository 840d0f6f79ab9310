/**
 * What the service worker keeps: the files of one build, each under the hash of its content, in a cache of that build's
 * own. A build's cache is filled from the one before where a file has not changed, so an update fetches what is new.
 */
import { decoded } from '../../kit/input.ts';

/** The files of a build: its version, and the hash of each file by its path in the site. */
export interface BuildFiles {
  readonly version: string;
  /** Kept at the first visit, before anything else: what any page needs. */
  readonly first: Files;
  /** Kept when the visitor's machine has nothing better to do. */
  readonly rest: Files;
  /** The folders of the games, each with a slash behind it. */
  readonly games: readonly string[];
}

/** The hash of each file, by its path in the site. */
export type Files = Readonly<Record<string, string>>;

/** As much of the browser's caches as is used. */
export interface Shelves {
  readonly keys: () => Promise<readonly string[]>;
  readonly open: (name: string) => Promise<Drawer>;
  readonly delete: (name: string) => Promise<boolean>;
  /** Of any cache. */
  readonly match: (address: string) => Promise<Response | undefined>;
}
export interface Drawer {
  readonly keys: () => Promise<readonly Pick<Request, 'url'>[]>;
  readonly match: (address: string) => Promise<Response | undefined>;
  readonly put: (address: string, response: Response) => Promise<void>;
}

/** What pages outside of a game show of it: its cover, and what is found in it. */
const SHOWN_OUTSIDE = /^(cover\/|search\.json$)/;

/** The folder of the game that a file belongs to; null where every visitor needs it. */
export function gameOf({ games }: Pick<BuildFiles, 'games'>, path: string): string | null {
  const folder = games.find((game) => path.startsWith(game));
  return folder === undefined || SHOWN_OUTSIDE.test(path.slice(folder.length)) ? null : folder;
}

/** What belongs to no game, and all of some games; null is none. */
export const filesWith = (build: BuildFiles, games: readonly (string | null)[]): Files => ({
  ...build.first,
  ...only(build.rest, (path) => [null, ...games].includes(gameOf(build, path))),
});

/** What takes the place of what a cache holds: what belongs to no game, and the games of which it has a page. */
export async function filesAfter(build: BuildFiles, scope: string, last: Drawer): Promise<Files> {
  const paths = (await last.keys()).map(({ url }) => pathOf(scope, url) ?? '');
  const pages = paths.filter((path) => path.endsWith('index.html'));
  return filesWith(build, [...new Set(pages.map((page) => gameOf(build, page)))]);
}

const only = (files: Files, are: (path: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => are(path)));

/** The name of a build's cache; every site under an origin has its own. */
export const nameOf = (scope: string, version: string): string => `fieldkit ${scope} ${version}`;

/** Where files are kept: their address holds their hash, so that a drawer can be asked for a content. */
export const keyOf = (scope: string, path: string, hash: string): string => `${scope}${path}?${hash}`;

/** The file that an address of the site leads to, by its path; null where it leads out of the site, or nowhere. */
export function pathOf(scope: string, address: string): string | null {
  const url = new URL(address);
  const root = new URL(scope);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return null;
  const path = decoded(url.pathname.slice(root.pathname.length));
  if (path === null) return null;
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** The first 16 digits of a file's SHA-256. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Caches of this site, the newest last; the worker's own among them where it is there. */
export const drawersOf = async (shelves: Shelves, scope: string): Promise<readonly string[]> =>
  (await shelves.keys()).filter((name) => name.startsWith(`fieldkit ${scope} `));

export interface Keeping {
  readonly shelves: Shelves;
  readonly scope: string;
  readonly version: string;
  readonly fetch: (address: string) => Promise<Response>;
}

/** Keeps a file: from an older build that had the very same, else from the network. A file that is another is refused. */
export async function keepFile(keeping: Keeping, path: string, hash: string): Promise<void> {
  const { shelves, scope, version } = keeping;
  const own = await shelves.open(nameOf(scope, version));
  const key = keyOf(scope, path, hash);
  if (await own.match(key)) return;
  const found = (await inDrawers(keeping, key)) ?? (await fromNetwork(keeping, path, hash));
  await own.put(key, found);
}

/** A kept file, by its key: whichever cache has it, it is the same. */
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

/** How many files are fetched at once: the page that is being read goes first. */
const AT_ONCE = 4;

/** Keeps many files; the first that cannot be kept ends it, and what is kept stays kept. */
export async function keepFiles(keeping: Keeping, files: Files): Promise<void> {
  const left = Object.entries(files);
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await keepFile(keeping, ...file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** What of some files is not kept yet by this build. */
export async function lacking({ shelves, scope, version }: Keeping, files: Files): Promise<Files> {
  const own = await shelves.open(nameOf(scope, version));
  const kept = new Set((await own.keys()).map(({ url }) => url));
  return only(files, (path) => !kept.has(new URL(keyOf(scope, path, files[path] ?? '')).href));
}

/** Takes older builds away, but for the one before: a page that was opened with it may still ask for a part of it. */
export async function tidyUp({ shelves, scope, version }: Keeping): Promise<void> {
  const own = nameOf(scope, version);
  const others = (await drawersOf(shelves, scope)).filter((name) => name !== own);
  await Promise.all(others.slice(0, -1).map((name) => shelves.delete(name)));
}

/** A rule sentence that is not as it was. */
export interface ChangedSentence {
  readonly id: string;
  /** What it says now; null where it is gone. */
  readonly text: string | null;
}

/** The sentences of two versions that differ, in their order. */
export function changedSentences(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly ChangedSentence[] {
  const ids = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return ids.filter((id) => before[id] !== after[id]).map((id) => ({ id, text: after[id] ?? null }));
}
