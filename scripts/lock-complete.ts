/**
 * Fails when package-lock.json lacks an optional platform package of an entry: npm silently omits packages its registry
 * does not have, and `npm ci` then fails elsewhere.
 */
import { readFileSync } from 'node:fs';

interface LockEntry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Lock keys where npm would look for `name`, from the entry at `key` outward. */
function* places(key: string, name: string): Generator<string> {
  for (let folder = key; ;) {
    yield folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (folder === '') return;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut < 0 ? '' : folder.slice(0, cut);
  }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};
const missing = Object.entries(lock.packages).flatMap(([key, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => ![...places(key, name)].some((place) => place in lock.packages))
    .map((name) => `${key || 'the project'} asks for ${name}, which package-lock.json lacks`),
);
for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
