/** Finds games for the commands, on the project's own shelf or on one that a maker brings. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kit } from '../../src/kit/kit.ts';
import { SHELF, type Shelf, type ShelfGame } from '../../src/site/shelf.ts';
import { unknownName } from './nearest.ts';
import { refusal } from './refusal.ts';

/** Brings a module by its absolute path: Node's import, or a watcher's that sees changes. */
export type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

const nodeImport: Load = async (path) => {
  try {
    return (await import(pathToFileURL(path).href)) as Awaited<ReturnType<Load>>;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw refusal(`${path} cannot be loaded as a module: ${reason}`);
  }
};

const isGame = (value: unknown): value is ShelfGame =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'kit' in value &&
  typeof value.kit === 'function';

/** The project's shelf, or the `SHELF` that the module at `file` exports. */
export async function openShelf(file?: string, load: Load = nodeImport): Promise<Shelf> {
  if (file === undefined) return SHELF;
  const path = resolve(file);
  if (!existsSync(path)) throw refusal(`There is no shelf at ${file}.`);
  const { SHELF: found } = await load(path);
  if (!Array.isArray(found) || !found.every(isGame))
    throw refusal(`${file} is no shelf: it exports no list SHELF of games with an id and a kit.`);
  if (found.length === 0) throw refusal(`The shelf at ${file} has no game on it.`);
  return found;
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

/** The kits of `gamesOf`, loaded. */
export const kitsOf = (shelf: Shelf, id?: string): Promise<readonly Kit[]> =>
  Promise.all(gamesOf(shelf, id).map((game) => game.kit()));
