/** Finds games for the commands, on the project's own shelf or on one that a maker brings. */
import { shelfIn, type Shelf, type ShelfGame } from '../../src/book/shelf-game.ts';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isObject } from '../../src/is-object.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { LanguageId } from '../../src/language.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { checkFile } from './input.ts';
import { unknownName } from './nearest.ts';
import { refusal } from './refusal.ts';

/** Brings a module by its absolute path: Node's import, or a watcher's that sees changes. */
export type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

/** The project's own shelf, for who has to load it by its path. */
export const HOUSE_SHELF = fileURLToPath(new URL('../../src/site/shelf.ts', import.meta.url));

/** Bytes of a module that lists games. */
const MOST_CODE = 4_000_000;

/** What somebody else's code says against itself, its first line as a sentence. */
export const saidBy = (error: unknown): string =>
  ((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '').replace(/[.!?]?$/, '.');

const nodeImport: Load = async (path) => {
  try {
    return (await import(pathToFileURL(path).href)) as Awaited<ReturnType<Load>>;
  } catch (error) {
    throw refusal(`${path} cannot be loaded as a module: ${saidBy(error)}`);
  }
};

const isGame = (value: unknown): value is ShelfGame =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['kit'] === 'function';

/** A name that folders, addresses and commands can bear. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 60;

const PARTS = ['versions', 'book', 'plays', 'lessons'] as const;

/** What is wrong with a game as it stands on a maker's shelf; undefined where nothing is. */
function faultOf(game: ShelfGame, others: Shelf): string | undefined {
  const { id } = game;
  if (!ID.test(id) || id.length > LONGEST_ID)
    return `"${id}" is no id for a game: it takes small letters and figures, with hyphens between them, at most ${LONGEST_ID}`;
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

/** The project's shelf, or the `SHELF` that the module at `file` exports. */
export async function openShelf(file?: string, load: Load = nodeImport): Promise<Shelf> {
  if (file === undefined) return SHELF;
  const path = resolve(file);
  await checkFile(path, MOST_CODE);
  const { SHELF: found } = await load(path);
  if (path === HOUSE_SHELF) return found as Shelf;
  if (!Array.isArray(found) || !found.every(isGame))
    throw refusal(`${file} is no shelf: it exports no list SHELF of games with an id and a kit.`);
  if (found.length === 0) throw refusal(`The shelf at ${file} has no game on it.`);
  const [fault] = found.flatMap((game) => faultOf(game, found) ?? []);
  if (fault !== undefined) throw refusal(`${file} is no shelf: ${fault}.`);
  return found.map((game) => ({ home: dirname(path), ...game }));
}

/** The game called `id`, or every game of the shelf where none is named. */
export function gamesOf(shelf: Shelf, id?: string): Shelf {
  if (id === undefined) return shelf;
  const game = shelf.find((each) => each.id === id.toLowerCase());
  if (!game)
    throw unknownName(
      `There is no game "${id}"`,
      id,
      shelf.map((each) => each.id),
    );
  return [game];
}

const isNamed = (value: unknown): boolean => isObject(value) && typeof value['id'] === 'string';

const isText = (value: unknown): boolean => typeof value === 'string';

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

const isDrawing = (value: unknown): boolean => typeof value === 'function';

const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isNamed);

/** What every kit has at least, and how it is told to be there; what is wrong inside of it its makers say. */
const KIT_PARTS: Readonly<
  Record<string, (part: unknown, kit: Readonly<Record<string, unknown>>) => boolean>
> = {
  id: (part) => isText(part) && ID.test(String(part)),
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

/** The parts that what a module has brought lacks; none of a kit. */
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
    throw refusal(`The kit of ${game.id} cannot be loaded: ${saidBy(error)}`);
  }
}

/** The kit of a game; refuses what is none. */
export async function kitOf(game: ShelfGame): Promise<Kit> {
  const kit: unknown = await bringKit(game);
  if (isKit(kit)) return kit;
  throw refusal(
    `The kit of ${game.id} is none: it lacks ${lacks(kit).join(', ')}, which every kit has (see src/kit/kit.ts).`,
  );
}

/** What a language is called in English. */
const languageName = (id: LanguageId): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(id) ?? id;

/** A game in the words of a language; nothing where it has none. */
async function wordedIn(game: ShelfGame, language: LanguageId): Promise<ShelfGame | undefined> {
  if (game.in?.[language] !== undefined) return shelfIn([game], language)[0];
  const { language: own = 'en' } = await kitOf(game);
  return own === language ? game : undefined;
}

/** Whose games are asked for, and in what language: as they are where that is left out. */
export interface Asked {
  readonly shelf?: string;
  readonly language?: LanguageId;
}

/** The games that are asked for, in their language; refuses one that is not in it, or a shelf without any that is. */
export async function gamesAsked({ shelf, language }: Asked, id?: string, load = nodeImport): Promise<Shelf> {
  const games = gamesOf(await openShelf(shelf, load), id);
  if (language === undefined) return games;
  const worded = await Promise.all(games.map((game) => wordedIn(game, language)));
  const found = worded.filter((game) => game !== undefined);
  if (found.length > 0) return found;
  const named = id === undefined ? 'No game of this shelf is' : `The game "${id.toLowerCase()}" is not`;
  throw refusal(`${named} in ${languageName(language)}.`);
}

/** The kits of `gamesAsked`, loaded. */
export const kitsAsked = async (asked: Asked, id?: string, load = nodeImport): Promise<readonly Kit[]> =>
  Promise.all((await gamesAsked(asked, id, load)).map(kitOf));
