/**
 * Dependencies that are packed along, without what nobody runs: pdf-lib comes as six builds with their maps (32 MB), satori
 * as eight (26 MB), and what it reads fonts with as three. npm takes them from the package instead of fetching them whole. Their code and licences are untouched;
 * `package.json` says less: which files there are.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Slim {
  readonly name: string;
  /** What is kept of it, besides its package.json. */
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  /** Dependencies that are inside its files already. */
  readonly inside: readonly string[];
}

const SLIM: readonly Slim[] = [
  {
    name: '@cantoo/pdf-lib',
    files: ['dist/pdf-lib.esm.js', 'dist/pdf-lib.esm.min.js', 'LICENSE.md'],
    // A site's build takes from the long one what it uses.
    exports: { '.': { node: './dist/pdf-lib.esm.min.js', default: './dist/pdf-lib.esm.js' } },
    inside: ['culori', 'fflate', 'node-html-better-parser', 'tslib'],
  },
  {
    name: 'satori',
    files: ['dist/index.js', 'dist/index.js.LEGAL.txt', 'LICENSE'],
    exports: { '.': './dist/index.js' },
    inside: ['harfbuzzjs', 'emoji-regex-xs'],
  },
  {
    name: '@shuding/opentype.js',
    files: ['dist/opentype.module.js', 'LICENSE'],
    exports: { '.': './dist/opentype.module.js' },
    inside: ['fflate', 'string.prototype.codepointat'],
  },
];

/** What of a dependency's package.json is kept. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: unknown;
  readonly repository?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The names of the dependencies that are packed along. */
export const BUNDLED: readonly string[] = SLIM.map(({ name }) => name);

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as Manifest;

/** What they still import: npm does not look for the dependencies of what is packed along. */
export const NEEDED_BY_BUNDLED: Readonly<Record<string, string>> = Object.fromEntries(
  SLIM.flatMap(({ name, inside }) =>
    Object.entries(manifestOf(name).dependencies ?? {}).filter(([key]) => !inside.includes(key)),
  ),
);

/** Puts them below the package's folder. */
export function bundleInto(folder: string): void {
  for (const { name, files, exports } of SLIM) {
    const [from, to] = [join('node_modules', name), join(folder, 'node_modules', name)];
    for (const file of files) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      cpSync(join(from, file), join(to, file));
    }
    const { version, license, author, repository } = manifestOf(name);
    const all = { name, version, license, author, repository, type: 'module', exports };
    writeFileSync(join(to, 'package.json'), `${JSON.stringify(all, null, 2)}\n`);
  }
}
