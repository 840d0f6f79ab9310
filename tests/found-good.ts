/**
 * Skips checks of what was found good before. A test keeps a list of hashes of what it has checked; it checks again
 * what is drawn differently, and everything once the test itself, what it imports from the tests, or a package it uses
 * has changed. `npm run pictures` checks everything and renews the list, `npm run differential` checks everything.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** A test's list. */
interface Kept {
  /** Hash of the checking code. */
  readonly by: string;
  /** Hashes of what was checked, by name. */
  readonly good: Readonly<Record<string, string>>;
}

export interface FoundGood {
  /**
   * The faults that `look` finds, as sentences; empty without looking if the same `drawn` was found good. `drawn` is
   * everything that is looked at.
   */
  readonly faultsOf: (
    name: string,
    drawn: readonly (string | Uint8Array)[],
    look: () => Promise<readonly string[]>,
  ) => Promise<readonly string[]>;
  /** The list to keep after this run. */
  readonly kept: () => Kept;
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').slice(0, 16);
}

/** Reads a list; with `all` it is ignored. */
export function foundGood(by: string, before: Kept | undefined, all: boolean): FoundGood {
  const known = before?.by === by && !all ? before.good : {};
  const good = new Map<string, string>();
  return {
    faultsOf: async (name, drawn, look) => {
      const hash = hashOf(drawn);
      const faults = known[name] === hash ? [] : await look();
      if (faults.length === 0) good.set(name, hash);
      return faults;
    },
    kept: () => ({ by, good: Object.fromEntries([...good].sort(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}

const IMPORTED = /\b(?:from|import\()\s*'([^']+)'/g;

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Only draws for tests: changes of it show in what is drawn. */
const DRAWS = /\/tests\/kits\.ts$/;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/**
 * The source of a test and of what it imports from the tests, and the versions of packages; other modules only matter
 * by what is drawn.
 */
export function codeOf(test: URL, root: URL = new URL('..', import.meta.url)): readonly string[] {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lock;
  const tests = new URL('tests/', root).href;
  const code = new Map<string, string>();
  const read = (file: URL): void => {
    if (code.has(file.href)) return;
    const source = readFileSync(file, 'utf8');
    code.set(file.href, source);
    for (const [, specifier = ''] of source.matchAll(IMPORTED)) {
      const target = new URL(specifier, file);
      if (!specifier.startsWith('.')) {
        const name = packageOf(specifier);
        code.set(name, `${name} ${packages[`node_modules/${name}`]?.version ?? ''}`);
      } else if (target.href.startsWith(tests) && !DRAWS.test(target.href)) read(target);
    }
  };
  read(test);
  return [...code.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}

/** The list of a test file; `also` names code it checks with outside the tests. */
export function foundGoodBy(test: string, also: readonly string[] = []): FoundGood {
  const url = new URL(test);
  const name = fileURLToPath(url).replace(/^.*[\\/](.*)\.test\.ts$/, '$1');
  const folder = new URL('found-good/', import.meta.url);
  const list = new URL(`${name}.json`, folder);
  const others = also.map((path) => readFileSync(new URL(path, url), 'utf8'));
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Kept) : undefined;
  const { MODE } = import.meta.env;
  const found = foundGood(hashOf([...codeOf(url), ...others]), before, MODE === 'renew' || MODE === 'long');
  afterAll(() => {
    if (MODE !== 'renew') return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(list, `${JSON.stringify(found.kept(), null, 2)}\n`);
  });
  return found;
}
