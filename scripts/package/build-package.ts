/** Puts the package together in a folder. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { withBuiltPaths, writeDeclarations, writeJavaScript } from './javascript.ts';
import { bundleInto, BUNDLED, NEEDED_BY_BUNDLED } from './slim.ts';
import project from '../../package.json' with { type: 'json' };

// What of the repository is in the package.

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
const HOUSE_SHELF = 'src/site/shelf.ts';
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
function packedFiles(house: boolean): readonly string[] {
  const without = [...OF_THE_REPOSITORY, TESTS, ...(house ? [] : HOUSE)];
  const trees = ['src/**/*', 'scripts/**/*', ...(house ? ['cards/**/*', 'content/**/*'] : [])];
  return found([...trees, ...PAPERS], without);
}

/** The package.json of the package, written from the repository's: versions stand in one place. */
const KNOWN: Readonly<Record<string, string>> = { ...project.devDependencies, ...project.dependencies };

/** The packages that some sources name, with the repository's versions. */
function dependenciesOf(sources: Iterable<string>): Readonly<Record<string, string>> {
  const named = new Set<string>();
  for (const source of sources)
    for (const [, name = ''] of source.matchAll(/['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"`\s]*)?['"`]/g))
      if (Object.hasOwn(KNOWN, name)) named.add(name);
  const own = Object.fromEntries([...named].map((name) => [name, KNOWN[name] ?? '']));
  return Object.fromEntries(Object.entries({ ...NEEDED_BY_BUNDLED, ...own }).toSorted());
}

/** What an entry of `exports` is in the package: its declarations and its JavaScript. */
const built = (path: string): string | { readonly types: string; readonly default: string } =>
  path.endsWith('.ts')
    ? { types: path.replace(/\.ts$/, '.d.ts'), default: path.replace(/\.ts$/, '.js') }
    : path;

/** Sources of what `exports` names, from the repository's root. */
const PUBLIC: readonly string[] = Object.values(project.exports).flatMap((path) =>
  path.endsWith('.ts') ? [path.slice('./'.length)] : [],
);

/** The package.json, for a package with these sources. */
function manifest(sources: Iterable<string>): string {
  const { name, version, description, license, type, engines, bin } = project;
  const exports = Object.fromEntries(
    Object.entries(project.exports).map(([key, path]) => [key, built(path)]),
  );
  const dependencies = dependenciesOf(sources);
  const all = {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin,
    exports,
    dependencies,
    bundleDependencies: BUNDLED,
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Games to begin with and to copy: they stay as a maker is to have them. */
const FOR_MAKERS = /^(scripts\/starter|examples)\//;

const isSource = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file) && !FOR_MAKERS.test(file);

/** Files that may name sources by path: pages, styles and what Node reads as it is. */
const MAY_NAME_SOURCES = /\.(astro|cjs|mjs|js|ts)$/;

/** The house's shelf in a package without its games. */
const EMPTY_SHELF = `/** Nobody's games: a shelf is the maker's own. */
export const SHELF = [];
export const ABROAD = [];
`;

/** What of the notice is about fonts and figures, and not about games. */
const noticeOfFonts = (): string => {
  const notice = readFileSync('NOTICE', 'utf8');
  return notice.slice(notice.indexOf('Fonts, under'));
};

/** Declarations of the modules that makers import from their own folder, such as tables. */
const DATA_TYPES = 'src/maker/data-files.d.ts';

/** Puts them beside the public ones, which name them: whoever imports `fieldkit` has them. */
function addDataTypes(folder: string): void {
  cpSync(DATA_TYPES, join(folder, DATA_TYPES));
  const index = join(folder, 'src/maker/index.d.ts');
  writeFileSync(index, `/// <reference path="./data-files.d.ts" />\n${readFileSync(index, 'utf8')}`);
}

/** A block of code, or a link or picture by a path of the repository. */
const CODE_OR_LINK = /^```[^]*?^```$|(!?)\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)[^)]*\)/gm;

/** A page of the docs without pictures and links of what the package has not: a link's words stay. */
const withKeptLinks = (text: string, page: string, has: ReadonlySet<string>): string =>
  text.replaceAll(CODE_OR_LINK, (whole, mark?: string, words?: string, path?: string) => {
    if (path === undefined || has.has(join(dirname(page), path).replaceAll(sep, '/'))) return whole;
    return mark === '!' ? '' : (words ?? '');
  });

/** Reads every JavaScript, page and style below a folder, by path. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.{astro,cjs,mjs,js,ts,css}', { cwd: folder }).map((path) => [
      path,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

/** Relative imports of modules that the package lacks. */
const missingImports = (folder: string, texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts].flatMap(([path, text]) =>
    /\.[cm]?js$/.test(path) && !path.startsWith('node_modules/')
      ? [
          ...text
            .replaceAll(/\/\*[^]*?\*\//g, '')
            .matchAll(
              /(?:^|[\s;}])(?:from|import|import\(|require\()\s*['"](\.[^'"?]*\.(?:c?js|json|astro|css))['"?]/g,
            ),
        ]
          .map(([, specifier = '']) => specifier)
          .filter((specifier) => !existsSync(join(folder, dirname(path), specifier)))
          .map((specifier) => `${path} imports ${specifier}`)
      : [],
  );

/** The size of everything below a folder. */
function weight(folder: string): { readonly files: number; readonly bytes: number } {
  const sizes = globSync('**/*', { cwd: folder })
    .map((path) => statSync(join(folder, path)))
    .filter((stat) => stat.isFile());
  return { files: sizes.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}

/** Builds the package into an empty folder, with the games of the house or without. */
export function buildPackage(folder: string, house: boolean): ReturnType<typeof weight> {
  const files = packedFiles(house);
  mkdirSync(folder, { recursive: true });
  writeJavaScript(files.filter(isSource), folder);
  writeDeclarations(PUBLIC, folder);
  addDataTypes(folder);
  for (const file of files.filter((each) => !isSource(each) && !each.endsWith('.d.ts'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  if (!house) writeFileSync(join(folder, 'NOTICE'), noticeOfFonts());
  const shelf = join(folder, HOUSE_SHELF.replace(/\.ts$/, '.js'));
  if (!existsSync(shelf)) writeFileSync(shelf, EMPTY_SHELF);
  const has = new Set(files);
  for (const page of files.filter((file) => /^docs\/.*\.md$/.test(file)))
    writeFileSync(join(folder, page), withKeptLinks(readFileSync(page, 'utf8'), page, has));
  for (const [path, text] of textsIn(folder)) {
    const renamed = MAY_NAME_SOURCES.test(path) && !FOR_MAKERS.test(path) ? withBuiltPaths(text) : text;
    if (renamed !== text) writeFileSync(join(folder, path), renamed);
  }
  const texts = textsIn(folder);
  writeFileSync(join(folder, 'package.json'), manifest(texts.values()));
  const missing = missingImports(folder, texts);
  if (missing.length > 0) throw new Error(`The package lacks what it imports:\n${missing.join('\n')}`);
  bundleInto(folder);
  return weight(folder);
}
