/** Finds games for the commands, on the project's shelf or a maker's. */
import { listedBy, ownedByMakers, shelfIn, type Shelf, type ShelfGame } from '../../src/book/shelf-game.ts';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isObject } from '../../src/is-object.ts';
import { ID_RULE, isId } from '../../src/kit/id.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { FontFiles } from '../../src/kit/type/local-font.ts';
import type { LanguageId } from '../../src/language.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { findOwnName } from './own-name.ts';
import { picturesIn } from '../make/pictures/picture-folder.ts';
import { checkFile } from './read-input.ts';
import { unknownName } from './nearest.ts';
import { refusal, refusalOf } from './command-error.ts';
import { nearPath, refusalOfMaker } from './maker-errors.ts';

/** Imports a module by its absolute path: Node's import, or the watcher's, which sees changes. */
export type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

/** Path of the project's own shelf. */
export const HOUSE_SHELF = fileURLToPath(new URL('../../src/site/shelf.ts', import.meta.url));

/** Names of a maker's shelf in the current folder, the first there is. */
const OWN_NAMES = ['fieldkit.ts', 'fieldkit.mts', 'fieldkit.js', 'fieldkit.mjs'];

/** The folder of the command itself, which has files of such names. */
const COMMAND_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** The maker's shelf in a folder; undefined if there is none. */
export const shelfHere = (folder: string): string | undefined =>
  join(folder, '/') === COMMAND_FOLDER ? undefined : OWN_NAMES.find((name) => existsSync(join(folder, name)));

/** Size limit of a module that lists games, bytes. */
export const MOST_CODE = 4_000_000;

let knowsDataFiles = false;

/** Lets Node import tables and templates: for makers' shelves, since their readers take time to load. */
async function knowDataFiles(): Promise<void> {
  if (knowsDataFiles) return;
  knowsDataFiles = true;
  (await import('../data-files/node-loader.ts')).loadDataFiles();
}

const nodeImport: Load = async (path) => {
  findOwnName();
  await knowDataFiles();
  try {
    return (await import(pathToFileURL(path).href)) as Awaited<ReturnType<Load>>;
  } catch (error) {
    throw refusalOfMaker(error, `${nearPath(path)} cannot be loaded as a module`);
  }
};

const isGame = (value: unknown): value is ShelfGame =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['kit'] === 'function';

const PARTS = ['versions', 'book', 'plays', 'lessons'] as const;

/** The fault of a game on a maker's shelf; undefined if there is none. */
function faultOf(game: ShelfGame, others: Shelf): string | undefined {
  const { id } = game;
  if (!isId(id)) return `"${id}" is no id for a game: it takes ${ID_RULE}`;
  if (SHELF.some((own) => own.id === id))
    return `Fieldkit has a game called "${id}" of its own: give yours another id`;
  if (others.some((other) => other !== game && other.id === id)) return `two games are called "${id}"`;
  const wrong = PARTS.find((part) => game[part] !== undefined && typeof game[part] !== 'function');
  if (wrong !== undefined) return `the ${wrong} of ${id} is no function that brings it`;
  if (game.referee === undefined) return undefined;
  const parts: readonly unknown[] = isObject(game.referee) ? Object.values(game.referee) : [null];
  return parts.every((part) => part === undefined || typeof part === 'function')
    ? undefined
    : `the referee of ${id} is no list of functions that bring its parts`;
}

/** The house's own games; throws a refusal where Fieldkit came without them. */
function houseGames(): Shelf {
  if (SHELF.length > 0) return SHELF;
  throw refusal(
    'There is no fieldkit.ts in this folder: go to where it is, or begin a game with npx fieldkit init <name>.',
  );
}

/** Remembers what was opened of a folder: files that have not changed are not read again when a game is loaded again. */
function keptByFolder<Files>(open: (home: string) => Files): (home: string) => Files {
  const known = new Map<string, Files>();
  return (home) => {
    const found = known.get(home) ?? open(home);
    known.set(home, found);
    return found;
  };
}

const keptPictures = keptByFolder(picturesIn);

/** The project's shelf, or the games that the module at `file` exports as `SHELF` or as its default. */
export async function openShelf(file?: string, load: Load = nodeImport): Promise<Shelf> {
  if (file === undefined) return houseGames();
  const path = resolve(file);
  await checkFile(path, MOST_CODE);
  const found = listedBy(await load(path));
  if (path === HOUSE_SHELF) return found as Shelf;
  if (!Array.isArray(found) || !found.every(isGame))
    throw refusal(
      `${file} is no shelf: it exports no list SHELF of games with an id and a kit, and no game as its default (export default defineGame({ … })).`,
    );
  if (found.length === 0) throw refusal(`The shelf at ${file} has no game on it.`);
  const [fault] = found.flatMap((game) => faultOf(game, found) ?? []);
  if (fault !== undefined) throw refusal(`${file} is no shelf: ${fault}.`);
  const games = found.map((game) => ({ home: dirname(path), ...game }));
  return ownedByMakers(games, keptPictures);
}

/** Options of `print` and the like that npm takes for its own where the two hyphens before them were forgotten. */
const FORGOTTEN = /^npm_config_(paper|sides|edition|only|sleeves|since|scale|language|out)$/;

