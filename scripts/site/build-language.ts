/**
 * The site is built once per language. Its texts are in modules of words; a translation has the same name with the
 * language before its extension (`words/play.nl.ts`), is typed by the English one, and replaces it in that build, so
 * that a page contains the texts of one language only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { languagesOf, shelfIn, type Shelf } from '../../src/book/shelf-game.ts';
import { LANGUAGE_IDS, type LanguageId } from '../../src/language.ts';
import { HOUSE_SHELF, openShelf } from '../cli/shelves.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const PICTURE_FOLDER = fileURLToPath(new URL('../make/pictures/picture-folder.ts', import.meta.url));
const SHELF_GAME = fileURLToPath(new URL('../../src/book/shelf-game.ts', import.meta.url));
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');
const IN_NODE = pathToFileURL(fileURLToPath(new URL('./words-in-node.ts', import.meta.url))).href;

/** The language of this build: FIELDKIT_LANGUAGE, default English. */
export function builtLanguage(): LanguageId {
  const asked = process.env['FIELDKIT_LANGUAGE'] ?? 'en';
  const known = LANGUAGE_IDS.find((id) => id === asked);
  if (known === undefined) throw new Error(`FIELDKIT_LANGUAGE is one of ${LANGUAGE_IDS.join(', ')}.`);
  return known;
}

/** Sources here, and what the package has of them. */
const OWN_MODULE = /\.[jt]s$/;

/** The translation of a module of words; null if there is none. */
export function wordsFor(file: string, language: LanguageId): string | null {
  if (language === 'en' || !file.startsWith(SOURCES) || !OWN_MODULE.test(file)) return null;
  const sister = file.replace(OWN_MODULE, `.${language}$&`);
  return existsSync(sister) ? sister : null;
}

/** Path of the shelf: FIELDKIT_SHELF, from the project's root if it is relative; default the project's. */
export const shelfPath = (): string => {
  const { FIELDKIT_SHELF: chosen } = process.env;
  return chosen === undefined ? HOUSE_SHELF : resolve(dirname(SOURCES), chosen);
};

/** The games of the site in its language. */
export const builtShelf = async (language = builtLanguage()): Promise<Shelf> =>
  shelfIn(await openShelf(process.env['FIELDKIT_SHELF']), language);

const SHELF_MODULE = '\0fieldkit-shelf';

/** The source that gives `ALL` the games of a maker's shelf; pictures are files, which a server alone can read. */
function makersShelf(path: string, onServer: boolean): string {
  const [all, from, files, home] = [path, SHELF_GAME, PICTURE_FOLDER, dirname(path)].map((each) =>
    JSON.stringify(each),
  );
  const games = `listedBy(MINE).map((game) => ({ home: ${onServer ? home : "''"}, ...game }))`;
  return `import * as MINE from ${all}; import { listedBy, ownedByMakers } from ${from};
${onServer ? `import { picturesIn } from ${files};` : 'const picturesIn = undefined;'}
const ALL = ownedByMakers(${games}, picturesIn);`;
}

/** What the scripts of pages need of makers' games without rules; undefined where a game has some. */
async function bareShelf(language: LanguageId): Promise<string | undefined> {
  const games = await builtShelf(language);
  if (shelfPath() === HOUSE_SHELF || games.some(({ referee }) => referee !== undefined)) return undefined;
  const bare = games.map(({ id, language: own }) => ({ id, ...(own && { language: own }) }));
  return `export const SHELF = ${JSON.stringify(bare)}; export const ABROAD = [];`;
}

/** Vite plugin that resolves the shelf and the words; `of` says whether it is for pages or for what is apart from them. */
export const inLanguage = (language = builtLanguage(), of: 'pages' | 'others' = 'others'): Plugin => ({
  name: 'fieldkit-language',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || importer.startsWith('\0') || !source.startsWith('.')) return null;
    if (language === 'en' && !/\/shelf\.[jt]s$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    // While pages are made as they are asked for, what stands below node_modules has a version behind its path.
    const file = found?.id.replace(/\?v=\w+$/, '');
    if (file === HOUSE_SHELF) return SHELF_MODULE;
    const sister = file === undefined ? null : wordsFor(file, language);
    return sister === importer ? found : (sister ?? found);
  },
  async load(id) {
    if (id !== SHELF_MODULE) return null;
    // `fieldkit dev` serves workers as it serves pages: they need the games whole.
    const { consumer, command } = this.environment.config;
    const isScript = of === 'pages' && consumer === 'client' && command === 'build';
    const bare = isScript ? await bareShelf(language) : undefined;
    if (bare !== undefined) return bare;
    const [all, from] = [shelfPath(), SHELF_GAME].map((path) => JSON.stringify(path));
    const listed =
      shelfPath() === HOUSE_SHELF
        ? `import { SHELF as ALL } from ${all};`
        : makersShelf(shelfPath(), consumer === 'server');
    return `${listed} import { abroadOf, shelfIn } from ${from};
export const SHELF = shelfIn(ALL, ${JSON.stringify(language)});
export const ABROAD = /* @__PURE__ */ abroadOf(ALL, ${JSON.stringify(language)});`;
  },
});

/** Builds the site in each further language of its games, into a subfolder. */
export const otherLanguages = (): AstroIntegration => ({
  name: 'fieldkit-languages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      if (builtLanguage() !== 'en') return;
      const all = (await openShelf(process.env['FIELDKIT_SHELF'])).flatMap(languagesOf);
      for (const language of LANGUAGE_IDS.filter((id) => id !== 'en' && all.includes(id))) {
        logger.info(`Building the site in ${language} as well.`);
        const outDir = join(fileURLToPath(dir), language);
        const { status, stderr, stdout } = spawnSync(
          process.execPath,
          ['--import', IN_NODE, ASTRO, 'build', '--outDir', outDir],
          { env: { ...process.env, FIELDKIT_LANGUAGE: language }, encoding: 'utf8' },
        );
        if (status !== 0) throw new Error(`The site cannot be built in ${language}.\n${stdout}${stderr}`);
      }
    },
  },
});
