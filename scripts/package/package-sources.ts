/** What of the repository is in the package. */
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Scripts that serve the repository alone: figures, releases, pictures of the papers. */
const OF_THE_REPOSITORY = [
  'scripts/api/**',
  'examples/tsconfig.json',
  'scripts/bench.ts',
  'scripts/bench/**',
  'scripts/fog-map.ts',
  'scripts/fog-map/**',
  'scripts/lighthouse.ts',
  'scripts/lock-complete.ts',
  'scripts/look.ts',
  'scripts/make/pictures/{five-games,montage,victory-tank-table}.ts',
  'scripts/make/write-release.ts',
  'scripts/package.ts',
  'scripts/package/*.ts',
  'scripts/create-fieldkit/**',
  'scripts/create-fieldkit.test.ts',
  'scripts/readme-*.ts',
  'scripts/release.ts',
  'scripts/site/browser.ts',
];

/** The list of the house's games, and their folders. */
export const HOUSE_SHELF = 'src/site/shelf.ts';
const HOUSE = [
  HOUSE_SHELF,
  'src/games/**',
  'cards/**',
  'content/**',
  'docs/positions/**',
  'docs/rules/**',
  'docs/pictures/*.png',
  'NOTICE',
];

/** What stands beside the sources and is passed on as it is. */
const PAPERS = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'astro.config.mjs',
  'docs/**/*',
  'examples/**/*',
  'public/**/*',
];

const TESTS = '**/*.test.{ts,tsx}';

/** Files by path from the repository's root, in order. */
const found = (patterns: readonly string[], exclude: readonly string[]): readonly string[] =>
  globSync(patterns, { exclude: [...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'))
    .toSorted();

/** The files of the package by path; TypeScript is still to be turned into JavaScript. */
export function packedFiles(house: boolean): readonly string[] {
  const without = [...OF_THE_REPOSITORY, TESTS, ...(house ? [] : HOUSE)];
  const trees = ['src/**/*', 'scripts/**/*', ...(house ? ['cards/**/*', 'content/**/*'] : [])];
  return found([...trees, ...PAPERS], without);
}