/** Throws a refusal where a word that stood behind such an option has come in the place of a game. */
function checkHyphens(word: string): void {
  const script = process.env['npm_lifecycle_event'];
  const option = Object.keys(process.env).find((name) => FORGOTTEN.test(name));
  if (script === undefined || option === undefined) return;
  const meant = `--${option.replace(FORGOTTEN, '$1')} ${word}`;
  throw refusal(
    `npm has kept an option for itself: write two hyphens before it, npm run ${script} -- ${meant}`,
  );
}

/** The game called `id`, or all games of the shelf. */
export function gamesOf(shelf: Shelf, id?: string): Shelf {
  if (id === undefined) return shelf;
  const game = shelf.find((each) => each.id === id.toLowerCase());
  if (game) return [game];
  checkHyphens(id);
  throw unknownName(
    `There is no game "${id}"`,
    id,
    shelf.map((each) => each.id),
  );
}

const isNamed = (value: unknown): boolean => isObject(value) && typeof value['id'] === 'string';

const isText = (value: unknown): boolean => typeof value === 'string';

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

const isDrawing = (value: unknown): boolean => typeof value === 'function';

const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isNamed);

/** Required parts of a kit, each with a type check; its contents are checked elsewhere. */
const KIT_PARTS: Readonly<
  Record<string, (part: unknown, kit: Readonly<Record<string, unknown>>) => boolean>
> = {
  id: (part) => isText(part) && isId(String(part)),
  title: isText,
  about: isText,
  fonts: Array.isArray,
  credits: Array.isArray,
  box: (part) => isObject(part) && [part['cards'], part['pieces'], part['decks']].every(isList),
  cover: isDrawing,
  front: isDrawing,
  back: isDrawing,
  counter: (part, { box }) => isDrawing(part) || !isObject(box) || isEmpty(box['pieces']),
};

/** Required parts a value lacks; empty for a kit. */
const lacks = (value: unknown): readonly string[] =>
  Object.entries(KIT_PARTS).flatMap(([name, isThere]) =>
    isObject(value) && isThere(value[name], value) ? [] : [`"${name}"`],
  );

const isKit = (value: unknown): value is Kit => lacks(value).length === 0;

async function bringKit(game: ShelfGame): Promise<unknown> {
  try {
    return await game.kit();
  } catch (error) {
    if (game.home === undefined) throw error;
    throw refusalOfMaker(error, `The kit of ${game.id} cannot be loaded`);
  }
}

const kitsWithFiles = new WeakMap<Kit, Kit>();

let keptFonts: ((home: string) => FontFiles) | undefined;

const hasLocalFonts = ({ fonts }: Kit): boolean => fonts.some(({ isLocal }) => isLocal);

/** The kit with the fonts in its shelf's folder; throws a refusal for those that are broken. */
async function withFonts(kit: Kit, home: string): Promise<Kit> {
  if (!hasLocalFonts(kit)) return kit;
  // Lazily loaded: most kits need no parser of fonts before they are drawn.
  const { fontFilesIn, localFontFaults } = await import('../../src/site/package-fonts.ts');
  keptFonts ??= keptByFolder(fontFilesIn);
  const opened = kit.fontFiles ? kit : { ...kit, fontFiles: keptFonts(home) };
  const faults = localFontFaults(opened);
  if (faults.length > 0) throw refusalOf(faults.map((fault) => `${kit.title}, ${fault}`));
  return opened;
}

/** A maker's kit with the pictures and fonts in its shelf's folder; a font may have changed since the last time. */
async function withFiles(kit: Kit, { home }: ShelfGame): Promise<Kit> {
  if (home === undefined) return kit;
  const known = kitsWithFiles.get(kit) ?? (kit.pictures ? kit : { ...kit, pictures: keptPictures(home) });
  const opened = await withFonts(known, home);
  kitsWithFiles.set(kit, opened);
  return opened;
}

/** Loads the kit of a game; throws a refusal if it is none. */
export async function kitOf(game: ShelfGame): Promise<Kit> {
  const kit: unknown = await bringKit(game);
  if (isKit(kit)) return await withFiles(kit, game);
  throw refusal(
    `The kit of ${game.id} is none: it lacks ${lacks(kit).join(', ')}, which every kit has (see src/kit/kit.ts).`,
  );
}

const languageName = (id: LanguageId): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(id) ?? id;

/** A game translated into a language; undefined if it is not. */
async function wordedIn(game: ShelfGame, language: LanguageId): Promise<ShelfGame | undefined> {
  if (game.in?.[language] !== undefined) return shelfIn([game], language)[0];
  const { language: own = 'en' } = await kitOf(game);
  return own === language ? game : undefined;
}

/** The shelf to use, and the language; without one, each game in its own. */
export interface Asked {
  readonly shelf?: string;
  readonly language?: LanguageId;
}

/**
 * The requested games in the requested language; throws a refusal for a game that is not translated, or a shelf without
 * any that is.
 */
export async function gamesAsked({ shelf, language }: Asked, id?: string, load = nodeImport): Promise<Shelf> {
  const games = gamesOf(await openShelf(shelf, load), id);
  if (language === undefined) return games;
  const worded = await Promise.all(games.map((game) => wordedIn(game, language)));
  const found = worded.filter((game) => game !== undefined);
  if (found.length > 0) return found;
  const named = id === undefined ? 'No game of this shelf is' : `The game "${id.toLowerCase()}" is not`;
  throw refusal(`${named} in ${languageName(language)}.`);
}

/** Loads the kits of `gamesAsked`. */
export const kitsAsked = async (asked: Asked, id?: string, load = nodeImport): Promise<readonly Kit[]> =>
  Promise.all((await gamesAsked(asked, id, load)).map(kitOf));
