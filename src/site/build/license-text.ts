/** The license texts of the packages a site or a print redistributes, as one file. */
import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { FontSource } from '../../kit/type/fonts.ts';

/** Name of the license file, in a site and beside printed sheets. */
export const LICENSES = 'LICENSES.txt';

/** A redistributed package. */
export interface Passed {
  readonly folder: string;
  /** Its redistributed files, if known. */
  readonly files: readonly string[];
}

interface About {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** The folder of the installed package that `file` is in: "@fontsource/zilla-slab/files/...". */
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

/** A package's license texts and notices; some packages have a folder of them. */
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

/** Stands in for a license text that the package does not include. */
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

/** What the owners of a maker's own fonts allow, as the maker states it. */
export const statedLicenses = (fonts: readonly FontSource[]): readonly string[] => [
  ...new Set(
    fonts
      .filter(({ isLocal }) => isLocal)
      .map(({ family, file, licence = 'its licence is not stated' }) => `${family} (${file}): ${licence}`),
  ),
];

/** All licenses sorted by package name, after an introduction. */
export const licenseText = (before: readonly string[], passed: readonly Passed[]): string =>
  `${[...before, ...passed.map(partOf).toSorted()].join('\n\n').replaceAll('\r\n', '\n')}\n`;
