/** Puts the package together in a folder. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { withBuiltPaths, writeDeclarations, writeJavaScript } from './javascript.ts';
import { manifest, PUBLIC } from './manifest.ts';
import { bundleInto } from './slim.ts';
import { HOUSE_SHELF, packedFiles } from './package-sources.ts';

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
