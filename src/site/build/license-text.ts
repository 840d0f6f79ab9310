/** What the packages that are passed on ask to be passed on with them: their licenses, as one text. */
import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** The file of licenses, in a site as beside printed sheets. */
export const LICENSES = 'LICENSES.txt';

/** A package that is passed on, whole or in part. */
export interface Passed {
  /** Its folder. */
  readonly folder: string;
  /** Files that come of it, where they can be told. */
  readonly files: readonly string[];
}

interface About {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Where a package is installed that `file` is asked of: "@fontsource/zilla-slab/files/...". */
export function packageFolder(file: string): string {
  const [scope = '', name = ''] = file.split('/');
  const id = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const found = findPackageJSON(id, import.meta.url);
  if (found === undefined) throw new Error(`There is no package ${id}.`);
  return dirname(found);
}

const aboutOf = (folder: string): About =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About;

const LICENSE_FILE = /^(licen[cs]es?\/[^/]+|(licen[cs]e|copying|notice)[^/]*)$/i;

/** The texts of a package's license, and of what it asks to be told beside it; some have a folder of them. */
const textsOf = (folder: string): readonly string[] =>
  globSync('{*,*/*}', { cwd: folder, withFileTypes: true, exclude: ['node_modules'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => LICENSE_FILE.test(path.slice(folder.length + 1).replaceAll(sep, '/')))
    .toSorted()
    .map((path) => readFileSync(path, 'utf8').trim());

/** The words of the MIT license, as the project's own code is under it: most packages that bring no text are, too. */
const mitWords = (): string => {
  const own = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
  return own.slice(own.indexOf('Permission is hereby granted')).trim();
};

const nameOf = ({ name, author }: About): string =>
  typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);

/** What stands for a text that a package does not bring. */
const unsaid = (about: About): readonly string[] => [
  `Copyright ${nameOf(about)}. The package names its license and brings no text of it.`,
  ...(about.license === 'MIT' ? [mitWords()] : []),
];

const RULE = '='.repeat(72);

function partOf({ folder, files }: Passed): string {
  const about = aboutOf(folder);
  const { name, version, license } = about;
  const texts = textsOf(folder);
  const said = texts.length > 0 ? texts : unsaid(about);
  const from = files.length > 0 ? [`In ${files.join(', ')}`] : [];
  const named = `${name} ${version}${license === undefined ? '' : `, ${license}`}`;
  return [`${RULE}\n${[named, ...from].join('\n')}\n${RULE}`, ...said].join('\n\n');
}

/** Their licenses in the order of their names, after what is said before them. */
export const licenseText = (before: readonly string[], passed: readonly Passed[]): string =>
  `${[...before, ...passed.map(partOf).toSorted()].join('\n\n').replaceAll('\r\n', '\n')}\n`;
